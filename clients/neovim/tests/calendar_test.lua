-- SPDX-License-Identifier: MIT
--
-- A showing into a calendar: c wherever rows are showings, the seats that are marked, and files that are there already.

local plain_confirm = vim.fn.confirm

--- An empty folder.
local function new_folder()
  local folder = vim.fn.tempname()
  vim.fn.mkdir(folder, "p")
  return folder
end

--- The file's content, whose lines end as calendars want it.
local function read(path)
  local file = assert(io.open(path, "rb"))
  local content = file:read("*a")
  file:close()
  matches(content, "^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$")
  assert(not content:gsub("\r\n", ""):find("[\r\n]"))
  return content:gsub("\r\n ", "")
end

local showing = "amc:showtime:3820778482513"
local name = "The-Hunger-Games-Sunrise-on-the-Reaping-2026-11-21-1920.ics"

in_sandbox("c in what's on asks for a file, with the movie, the day and the time in its name", function(marquee)
  run("Marquee whats-on Olathe, KS tonight")
  type_keys("f<C-u>hunger town center<CR>")
  eventually("the filter", function()
    return shown() and #lines() < 10
  end)
  go_to("^   19:20")
  local folder = new_folder()
  local asked = answering(folder, function()
    type_keys("c")
  end)
  equal({ asked.completion, asked.default }, { "file", "~/" .. name })
  eventually_noticed("/" .. vim.pesc(name) .. " has The Hunger Games: Sunrise on the Reaping at AMC Town Center 20$")
  local content = read(folder .. "/" .. name)
  matches(content, "\r\nDTSTART:20261122T012000Z\r\n")
  assert(not content:find("Seats"), content)
  equal(#content, #marquee.calendar.get({ showtimeIds = { showing } }):wait(patience).text:gsub("\r\n ", ""))
  -- The folder is the default from now on.
  asked = answering("", function()
    type_keys("c")
  end)
  equal(vim.fn.fnamemodify(asked.default, ":p"), folder .. "/" .. name)
end)

in_sandbox("over seats the marked ones go into the file, also after o chose others", function()
  run("Marquee seats " .. showing)
  eventually("the marked seats", function()
    return content():find("●")
  end)
  local folder = new_folder()
  answering(folder .. "/evening", function()
    type_keys("c")
  end)
  eventually_noticed("/evening%.ics has .*, E6 E7$")
  matches(read(folder .. "/evening.ics"), "Seats E6\\, E7: ")
  type_keys("o")
  local others = require("marquee.ui.view").current().subject.seats
  answering(folder .. "/others.ICS", function()
    type_keys("c")
  end)
  eventually_noticed("/others%.ICS has ")
  matches(read(folder .. "/others.ICS"), "Seats " .. table.concat(others, "\\, ") .. ": ")
  assert(others[1] ~= "E6", others[1])
end)

in_sandbox("showtimes of a theatre and events have it, and so has the command", function()
  local folder = new_folder()
  for number, command in ipairs({
    "Marquee showtimes amc:theatre:38 2026-11-21",
    "Marquee events",
  }) do
    run(command)
    if number == 2 then
      local view = require("marquee.ui.view").current()
      local event = { at = "2026-11-21T12:00:00Z", kind = "seatsFree", watchId = "w", message = "19:20" }
      event.after = { showing = { id = showing, movieTitle = "千と千尋: 1/2", startsAtLocal = "2026-11-21T19:20:00-06:00" } }
      view.events = { event }
      view.spec.redraw(view)
    end
    go_to("19:20")
    local asked = answering(("%s/%d.ics"):format(folder, number), function()
      type_keys("c")
    end)
    matches(asked.default, number == 2 and "/千と千尋%-1%-2%-2026%-11%-21%-1920%.ics$" or "/[%w-]+%-1920%.ics$")
    eventually_noticed(("/%d%%.ics has "):format(number))
    read(("%s/%d.ics"):format(folder, number))
  end
  vim.cmd("Marquee calendar " .. folder .. "/my evening")
  eventually_noticed("/my evening%.ics has ")
  read(folder .. "/my evening.ics")
end)

in_sandbox("a file that is there stays unless one says otherwise", function()
  run("Marquee seats " .. showing)
  local file = new_folder() .. "/there.ics"
  vim.fn.writefile({ "mine" }, file)
  local asked
  for _, case in ipairs({ { choice = 2, first = "mine" }, { choice = 1, first = "BEGIN:VCALENDAR" } }) do
    asked = nil
    vim.fn.confirm = function(question)
      asked = question
      return case.choice
    end
    vim.cmd("Marquee calendar " .. file)
    eventually("the question and its effect", function()
      return asked and vim.fn.readfile(file)[1] == case.first
    end)
    equal(last_notice():find("there.ics has ", 1, true) ~= nil, case.choice == 1)
  end
  vim.fn.confirm = plain_confirm
  equal(asked, file .. " is there already. Replace it?")
end)

in_sandbox("what can't be had or written is said, and leaves no file", function()
  run("Marquee now")
  type_keys("c")
  vim.cmd("Marquee calendar")
  matches(last_notice(), "put the cursor on a showing")
  run("Marquee seats " .. showing)
  vim.cmd("Marquee calendar /nowhere/at/all.ics")
  eventually_noticed("the calendar file can't be written: ENOENT")
  local file = new_folder() .. "/none.ics"
  require("marquee.ui.calendar").save({ kind = "showtime", item = { id = "amc:showtime:1" } }, file)
  eventually_noticed("There is no such showtime")
  equal(vim.fn.filereadable(file), 0)
end)
