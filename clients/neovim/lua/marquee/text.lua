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

--- The columns that a text takes once it is clean.
---@param words string
---@return integer columns
function text.width(words)
  return vim.fn.strwidth(text.clean(words))
end

--- The start of a text, as much as fits.
local function head(words, columns)
  local kept = vim.fn.strcharpart(words, 0, columns)
  while kept ~= "" and text.width(kept) > columns do
    kept = vim.fn.strcharpart(kept, 0, vim.fn.strchars(kept) - 1)
  end
  return kept
end

--- The start of a text, with an ellipsis if it was cut, which is done between words where that keeps enough of it.
---@param words string
---@param columns integer
---@return string
function text.cut(words, columns)
  words = text.clean(words)
  if text.width(words) <= columns then
    return words
  end
  local room = columns - text.width("…") -- It may take two columns.
  if room < 0 then
    return ""
  end
  local kept = head(words, room)
  -- Not within a word, unless that would leave less than half of the room empty.
  local whole = words:sub(#kept + 1, #kept + 1):find("%s") and kept or kept:match("^(.*%S)%s")
  return vim.trim(whole and text.width(whole) * 2 >= room and whole or kept) .. "…"
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

return text
