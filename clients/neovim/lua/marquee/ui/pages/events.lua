-- SPDX-License-Identifier: MIT
--
--- What has happened to a watch or to all of them, the latest first.

local View = require("marquee.ui.view")
local failure = require("marquee.ui.failure")
local go = require("marquee.ui.go")
local keys = require("marquee.ui.keys")
local marquee = require("marquee")
local text = require("marquee.text")
local watches = require("marquee.watches")
local wording = require("marquee.wording")

local page = {}

-- Who wants to read more asks `marquee call watch/events`.
local most = 500

local groups = {
  failing = "MarqueeWarning",
  showingCancelled = "MarqueeWarning",
  seatsGone = "MarqueeHint",
  ended = "MarqueeFooter",
}

--- The target of an event: its showing or movie, and the page to act on.
local function target_of(event)
  local thing = event.after or event.before or {}
  local showing = thing.showing or thing.seats and thing.seats.showing
  local target = { kind = "event", item = { id = event.watchId, purchaseUrl = event.url } }
  if showing then
    target.kind, target.item = "showtime", vim.tbl_extend("keep", { purchaseUrl = event.url }, showing)
    target.open = function()
      go.seats(showing.id)
    end
  elseif thing.movie or event.movie then
    local movie = thing.movie or event.movie
    target.kind, target.item = "movie", vim.tbl_extend("keep", { showtimesUrl = event.url }, movie)
    target.open = function()
      go.movie(movie.id, movie.title)
    end
  elseif event.url then
    target.url = event.url
  end
  return target
end

local function draw(view)
  local lines, width, day = {}, view:width()
  local time_width = wording.time_width() + 3
  for index = #view.events, 1, -1 do
    local event = view.events[index]
    local here = text.here(event.at)
    local date = here:sub(1, 10)
    if date ~= day then
      day = date
      table.insert(lines, { { "  " .. text.day(date), "MarqueeHeading" } })
    end
    local target = target_of(event)
    local words = event.kind == "failing" and event.watchName .. ": " .. event.message or event.message
    for number, line in ipairs(text.wrap(words, width - time_width)) do
      local time = number == 1 and " " .. wording.time(here) or ""
      table.insert(lines, {
        { text.fit(time, time_width), "MarqueeTime" },
        { line, groups[event.kind] or "MarqueeTitle" },
        target = target,
      })
    end
  end
  if #lines == 0 then
    lines = { { { "  Nothing has happened yet.", "MarqueeHint" } } }
  end
  view.canvas:draw(0, lines)
  local count = #view.events
  view:status({ detail = count == most and ("the last %d"):format(count) or count > 0 and tostring(count) or nil })
end

--- Reads the log to its end, and keeps the latest events.
local function load(view, watch)
  if not view.events then
    view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
    view:status({ percentage = 0 })
  end
  local events, cursor = {}, 0
  repeat
    local part, failed = view:ask(marquee.watch.events({
      after = cursor,
      limit = 1000,
      watchIds = watch and { watch.id } or nil,
    }))
    if failed then
      view.events = nil
      return failure.show(failed, view)
    end
    vim.list_extend(events, part.items)
    if #events > most then
      events = vim.list_slice(events, #events - most + 1)
    end
    cursor = part.cursor
  until part.complete
  view.events = events
  draw(view)
end

local function name_of(watch)
  return watch and "events/" .. watch.id or "events"
end

---@param watch? { id: string, name: string }
---@param modifiers? string
---@return marquee.View
function page.open(watch, modifiers)
  return View.open({
    name = name_of(watch),
    title = watch and "Events · " .. watch.name or "Events",
    modifiers = modifiers,
    load = function(view)
      coroutine.wrap(load)(view, watch)
    end,
    redraw = function(view)
      if view.events then
        draw(view)
      end
    end,
    keys = { c = keys.calendar },
  })
end

table.insert(watches.listeners, function()
  local view = View.named("events")
  if view and vim.fn.bufwinid(view.buffer) ~= -1 then
    coroutine.wrap(load)(view)
  end
end)

return page
