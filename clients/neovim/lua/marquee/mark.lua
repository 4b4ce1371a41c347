-- SPDX-License-Identifier: MIT
--
--- What the user's library has of a film or a show: a sign for tables, and words for everything else.

local text = require("marquee.text")

local mark = {}

-- The sign, a blank and a rating such as 7.5, or without the blank 10.
mark.width = 5

local signs = { wanted = "+", seen = "✓" }

--- 8.0 as 8.
local function points(rating)
  return (("%.1f"):format(rating):gsub("%.0$", ""))
end

--- For a narrow column: "+", "✓", "✓ 7.5".
---@param entry? marquee.LibraryEntry
---@return string
function mark.sign(entry)
  return entry and text.join({ signs[entry.status] or "?", entry.rating and points(entry.rating) or "" }, " ") or ""
end

--- "seen, 7.5 of 10".
---@param entry marquee.LibraryEntry
---@return string
function mark.words(entry)
  return text.join({ entry.status, entry.rating and points(entry.rating) .. " of 10" or "" }, ", ")
end

--- The same with the days, the tags and the note.
---@param entry marquee.LibraryEntry
---@return string
function mark.all(entry)
  local days = table.concat(entry.seenOn or {}, ", ")
  local tags = table.concat(entry.tags or {}, ", ")
  return text.join({ mark.words(entry), days ~= "" and "on " .. days or "", tags, entry.note or "" }, " · ")
end

return mark
