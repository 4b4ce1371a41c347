-- SPDX-License-Identifier: MIT
--
--- How a window looks while it shows a buffer of ours. Everything is local, so that Neovim itself gives the window its
--- own look back when another buffer comes.

local bar = require("marquee.ui.bar")

local window = {}

local look = {
  wrap = false,
  number = false,
  relativenumber = false,
  signcolumn = "no",
  foldcolumn = "0",
  foldenable = false,
  list = false,
  spell = false,
  cursorline = true,
  colorcolumn = "",
}

if vim.fn.exists("+statuscolumn") == 1 then -- Since 0.9.
  look.statuscolumn = ""
end

-- The bar with the title and the progress: at the top where Neovim has one there (0.8), else the status line.
look[vim.fn.exists("+winbar") == 1 and "winbar" or "statusline"] = bar.option

--- Dresses the current window.
function window.dress()
  for name, value in pairs(look) do
    vim.api.nvim_set_option_value(name, value, { scope = "local" })
  end
end

return window
