-- SPDX-License-Identifier: MIT
--
-- Times of day and distances as the user's settings have them, in every table and sentence that has either.

local View = require("marquee.ui.view")
local wording = require("marquee.wording")

--- The sandbox with settings of its own.
local function with_settings(settings)
  local folders = { XDG_CONFIG_HOME = vim.fn.tempname(), XDG_STATE_HOME = vim.fn.tempname() }
  local marquee = sandbox({ environment = folders })
  if settings then
    -- Another program has stored them: this one has to read them.
    local other = marquee.new({ sandbox = true, environment = folders })
    local _, failure = other.settings.set(settings):wait(patience)
    assert(not failure, failure)
    other:stop()
  end
  return marquee
end

local american = { units = "us", clock = 12 }

--- Waits until the settings that this connection has given are those.
local function eventually_read(settings)
  eventually("the settings", function()
    local read = require("marquee").client().settings_read
    return read and read.units == settings.units and read.clock == settings.clock
  end)
end

test("a time and a distance are written as the settings say", function()
  local client = sandbox().client()
  equal(wording.time("2026-11-21T19:10:00-06:00"), "19:10")
  equal(wording.time_width(), 5)
  equal(wording.distance(10.386), "10.4 km")
  client.settings_read = american
  local read = {}
  for _, time in ipairs({ "00:05", "09:00", "11:59", "12:00", "12:10", "19:10" }) do
    table.insert(read, wording.time("2026-11-21T" .. time))
  end
  equal(read, { "12:05 am", "9:00 am", "11:59 am", "12:00 pm", "12:10 pm", "7:10 pm" })
  equal(wording.time_width(), 8)
  equal(wording.distance(10.386), "6.5 mi")
  equal({ wording.time(nil), wording.time("2026-11-21"), wording.distance(nil) }, { "", "", "" })
end)

test("what's on, its filter and its sentence have the user's clock and miles, in the order of time", function()
  with_settings(american)
  run("Marquee whats-on Olathe, KS")
  eventually_read(american)
  local former, hours = nil, 0
  for _, line in ipairs(lines()) do
    local hour, minute, half = line:match("^   ([ 1]%d):(%d%d) ([ap])m  AMC .* %d+%.%d mi .*%$%d")
    if not hour then
      assert(line:find("^ %S") or line:find("^ +%l[%l ]+$"), line)
      former = nil
    else
      local now = (tonumber(hour) % 12 + (half == "p" and 12 or 0)) * 60 + tonumber(minute)
      assert(not former or former <= now or now < 300, line) -- What begins after midnight is last.
      former, hours = now, hours + 1
    end
  end
  assert(hours > 50, hours)
  type_keys("f<C-u>hunger town 7:20 pm<CR>")
  eventually("the filter", function()
    return shown() and #lines() == 2
  end)
  equal(said(function()
    go_to("^    7:20 pm")
  end), { "$38.76+ for 2 · 7:20 pm–9:50 pm · AMC Town Center 20 · 6.5 mi · IMAX" })
end)

test("showtimes, seats, theatres and the line that unfolds the farther ones have them, too", function()
  local marquee = with_settings(american)
  run("Marquee theatres Olathe, KS")
  eventually_read(american)
  matches(content(), "AMC Town Center 20 +6%.5 mi\n")
  matches(content(), "theatres farther away than 24%.9 mi")
  assert(not content():find(" km"), content())
  for _, change in ipairs({ { "metric", "40 km" }, { "us", "24%.9 mi" } }) do
    local _, failure = marquee.settings.set({ units = change[1] }):wait(patience)
    assert(not failure, failure)
    matches(content(), "theatres farther away than " .. change[2])
  end
  run("Marquee showtimes amc:theatre:38 2026-11-21")
  matches(content(), "\n +7:20 pm  The Hunger Games")
  assert(not content():find("19:20"), content())
  run("Marquee seats amc:showtime:3820778482513")
  matches(content(), "Saturday 2026%-11%-21  ·  7:20 pm  ·  IMAX")
end)

test("watches and events have the user's clock, by this machine's zone", function()
  local marquee = with_settings(american)
  local added, failure = marquee.watch.add({ kind = "tickets", movieId = "amc:movie:64825" }):wait(patience)
  assert(added, failure)
  run("Marquee watches")
  eventually_read(american)
  matches(content(), "checked %u%l%l %d%d?:%d%d [ap]m")
  run("Marquee events")
  local view = View.current()
  view.events = { { at = "2026-11-21T12:00:00Z", kind = "ended", watchId = "w", message = ("long words "):rep(20) } }
  view.spec.redraw(view)
  local number, line = find_line("long words")
  matches(line, "^ %d%d?:%d%d [ap]m +long words")
  matches(lines()[number + 1], "^ +long words")
  for _, written in ipairs(lines()) do
    assert(require("marquee.text").width(written) <= view:width(), written)
  end
end)

test("tables that were drawn before the settings came are drawn again, and R reads them anew", function()
  local marquee = with_settings()
  run("Marquee whats-on Olathe, KS tonight")
  eventually_read({})
  matches(content(), "\n   19:20  AMC [^\n]* km ")
  -- Through the plugin: what is shown follows at once.
  local _, failure = marquee.settings.set({ clock = 12 }):wait(patience)
  assert(not failure, failure)
  matches(content(), "\n    7:20 pm  AMC [^\n]* km ")
  -- Through another program: R.
  local other = marquee.new({ sandbox = true, environment = marquee.client().options.environment })
  other.settings.set({ units = "us", reset = { "clock" } }):wait(patience)
  other:stop()
  matches(content(), "\n    7:20 pm  AMC ")
  eventually("the change by another program", function()
    press("R")
    return content():find("\n   19:20  AMC [^\n]* mi ")
  end)
end)

test("each connection is asked once, and a server without settings leaves the defaults", function()
  local marquee = with_settings(american)
  local client, sent = marquee.client(), 0
  local request = client.request
  client.request = function(self, method, ...)
    sent = sent + (method == "settings/get" and 1 or 0)
    return request(self, method, ...)
  end
  run("Marquee now")
  run("Marquee theatres Olathe, KS")
  equal(sent, 1)
  marquee.stop()
  run("Marquee theatres Olathe, KS")
  equal(sent, 2)
  marquee.setup({ command = server("old") })
  run("Marquee now")
  matches(content(), "Film 1")
  equal({ wording.distance(1), wording.time("2026-11-21T19:10") }, { "1.0 km", "19:10" })
end)
