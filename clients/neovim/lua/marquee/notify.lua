-- SPDX-License-Identifier: MIT
local text = require("marquee.text")

--- Whether vim.notify is Neovim's own, which waits for Enter after more than a line.
local function is_plain()
  return debug.getinfo(vim.notify, "S").source:find("editor%.lua$") ~= nil
end

--- Tells something that nobody is looking for at this moment. In a narrow window our name goes first, then the end.
---@param message string
---@param level? integer
return function(message, level)
  local whole = text.clean("Marquee: " .. message)
  if is_plain() then
    -- Below what was just typed or told, Neovim would wait for Enter.
    vim.cmd(vim.fn.mode() == "c" and "" or "redraw")
    whole = text.width(whole) > vim.v.echospace and text.cut(message, vim.v.echospace) or whole
  end
  vim.notify(whole, level or vim.log.levels.INFO, { title = "Marquee" })
end
