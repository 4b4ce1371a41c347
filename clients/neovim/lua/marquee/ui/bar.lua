-- SPDX-License-Identifier: MIT
--
--- The bar of a window: what the buffer shows, its progress, and its keys as far as there is room.

local keys = require("marquee.ui.keys")
local text = require("marquee.text")

local bar = {}

local cells = 12

--- The value of 'winbar' or 'statusline'. No Lua: it is drawn at any time, also while a coroutine runs, and even then
--- Neovim calls an option's Lua on the main thread's stack.
bar.option = " %{get(b:,'marquee_bar','')}%<%= %{get(b:,'marquee_sandbox','')}%{get(b:,'marquee_keys','')} "

---@class marquee.Status
---@field title string
---@field detail? string Such as "40 of 51".
---@field percentage? integer The progress of the request, while there is one.

--- As many of the parts of a text as there is room for, none of them broken.
local function whole_parts(words, columns)
  local rest
  while text.width(words) > columns do
    rest = words:match("^(.*) · ")
    if not rest then
      return text.cut(words, columns)
    end
    words = rest
  end
  return words
end

--- The columns of a title that leave some for the key that tells the keys, unless that cost most of the title.
local function beside_key(room)
  return room - 4 >= 20 and room - 4 or room
end

--- The title is cut where there is no room for it, rather than what follows, but keeps a part of the bar.
local function draw(status, columns)
  local title, detail = text.clean(status.title), text.clean(status.detail or "")
  local progress = ""
  if status.percentage then
    local full = math.floor(status.percentage * cells / 100 + 0.5)
    progress = "  " .. ("━"):rep(full) .. ("─"):rep(cells - full)
  end
  local room = columns - 3 - text.width(progress) -- The option has three blanks of its own.
  if detail ~= "" then
    local least = math.min(text.width(title), math.floor(columns / 4))
    detail = "  " .. whole_parts(detail, math.max(room - least - 2, 0))
  end
  return text.cut(title, math.max(beside_key(room - text.width(detail)), 0)) .. detail .. progress
end

---@param buffer integer
---@param status marquee.Status
---@param bindings table<string, marquee.Key>
---@param columns integer The width of the window.
function bar.show(buffer, status, bindings, columns)
  local drawn = draw(status, columns)
  vim.b[buffer].marquee_status = status
  vim.b[buffer].marquee_bar = drawn
  local room = columns - text.width(drawn) - 4
  -- Where there is room for it beside the keys: made-up data must not be taken for real.
  local sign = require("marquee").client().options.sandbox and room >= 30 and "sandbox  " or ""
  vim.b[buffer].marquee_sandbox = sign
  vim.b[buffer].marquee_keys = keys.row(bindings, room - #sign)
  vim.cmd("redrawstatus!")
end

return bar
