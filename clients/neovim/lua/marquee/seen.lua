-- SPDX-License-Identifier: MIT
--
--- The word after a list's argument that leaves out what the user has seen, or all else.

local seen = {}

seen.words = { "seen=hide", "seen=only" }

--- Splits it from the end: "Olathe, KS tonight seen=hide".
---@param argument string
---@return string argument
---@return ("hide"|"only")? value
function seen.split(argument)
  for _, word in ipairs(seen.words) do
    if argument == word or vim.endswith(argument, " " .. word) then
      return vim.trim(argument:sub(1, -#word - 1)), word:match("=(.*)")
    end
  end
  return argument, nil
end

--- What a title says of it.
---@param value? "hide"|"only"
---@return string
function seen.title(value)
  return value and (value == "hide" and " · not seen" or " · seen") or ""
end

--- The list with this option.
---@param list table As for `go.movies`.
---@param value? "hide"|"only"
---@return table
function seen.apply(list, value)
  if value then
    list.name = list.name .. "/seen=" .. value
    list.title = list.title .. seen.title(value)
    list.params.seen = value
  end
  return list
end

return seen
