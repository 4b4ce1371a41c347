--- How a window looks while it shows a buffer of ours; what it was before comes back when another buffer takes it.

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

-- The bar with the title and the progress: at the top where Neovim has one there (0.8), else the status line.
look[vim.fn.exists("+winbar") == 1 and "winbar" or "statusline"] = "%{%v:lua.require'marquee.ui.bar'.text()%}"

--- Dresses the current window.
function window.dress()
  if vim.w.marquee_before then
    return
  end
  local before = {}
  for name, value in pairs(look) do
    before[name] = vim.wo[name]
    vim.wo[name] = value
  end
  vim.w.marquee_before = before
end

--- Gives the current window its own look back.
function window.undress()
  for name, value in pairs(vim.w.marquee_before or {}) do
    vim.wo[name] = value
  end
  vim.w.marquee_before = nil
end

return window
