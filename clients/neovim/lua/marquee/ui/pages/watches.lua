-- SPDX-License-Identifier: MIT
--
--- The watches: what is true now, when each was checked and will be, and why it fails if it does.

local View = require("marquee.ui.view")
local address = require("marquee.ui.address")
local report_error = require("marquee.report_error")
local failure = require("marquee.ui.failure")
local go = require("marquee.ui.go")
local marquee = require("marquee")
local text = require("marquee.text")
local watches = require("marquee.watches")
local wording = require("marquee.wording")

local page = {}

local indent = "   "
local name = "watches"
local signs = { active = "●", paused = "‖", ended = "✓" }
local groups = { active = "MarqueeTime", paused = "MarqueeHint", ended = "MarqueeFooter" }

--- How often, in words: "every 5 min".
local function period(seconds)
  if seconds % 3600 == 0 then
    return ("every %d h"):format(seconds / 3600)
  end
  return seconds % 60 == 0 and ("every %d min"):format(seconds / 60) or ("every %d s"):format(seconds)
end

--- An instant by this machine's clock, with the weekday: "Sat 14:00".
local function moment(instant)
  local here = text.here(instant)
  return text.day(here):sub(1, 3) .. " " .. wording.time(here)
end

--- Whether it is checked, when it was and will be, as far as there is something to say.
local function state(watch)
  local parts = { watch.status }
  if watch.lastCheckedAt then
    table.insert(parts, "checked " .. moment(watch.lastCheckedAt))
  end
  if watch.nextCheckAt then
    table.insert(parts, "next " .. moment(watch.nextCheckAt))
    table.insert(parts, period(watch.everySeconds))
  end
  if watch["until"] then
    table.insert(parts, "until " .. moment(watch["until"]))
  end
  return parts
end

--- Where <CR> leads: what the watch is about.
local function subject(watch)
  local question = watch.question
  local movie = question.movieId or watch.now.movie and watch.now.movie.id
  if question.showtimeId then
    return function()
      go.seats(question.showtimeId, { party = question.partySize })
    end
  elseif movie then
    return function()
      go.movie(movie)
    end
  elseif question.theatres and question.theatres[1] then
    return function()
      go.showtimes(question.theatres[1], { date = question.date })
    end
  end
  return function()
    go.events(watch)
  end
end

local function lines_of(watch, width)
  local target = { kind = "watch", item = watch, open = subject(watch) }
  local lines = {}
  local function add(words, group)
    for _, line in ipairs(words) do
      table.insert(lines, { { indent .. line, group }, target = target })
    end
  end
  local room = width - #indent
  for index, line in ipairs(text.wrap(watch.name, room)) do
    local lead = index == 1 and { (" %s "):format(signs[watch.status] or "?"), groups[watch.status] } or { indent }
    table.insert(lines, { lead, { line, "MarqueeTitle" }, target = target })
  end
  add(text.wrap(watch.now.message, room), "MarqueeOverview")
  if watch.failure then
    local which = watch.failures == 1 and "the last check has" or ("%d checks in a row have"):format(watch.failures)
    add(text.wrap(("%s failed: %s"):format(which, watch.failure.message), room), "MarqueeWarning")
  end
  add(text.flow(state(watch), " · ", room), "MarqueeFact")
  return lines
end

local function draw(view)
  local lines = {}
  for _, watch in ipairs(view.watches) do
    vim.list_extend(lines, lines_of(watch, view:width()))
  end
  if #lines == 0 then
    local words = "Nothing is watched. w on a movie, a showing or its seats watches it."
    for _, line in ipairs(text.wrap(words, view:width() - 2)) do
      table.insert(lines, { { "  " .. line, "MarqueeHint" } })
    end
  end
  view.canvas:draw(0, lines)
  view:status({ detail = #view.watches > 0 and tostring(#view.watches) or nil })
end

local function load(view)
  if not view.watches then
    view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
    view:status({ percentage = 0 })
  end
  local list, failed = view:ask(marquee.watch.list())
  if failed then
    view.watches = nil
    return failure.show(failed, view)
  end
  view.watches = list.items
  draw(view)
end

--- A key that does something with the watch under the cursor, by a request, and shows what is true then.
local function with_watch(request_of)
  return function(view)
    local target = view:target()
    if not target or target.kind ~= "watch" then
      return report_error("there is no watch under the cursor")
    end
    coroutine.wrap(function()
      local _, failed = view:ask(request_of(target.item))
      if failed then
        return report_error(failed.message)
      end
      load(view)
    end)()
  end
end

--- Where one acts on what a watch has found; the films of the library and of a person have showings of their own.
local function url_of(watch)
  for _, found in ipairs(watch.now.items) do
    local film = found.film or {}
    local showing = found.showing or found.seats and found.seats.showing or film.formatShowing or film.showing
    local url = showing and showing.purchaseUrl or found.offer and found.offer.url
    if url then
      return url
    end
  end
end

local function buy(view)
  local target = view:target()
  if not target then
    return report_error("there is no watch under the cursor")
  end
  coroutine.wrap(function()
    local watch, failed = view:ask(marquee.watch.get({ id = target.item.id }))
    local url = watch and url_of(watch)
    if url then
      return address.open(url)
    end
    report_error(failed and failed.message or "there is nothing to buy yet")
  end)()
end

local keys = {
  b = { buy, "buy what it has found, outside Neovim", "buy" },
  s = {
    with_watch(function(watch)
      return marquee.watch.update({ id = watch.id, paused = watch.status == "active" })
    end),
    "suspend it, or go on",
    "suspend",
  },
  c = {
    with_watch(function(watch)
      return marquee.watch.check({ id = watch.id })
    end),
    "check it now",
    "check",
  },
  dd = {
    with_watch(function(watch)
      return marquee.watch.remove({ id = watch.id })
    end),
    "remove it",
    "remove",
  },
  e = {
    function(view)
      local target = view:target()
      go.events(target and target.item)
    end,
    "what has happened to it",
    "events",
  },
}

---@param modifiers? string
---@return marquee.View
function page.open(modifiers)
  watches.follow()
  return View.open({
    name = name,
    title = "Watches",
    modifiers = modifiers,
    load = function(view)
      coroutine.wrap(load)(view)
    end,
    redraw = function(view)
      if view.watches then
        draw(view)
      end
    end,
    keys = keys,
  })
end

table.insert(watches.listeners, function()
  local view = View.named(name)
  if view and vim.fn.bufwinid(view.buffer) ~= -1 then
    coroutine.wrap(load)(view)
  end
end)

return page
