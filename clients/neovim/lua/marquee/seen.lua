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

return seen
