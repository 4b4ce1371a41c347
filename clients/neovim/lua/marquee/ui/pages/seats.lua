-- SPDX-License-Identifier: MIT
--
--- The seats of a showing, with the best ones for a party marked, below its movie, theatre, time and prices; the bar
--- describes the seat under the cursor.

local View = require("marquee.ui.view")
local failure = require("marquee.ui.failure")
local go = require("marquee.ui.go")
local keys = require("marquee.ui.keys")
local last_place = require("marquee.last_place")
local marquee = require("marquee")
local price = require("marquee.price")
local seat_map = require("marquee.ui.seat_map")
local text = require("marquee.text")
local wording = require("marquee.wording")

local page = {}

local indent = "     "

--- The seats that are marked now.
local function group_of(view)
  return view.plan and view.plan.groups[view.choice]
end

local function total_of(view)
  local group = group_of(view)
  return group and group.price or view.plan.price
end

--- What the prices include, and which seats cost more or less.
local function price_note(showtime, layout)
  local ticket = price.adult(showtime)
  local parts = { ticket and price.note(ticket), layout and price.zones(layout.zones) }
  return table.concat(vim.tbl_values(parts), "; ")
end

local function head(view)
  local plan, width = view.plan, view:width() - #indent
  local showtime, lines = plan.showtime, {}
  local function add(shown, group)
    for _, line in ipairs(shown) do
      table.insert(lines, { { indent .. line, group } })
    end
  end
  local start = showtime.startsAtLocal
  local facts = start and { text.day(start), wording.time(start) } or {}
  table.insert(facts, showtime.format)
  table.insert(facts, showtime.auditorium and "room " .. showtime.auditorium)
  table.insert(facts, text.age(plan, showtime.id))
  add({ "", showtime.movieTitle }, "MarqueeTitle")
  add({ plan.theatreName }, "MarqueeHeading")
  add(text.flow(facts, "  ·  ", width), "MarqueeDate")
  add(
    text.flow(
      vim.tbl_map(function(ticket)
        return ticket.type:sub(1, 1) .. ticket.type:sub(2):lower() .. " " .. price.total(ticket)
      end, showtime.ticketPrices or {}),
      "  ·  ",
      width
    ),
    "MarqueePrice"
  )
  add(text.wrap(price_note(showtime, view.layout), width), "MarqueeFact")
  local total = total_of(view)
  if total then
    local parts = price.parts(total)
    parts[1] = ("For %d: %s = %s"):format(plan.partySize, price.of_plan(total), parts[1] or "")
    add(text.flow(parts, "  ·  ", width), "MarqueePrice")
  end
  add(text.wrap(plan.message or "", width), "MarqueeWarning")
  local url = plan.purchaseUrl
  if url then
    local target = { kind = "address", url = url }
    table.insert(lines, { { indent }, { text.link(url, width), "MarqueeUrl" }, target = target })
  end
  return lines
end

local function draw(view)
  local lines = head(view)
  view.cells = {}
  if view.layout then
    local group = group_of(view)
    local map = seat_map.draw(view.layout, view:width(), group and group.seats)
    table.insert(lines, { { "" } })
    for row, cells in pairs(map.cells) do
      view.cells[#lines + row] = cells
    end
    vim.list_extend(lines, map.lines)
    view.summary = ("%d of %d free"):format(map.free, map.total)
  elseif view.failure then
    table.insert(lines, { { "" } })
    vim.list_extend(lines, failure.lines(view.failure, view:width(), function()
      view:reload()
    end))
  end
  view.canvas:draw(0, lines)
  view:status({ detail = view.summary, percentage = not view.is_complete and 50 or nil })
end

--- Describes the seat under the cursor.
local function look(view)
  local line, column = unpack(vim.api.nvim_win_get_cursor(0))
  for _, cell in ipairs((view.cells or {})[line] or {}) do
    if column >= cell.from and column < cell.to then
      return view:status({ detail = seat_map.describe(cell.seat, view.layout.zones) })
    end
  end
  if view.summary then
    view:status({ detail = view.summary })
  end
end

--- Says in the line for messages which seats are marked, what they cost and why; or why there are none.
local function say_choice(view)
  local group, total = group_of(view), total_of(view)
  local cost = total and price.of_plan(total) or "no price known"
  if group then
    view:say(("%s · %s for %d · %s"):format(table.concat(group.seats, " "), cost, view.plan.partySize, group.reason))
  else
    view:say(view.plan.message or cost)
  end
end

--- Puts the cursor on the first marked seat.
local function move_to_choice(view)
  local group, window = group_of(view), vim.fn.bufwinid(view.buffer)
  for line, cells in pairs(group and window ~= -1 and view.cells or {}) do
    for _, cell in ipairs(cells) do
      if cell.seat.name == group.seats[1] then
        vim.api.nvim_win_set_cursor(window, { line, cell.from })
      end
    end
  end
end

local function show_choice(view)
  view.subject.seats = (group_of(view) or {}).seats
  draw(view)
  move_to_choice(view)
  say_choice(view)
end

--- Marks the next best seats.
local function choose_others(view)
  if not group_of(view) then
    return
  end
  view.choice = view.choice % #view.plan.groups + 1
  show_choice(view)
end

local function load(view, id, party)
  view.plan, view.layout, view.summary, view.failure = nil, nil, nil, nil
  view.choice, view.is_complete = 1, false
  view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
  view:status({ percentage = 0 })
  local seats = view:track(marquee.showtimes.seats({ id = id, cache = view.cache }))
  local plan, failed = view:ask(marquee.showtimes.plan({ id = id, partySize = party, cache = view.cache }))
  if failed then
    view:cancel()
    return failure.show(failed, view)
  end
  view.plan = plan
  view.subject = {
    kind = "showtime",
    item = vim.tbl_extend("force", plan.showtime, { purchaseUrl = plan.purchaseUrl, message = plan.message }),
  }
  view:rename("Seats · " .. plan.showtime.movieTitle)
  draw(view)
  view.layout, failed = view:ask(seats)
  view.failure = not plan.obstacle and failed or nil -- Without seats to choose, a map is not missed.
  view.is_complete = true
  show_choice(view)
end

--- The same movie at the same theatre on another day.
local function show_day(view, day)
  local showtime = view.plan.showtime
  go.showtimes(
    { id = showtime.theatreId, name = view.plan.theatreName or showtime.theatreId },
    { date = day, movie = showtime.movieId and { id = showtime.movieId, title = showtime.movieTitle } }
  )
end

---@param id string
---@param options { party?: integer, modifiers?: string }
---@return marquee.View
function page.open(id, options)
  local party = options.party or (last_place.get() or {}).party or last_place.party()
  return View.open({
    name = "seats/" .. id,
    title = "Seats",
    modifiers = options.modifiers,
    load = function(view)
      coroutine.wrap(load)(view, id, party)
    end,
    redraw = function(view)
      if view.plan then
        draw(view)
      end
    end,
    on_move = look,
    day = function(view)
      local showtime = view.plan and view.plan.showtime or {}
      return showtime.theatreId and showtime.startsAtLocal and showtime.startsAtLocal:sub(1, 10), "its day is not known"
    end,
    on_day = show_day,
    keys = {
      c = keys.calendar,
      m = keys.movie,
      o = { choose_others, "the next best seats", "other seats" },
      p = keys.party(function(_, people)
        page.open(id, { party = last_place.party(people) })
      end),
      t = keys.theatres,
      w = keys.watch,
    },
  })
end

return page
