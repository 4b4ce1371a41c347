-- SPDX-License-Identifier: MIT
--
--- Days as people say them. The server knows which day a word means, by the clock of the place.

local days = {}

local weekdays = { "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday" }

--- Words for days that the server takes, besides dates.
days.words = vim.list_extend({ "today", "tonight", "tomorrow", "yesterday" }, weekdays)
for _, weekday in ipairs(weekdays) do
  table.insert(days.words, "next " .. weekday)
end
vim.list_extend(days.words, { "weekend", "this week", "this weekend", "next week", "next weekend", "next 7 days" })

local function is_day(words)
  return vim.tbl_contains(days.words, words) or words:match("^%d%d%d%d%-%d%d%-%d%d$") or words:match("^next %d+ days$")
end

--- Whether it is a first and a last day: "friday to sunday", "2026-12-01..2026-12-05".
local function is_range(words)
  local first, last = words:match("^(.+)%.%.(.+)$")
  if not first then
    first, last = words:match("^(.+) to (.+)$")
  end
  return first and is_day(first) and is_day(last)
end

--- Whether words mean several days, which some methods don't take.
---@param words string
---@return boolean
function days.are_several(words)
  return words:find("week") ~= nil or words:find(" days$") ~= nil or is_range(words) == true
end

--- Splits a day, or several, from the end: "Studio 28 next friday" is a theatre and a day.
---@param argument string
---@return string place
---@return string? day
function days.split(argument)
  for more = 4, 0, -1 do
    local place, last = argument:match("^(.-)[%s,]*(%S+" .. ("%s+%S+"):rep(more) .. ")$")
    local day = last and last:lower():gsub("%s+", " ")
    if day and (is_day(day) or is_range(day)) then
      return place, day
    end
  end
  return argument, nil
end

return days
