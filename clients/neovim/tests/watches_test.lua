-- SPDX-License-Identifier: MIT
--
-- Watches: w adds the one that fits, their page, and what the user is told of their events, once.

local last_place = require("marquee.last_place")
local watches = require("marquee.watches")

--- The sandbox with a world of its own, which moves twelve hundred times as fast as time, or stands.
local function world(moves, folder)
  folder = folder or vim.fn.tempname()
  return sandbox({
    environment = {
      XDG_STATE_HOME = folder,
      MARQUEE_NOW = "2026-11-21T12:00:00Z" .. (moves and "*1200" or ""),
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

test("w over seats watches them for the party that one says", function()
  local marquee = world(false)
  run("Marquee seats amc:showtime:61020778482511")
  equal(answering("3", function()
    type_keys("w")
  end).default, "2")
  eventually_told("watched: No 3 seats side by side are free.*3 seats for The Hunger Games")
  type_keys("4w")
  eventually_told("4 seats for")
  local items = marquee.watch.list():wait(patience).items
  equal({ #items, items[1].question.kind, items[2].question.partySize }, { 2, "seats", 4 })
  forget()
end)

test("w on a movie offers what one may wait for, at the last place first", function()
  local marquee = world(false)
  last_place.keep("Olathe, KS", 2)
  local offered
  local choose = vim.ui.select
  vim.ui.select = function(items, _, on_choice)
    offered = items
    on_choice(items[1])
  end
  run("Marquee now")
  type_keys("w")
  vim.ui.select = choose
  equal({ #offered, offered[1] }, { 5, "tickets at Olathe, KS" })
  eventually_told("watched: .*Tickets for The Hunger Games")
  local question = marquee.watch.list():wait(patience).items[1].question
  equal({ question.kind, question.movieId }, { "tickets", "amc:movie:64825" })
  matches(question.theatres[1].name, "AMC")
  forget()
end)

test("w on a showing watches its seats; on nothing it says so", function()
  local marquee = world(false)
  run("Marquee whats-on Olathe, KS tonight")
  go_to("AMC DINE%-IN")
  type_keys("2w")
  eventually_told("2 seats for")
  equal(marquee.watch.list():wait(patience).items[1].question.kind, "seats")
  require("marquee.ui.watch").add(nil, 0)
  equal(told_of("nothing to watch under the cursor"), 1)
  forget()
end)

test("b on a watch of the library opens the tickets of one of its films", function()
  local marquee = world(false)
  for _, id in ipairs({ "tmdb:movie:268", "tmdb:movie:27205" }) do
    assert(marquee.library.set({ id = id, status = "wanted" }):wait(patience))
  end
  assert(marquee.watch.add({ kind = "library", place = "Olathe, KS" }):wait(patience))
  run("Marquee watches")
  matches(content(), "1 with tickets")
  local urls = opened(function()
    type_keys("b")
    marquee.watch.get({ id = "watch:1" }):wait(patience) -- The page has asked before.
    vim.wait(100)
  end)
  matches(urls[1] or "", "amctheatres%.com/showtimes/all/.*/%d+$")
  forget()
end)

test("the page of the watches suspends, checks and removes them, and leads to what they are about", function()
  local marquee = world(false)
  run("Marquee watches")
  matches(content(), "Nothing is watched%. w on a movie")
  marquee.watch.add({ kind = "seats", showtimeId = "amc:showtime:61020778482511", partySize = 3 }):wait(patience)
  marquee.watch.add({ kind = "tickets", movie = "nobody has announced this" }):wait(patience)
  type_keys("R")
  eventually("the watches", function()
    return content():find("^ ● 3 seats for The Hunger Games")
  end)
  matches(content(), "\n   No 3 seats side by side are free%.\n   active · checked %a+ %d+:%d+ · next %a+ %d+:%d+")
  matches(content(), " · every 1 min\n")
  matches(content(), "\n ● Tickets for nobody has announced this\n")
  equal(vim.b.marquee_status.detail, "2")

  type_keys("s")
  eventually("a pause", function()
    return content():find("^ ‖.-paused · checked %a+ %d+:%d+\n")
  end)
  type_keys("s")
  eventually("an end of it", function()
    return content():find("^ ●")
  end)
  type_keys("c")
  eventually("a check", function()
    return content():find("active · checked")
  end)
  press("e")
  matches(content(), "Nothing has happened yet")
  type_keys("q")
  type_keys("]]dd")
  eventually("its end", function()
    return not content():find("nobody has announced")
  end)
  equal(#marquee.watch.list():wait(patience).items, 1)
  type_keys("ggb")
  eventually_told("there is nothing to buy yet")
  press("<CR>")
  equal(shown(), "seats/amc:showtime:61020778482511")
  forget()
end)

test("an event is shown once, and those of a closed editor afterwards", function()
  -- The world stands until there is the watch: a busy machine could take so long for it that all has happened.
  local marquee, folder = world(false)
  watches.follow()
  equal(confirmed(marquee), 0)
  marquee.watch.add({ kind = "showings", theatreId = "amc:theatre:610" }):wait(patience)
  marquee.stop()
  marquee = world(true, folder)
  vim.cmd("Marquee watches")
  eventually_told("A showing was added")
  equal(told_of("A showing was added"), 1)
  eventually("a cursor", function()
    return confirmed(marquee) > 0
  end)
  marquee.stop()

  -- What happens now is noticed by nobody here. More may have been shown until the editor was closed.
  local other = require("marquee").new({ sandbox = true, environment = marquee.client().options.environment })
  local cursor = confirmed(other)
  local seats = { kind = "seats", showtimeId = "amc:showtime:61020778482511", partySize = 3 }
  other.watch.add(seats):wait(patience)
  eventually("more events", function()
    return other.watch.events({ after = cursor }):wait(patience).cursor >= cursor + 2
  end)
  other:stop()
  marquee = world(false, folder)
  local last = marquee.watch.events({ after = cursor }):wait(patience).items
  vim.cmd("Marquee events")
  eventually_told("events since you were here")
  equal(told_of(("%d events since you were here"):format(#last)), 1)
  eventually("the events", function()
    return content():find("A showing was added")
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
