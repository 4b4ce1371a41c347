-- SPDX-License-Identifier: MIT
--
--- The keys of a view in a small window that any key closes.

local help = {}

---@param bindings table<string, marquee.Key>
---@return integer window
function help.show(bindings)
  local lines = {}
  for key, binding in pairs(bindings) do
    table.insert(lines, (" %-6s %s "):format(key == "<lt>" and "<" or key, binding[2]))
  end
  table.sort(lines)
  table.insert(lines, "")
  table.insert(lines, " More: :help marquee-keys ")
  local width = math.max(unpack(vim.tbl_map(vim.fn.strdisplaywidth, lines)))

  local buffer = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].bufhidden = "wipe"
  vim.bo[buffer].modifiable = false
  local float = vim.api.nvim_open_win(buffer, true, {
    relative = "editor",
    row = math.floor((vim.o.lines - #lines) / 2) - 1,
    col = math.floor((vim.o.columns - width) / 2),
    width = width,
    height = #lines,
    style = "minimal",
    border = "rounded",
  })
  vim.api.nvim_set_option_value("winhighlight", "NormalFloat:Normal,FloatBorder:MarqueeFooter", { scope = "local" })
  for _, key in ipairs({ "q", "g?", "<Esc>", "<CR>" }) do
    vim.keymap.set("n", key, "<Cmd>close<CR>", { buffer = buffer, nowait = true })
  end
  vim.api.nvim_create_autocmd("BufLeave", { buffer = buffer, once = true, command = "close" })
  return float
end

return help
