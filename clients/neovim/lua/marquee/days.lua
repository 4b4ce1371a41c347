-- SPDX-License-Identifier: MIT
--
--- Days as people say them. The server knows which day a word means, by the clock of the place.

local days = {}

local weekdays = { "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday" }

--- The words for a day that the server takes, besides dates.
days.words = vim.list_extend({ "today", "tonight", "tomorrow", "yesterday" }, weekdays)
for _, weekday in ipairs(weekdays) do
  table.insert(days.words, "next " .. weekday)
end

local function is_day(words)
  return vim.tbl_contains(days.words, words) or words:match("^%d%d%d%d%-%d%d%-%d%d$") ~= nil
end

--- Splits a day from the end: "Studio 28 next friday" is a theatre and a day.
---@param argument string
---@return string place
---@return string? day
function days.split(argument)
  for _, pattern in ipairs({ "^(.-)[%s,]*(%S+%s+%S+)$", "^(.-)[%s,]*(%S+)$" }) do
    local place, last = argument:match(pattern)
    local day = last and last:lower():gsub("%s+", " ")
    if day and is_day(day) then
      return place, day
    end
  end
  return argument, nil
end

return days
