-- SPDX-License-Identifier: MIT
--
-- A showing into a calendar: c on a showing and over seats, and files that are there already.

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
-- The time is that of the theatre's clock.
local name = "The%-Hunger%-Games%-Sunrise%-on%-the%-Reaping%-at%-AMC%-Tow%-Sat%-21%-Nov%-19%-20%.ics"

in_sandbox("c in what's on asks for a file, with the film and the time in its name", function()
  run("Marquee whats-on Olathe, KS tonight")
  go_to("19:20 +AMC Town Center 20 +IMAX")
  local folder = new_folder()
  local asked = answering(folder, function()
    type_keys("c")
    eventually_noticed("/" .. name .. " has .*The Hunger Games")
  end)
  equal(asked.completion, "file")
  matches(asked.default, "^~/" .. name .. "$")
  local content = read(folder .. "/" .. vim.fn.fnamemodify(asked.default, ":t"))
  matches(content, "\r\nDTSTART:20261122T012000Z\r\n")
  assert(not content:find("Seats"), content)
  -- The folder is the default from now on.
  local again
  vim.ui.input = function(options)
    again = options
  end
  type_keys("c")
  eventually("the question", function()
    return again
  end)
  equal(vim.fn.fnamemodify(again.default, ":p:h"), folder)
end)

in_sandbox("over seats the marked ones go into the file, also after o chose others", function()
  run("Marquee seats " .. showing)
  local folder = new_folder()
  for number, file in ipairs({ "first", "second.ICS" }) do
    local view = require("marquee.ui.view").current()
    local names = view.page.content.groups[view.page.choice].heading
    vim.cmd("Marquee calendar " .. folder .. "/" .. file)
    eventually_noticed("/" .. file:gsub("%..*", "") .. "%.%a+ has ")
    matches(read(folder .. "/" .. (number == 1 and "first.ics" or file)), "Seats " .. names:gsub(", ", "\\, ") .. ": ")
    type_keys("o")
  end
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
  vim.cmd("Marquee calendar")
  matches(last_notice(), "put the cursor on a showing")
  run("Marquee seats " .. showing)
  vim.cmd("Marquee calendar /nowhere/at/all.ics")
  eventually_noticed("the calendar file can't be written: ENOENT")
  local file = new_folder() .. "/none.ics"
  require("marquee.ui.calendar").save({ showtimeIds = { "amc:showtime:1" } }, file)
  eventually_noticed("There is no such showtime")
  equal(vim.fn.filereadable(file), 0)
end)
