-- SPDX-License-Identifier: MIT
--
--- A small window in the middle, which the next key closes.

local text = require("marquee.text")

local popup = {}

--- The columns that its lines have.
---@return integer
function popup.columns()
  return vim.o.columns - 2
end

---@param lines string[] Those that are too long are wrapped.
---@return integer window
function popup.show(lines)
  local width, height = 1, 0
  for _, line in ipairs(lines) do
    width = math.max(width, math.min(text.width(line), popup.columns()))
    height = height + math.max(math.ceil(text.width(line) / popup.columns()), 1)
  end
  height = math.max(math.min(height, vim.o.lines - vim.o.cmdheight - 3), 1)
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].bufhidden = "wipe"
  vim.bo[buffer].modifiable = false
  local float = vim.api.nvim_open_win(buffer, true, {
    relative = "editor",
    row = math.max(math.floor((vim.o.lines - height) / 2) - 1, 0),
    col = math.floor((vim.o.columns - width - 2) / 2),
    width = width,
    height = height,
    style = "minimal",
    border = "rounded",
  })
  vim.api.nvim_set_option_value("wrap", true, { scope = "local" })
  vim.api.nvim_set_option_value("winhighlight", "NormalFloat:Normal,FloatBorder:MarqueeFooter", { scope = "local" })
  for _, key in ipairs({ "q", "g?", "<Esc>", "<CR>" }) do
    vim.keymap.set("n", key, "<Cmd>close<CR>", { buffer = buffer, nowait = true })
  end
  vim.api.nvim_create_autocmd("BufLeave", { buffer = buffer, once = true, command = "close" })
  return float
end

return popup
