-- SPDX-License-Identifier: MIT
--
--- The bar of a window: what the buffer shows, its progress, and how to get help.

local text = require("marquee.text")

local bar = {}

local cells = 12

--- The value of 'winbar' or 'statusline'. No Lua: it is drawn at any time, also while a coroutine runs, and even then
--- Neovim calls an option's Lua on the main thread's stack.
bar.option = " %{get(b:,'marquee_bar','')}%<%=g? help "

---@class marquee.Status
---@field title string
---@field detail? string Such as "40 of 51".
---@field percentage? integer The progress of the request, while there is one.

local function draw(status)
  local parts = { status.title }
  if status.detail then
    table.insert(parts, status.detail)
  end
  if status.percentage then
    local full = math.floor(status.percentage * cells / 100 + 0.5)
    table.insert(parts, ("━"):rep(full) .. ("─"):rep(cells - full))
  end
  return text.clean(table.concat(parts, "  "))
end

---@param buffer integer
---@param status marquee.Status
function bar.show(buffer, status)
  vim.b[buffer].marquee_status = status
  vim.b[buffer].marquee_bar = draw(status)
  vim.cmd("redrawstatus!")
end

return bar
