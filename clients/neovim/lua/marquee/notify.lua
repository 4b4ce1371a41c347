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
  if is_plain() and text.width(whole) > vim.v.echospace then
    whole = text.cut(message, vim.v.echospace)
  end
  vim.notify(whole, level or vim.log.levels.INFO, { title = "Marquee" })
end
