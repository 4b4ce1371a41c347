-- SPDX-License-Identifier: MIT
--
--- Text in columns, measured by its width on the screen: 千と千尋の神隠し takes 16 columns.

local text = {}

-- Invisible characters that reverse a text, split it or hide in it, as UTF-8 patterns separated by spaces.
local invisible = vim.split(
  "\194\173 \205\143 \216\156 \225\132\159 \225\133\160 \225\160\142 \226\128[\139\142\143\170-\174] "
    .. "\226\129[\160-\175] \227\133\164 \239\187\191 \239\190\160 \239\191[\185-\187] \243\160[\128-\135][\128-\191]",
  " "
)

--- Makes an untrusted text one line: without control characters (C0, C1) and line separators, which a buffer's line
--- can't hold or Neovim shows as such, and without invisible ones. Joiners stay after characters that aren't ASCII.
---@param words string
---@return string
function text.clean(words)
  words = words:gsub("%c+", " ")
  if not words:find("[\128-\255]") then
    return words
  end
  words = words:gsub("\194[\128-\159]", " "):gsub("\226\128[\168\169]", " ")
  for _, pattern in ipairs(invisible) do
    words = words:gsub(pattern, "")
  end
  local joined
  repeat
    words, joined = words:gsub("([%z\1-\127])\226\128[\140\141]", "%1")
  until joined == 0
  return words
end

---@param words string Without tabs, whose width depends on where they stand.
---@return integer columns
function text.width(words)
  return vim.fn.strwidth(words)
end

--- The start of a text, as much as fits.
local function head(words, columns)
  local kept = vim.fn.strcharpart(words, 0, columns)
  while kept ~= "" and text.width(kept) > columns do
    kept = vim.fn.strcharpart(kept, 0, vim.fn.strchars(kept) - 1)
  end
  return kept
end

--- The start of a text, with an ellipsis if it was cut.
---@param words string
---@param columns integer
---@return string
function text.cut(words, columns)
  words = text.clean(words)
  if text.width(words) <= columns then
    return words
  end
  local room = columns - text.width("…") -- It may take two columns.
  return room < 0 and "" or vim.trim(head(words, room)) .. "…"
end

--- A text cut or padded to a number of columns, at the right end or at the left.
---@param words string
---@param columns integer
---@param align? "left"|"right"
---@return string
function text.fit(words, columns, align)
  words = text.cut(words, columns)
  local blanks = (" "):rep(columns - text.width(words))
  return align == "right" and blanks .. words or words .. blanks
end

--- The lines of a paragraph.
---@param words string
---@param columns integer
---@return string[]
function text.wrap(words, columns)
  columns = math.max(columns, 1)
  local lines, line = {}, ""
  for word in text.clean(words):gmatch("%S+") do
    if line ~= "" and text.width(line) + 1 + text.width(word) > columns then
      table.insert(lines, line)
      line = ""
    end
    line = line == "" and word or line .. " " .. word
    while text.width(line) > columns do -- Text without spaces, such as Japanese.
      local part = head(line, columns)
      part = part ~= "" and part or vim.fn.strcharpart(line, 0, 1) -- A single character may be too wide.
      table.insert(lines, part)
      line = line:sub(#part + 1)
    end
  end
  if line ~= "" then
    table.insert(lines, line)
  end
  return lines
end

--- 7.7 of 10 as five stars.
---@param rating number
---@return string full
---@return string empty
function text.stars(rating)
  local count = math.floor(rating / 2 + 0.5)
  return ("★"):rep(count), ("☆"):rep(5 - count)
end

--- 150 as 2h30.
---@param minutes integer
---@return string
function text.duration(minutes)
  return ("%dh%02d"):format(math.floor(minutes / 60), minutes % 60)
end

local providers = { amc = "AMC", tmdb = "TMDB", pixabay = "Pixabay" }
local spans = { { 86400, "days" }, { 3600, "hours" }, { 60, "minutes" } }

--- A note on the age of a stale answer, such as "cached 3 minutes ago; AMC is not answering".
---@param answer { stale?: boolean, ageSeconds?: integer } A result, a page or a summary.
---@param id? string Its id, or that of something that it contains.
---@return string? age Nil for any other answer.
function text.age(answer, id)
  if not answer.stale then
    return nil
  end
  local seconds = answer.ageSeconds or 0
  local age = ("%d seconds"):format(seconds)
  for _, span in ipairs(spans) do
    if seconds >= 2 * span[1] then
      age = ("%d %s"):format(math.floor(seconds / span[1]), span[2])
      break
    end
  end
  local provider = providers[(id or ""):match("^%a+")] or "the provider"
  return ("cached %s ago; %s is not answering"):format(age, provider)
end

local weekdays = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" }

--- The middle of a day, far from any clock change.
local function noon(day, days)
  local year, month, date = day:match("^(%d+)-(%d+)-(%d+)")
  return os.time({ year = tonumber(year), month = tonumber(month), day = tonumber(date) + days, hour = 12 })
end

--- A day with its weekday in front.
---@param day string as 2026-11-21
---@return string
function text.day(day)
  local time = noon(day, 0)
  return weekdays[os.date("*t", time).wday] .. " " .. day:sub(1, 10)
end

--- An instant by this machine's clock.
---@param instant string In UTC, as 2026-11-21T12:00:00Z.
---@return string As 2026-11-21T14:00.
function text.here(instant)
  local year, month, day, hour, minute, second = instant:match("^(%d+)-(%d+)-(%d+)T(%d+):(%d+):(%d+)")
  local as_local =
    os.time({ year = year, month = month, day = day, hour = hour, min = minute, sec = second, isdst = false })
  local in_utc = os.date("!*t", as_local)
  in_utc.isdst = false
  return (os.date("%Y-%m-%dT%H:%M", 2 * as_local - os.time(in_utc)))
end

--- The day a number of days later.
---@param day string
---@param days integer
---@return string
function text.days_later(day, days)
  return os.date("%Y-%m-%d", noon(day, days))
end

--- The parts that are not empty, with a separator between them.
---@param parts string[]
---@param separator string
---@return string
function text.join(parts, separator)
  return table.concat(
    vim.tbl_filter(function(part)
      return part ~= ""
    end, parts),
    separator
  )
end

--- The same on as many lines as they need; only what is longer than a line is broken.
---@param parts string[]
---@param separator string
---@param columns integer
---@return string[]
function text.flow(parts, separator, columns)
  local lines = {}
  for _, part in ipairs(parts) do
    local longer = #lines > 0 and part ~= "" and lines[#lines] .. separator .. text.clean(part)
    if longer and text.width(longer) <= columns then
      lines[#lines] = longer
    else
      vim.list_extend(lines, text.wrap(part, columns))
    end
  end
  return lines
end

--- An address if there is room for it, otherwise only where it leads: half an address leads nowhere.
---@param url string
---@param columns integer
---@return string
function text.link(url, columns)
  return text.width(url) <= columns and text.clean(url) or text.clean(url:match("^%a+://([^/]+)") or url)
end

return text
