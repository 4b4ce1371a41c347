-- SPDX-License-Identifier: MIT
--
-- Watches: w adds the one that fits and says what is true now, their page, and what the user is told of events, once.

local View = require("marquee.ui.view")
local watches = require("marquee.watches")

--- The sandbox with a world of its own, which moves six hundred times as fast as time, or stands.
local function world(moves, folder)
  folder = folder or vim.fn.tempname()
  return sandbox({
    environment = {
      XDG_STATE_HOME = folder,
      MARQUEE_NOW = "2026-11-21T12:00:00Z" .. (moves and "*600" or ""),
    },
  }), folder
end

local function forget()
  require("marquee").stop()
end

--- The cursor that this editor has confirmed.
local function confirmed(marquee)
  return marquee.watch.delivered({ receiver = "neovim", cursor = 0 }):wait(patience).cursor
end

local function told_of(pattern)
  return #vim.tbl_filter(function(notice)
    return notice.message:find(pattern) ~= nil
  end, notified())
end

local function eventually_told(pattern)
  eventually("told of " .. pattern, function()
    return told_of(pattern) > 0
  end)
end

test("w watches seats for the party that is shown, and says at once what is so already", function()
  local marquee = world(false)
  run("Marquee showtimes/plan id=amc:showtime:61020778482511 partySize=2")
  type_keys("w")
  eventually_told("Marquee: now: 2 seats side by side are free.* · Watch: 2 seats for The Hunger Games")
  run("Marquee whats-on Olathe, KS tonight")
  go_to("AMC DINE%-IN")
  type_keys("w")
  eventually_told("now: .* · Watch: .*Dune: Part Two")
  local kinds = vim.tbl_map(function(item)
    return item.question.kind
  end, marquee.watch.list():wait(patience).items)
  equal(kinds, { "seats", "seats" })
  forget()
end)

test("w on a film of a list waits for its tickets; where nothing can be watched it says so", function()
  local marquee = world(false)
  run("Marquee now")
  type_keys("w")
  eventually_told("Watch: Tickets for The Hunger Games")
  equal(marquee.watch.list():wait(patience).items[1].question.kind, "tickets")
  run("Marquee theatres Olathe, KS")
  type_keys("w")
  eventually_told("nothing here is for the key w")
  forget()
end)

test("the page of the watches pauses, checks and removes them, and leads to their events", function()
  local marquee = world(false)
  run("Marquee watches")
  matches(content(), "Nothing is watched")
  marquee.watch.add({ kind = "seats", showtimeId = "amc:showtime:61020778482511", partySize = 3 }):wait(patience)
  marquee.watch.add({ kind = "tickets", movie = "nobody has announced this" }):wait(patience)
  press("R")
  matches(content(), "^   3 seats for The Hunger Games.-\n    .-\n    active · checked ")
  equal(vim.b.marquee_status.detail, "2")
  for _, state in ipairs({ "paused", "active" }) do
    type_keys("u")
    eventually(state, function()
      return content():find("\n    " .. state .. " · checked")
    end)
  end
  press("e")
  equal({ shown(), #View.current().page.spec.params.watchIds }, { "watch/events", 1 })
  type_keys("q")
  go_to("nobody has announced")
  answering("y", function()
    type_keys("d")
  end)
  eventually("its end", function()
    return not content():find("nobody has announced")
  end)
  equal(#marquee.watch.list():wait(patience).items, 1)
  forget()
end)

test("an event is shown once, and those of a closed editor afterwards", function()
  -- The world stands until there is the watch: a busy machine could take so long for it that all has happened.
  local marquee, folder = world(false)
  local come_free = "have come free for The Hunger Games"
  local seats = { kind = "seats", showtimeId = "amc:showtime:61020778482511", partySize = 3 }
  watches.follow()
  equal(confirmed(marquee), 0)
  assert(marquee.watch.add(seats):wait(patience))
  marquee.stop()
  marquee = world(true, folder)
  vim.cmd("Marquee watches")
  eventually_told(come_free)
  eventually("a cursor", function()
    return confirmed(marquee) > 0
  end)
  local times = told_of(come_free)
  local log = marquee.watch.events():wait(patience).items
  assert(times <= #vim.tbl_filter(function(event)
    return event.message:find(come_free) ~= nil
  end, log), "an event was shown twice")
  marquee.stop()

  -- What happens now is noticed by nobody here. What was shown until the editor was closed may not be confirmed: the
  -- backend alone knows up to where it is, and how much is missing.
  local other = require("marquee").new({ sandbox = true, environment = marquee.client().options.environment })
  other.watch.add(seats):wait(patience) -- The first one may have come to its end.
  eventually("more events", function()
    return #other.watch.events({ after = confirmed(other) }):wait(patience).items >= 2
  end)
  other:stop()
  marquee = world(false, folder)
  local missed = #marquee.watch.events({ after = confirmed(marquee) }):wait(patience).items
  vim.cmd("Marquee events")
  eventually_told("events since you were here")
  equal(told_of("events since you were here"), 1)
  local told = vim.tbl_filter(function(notice)
    return notice.message:find("events since you were here")
  end, notified())[1].message
  assert(tonumber(told:match("(%d+) events")) >= missed, told)
  eventually("the events", function()
    return content():find("have come free")
  end)
  forget()
end)

test("pages don't follow before there has been a watch, and a dead server is followed again", function()
  local marquee = world(false)
  run("Marquee soon")
  marquee.watch.list():wait(patience)
  equal(watches.is_following(), false)
  watches.follow()
  equal(confirmed(marquee), 0)
  vim.fn.jobstop(marquee.client().connection.process.job)
  eventually("a new server", function()
    local connection = marquee.client().connection
    return connection and not connection.failure
  end)
  equal(#notified(), 0)
  forget()
end)
