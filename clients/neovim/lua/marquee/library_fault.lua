-- SPDX-License-Identifier: MIT
--
--- A damaged library: whatever answer says so first, the user is told once, with the file's name.

local text = require("marquee.text")

local told = {}

---@param answer any An answer, or a part of one.
return function(answer)
  local fault = type(answer) == "table" and answer.libraryFault
  if type(fault) == "table" and not told[fault.message] then
    told[fault.message] = true
    -- Whole, though a narrow window then waits for Enter: it names the file.
    vim.notify(text.clean("Marquee: " .. tostring(fault.message)), vim.log.levels.ERROR, { title = "Marquee" })
  end
end
