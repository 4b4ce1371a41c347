-- SPDX-License-Identifier: MIT
--
--- The look of a window while it shows a buffer of the plugin. All options are local, so that Neovim itself restores
--- the window's look for another buffer.

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

-- The bar with the title and the progress: the winbar from Neovim 0.8 on, otherwise the status line.
look[vim.fn.exists("+winbar") == 1 and "winbar" or "statusline"] = bar.option

--- Sets the look of the current window.
function window.dress()
  for name, value in pairs(look) do
    vim.api.nvim_set_option_value(name, value, { scope = "local" })
  end
end

return window
