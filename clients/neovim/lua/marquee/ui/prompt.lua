-- SPDX-License-Identifier: MIT
--
--- A line to type in, at the bottom of a window, that tells each change at once.

local prompt = {}

---@class marquee.Prompt
---@field label string
---@field words? string What it begins with.
---@field on_change fun(words: string) Called after each change.
---@field on_end fun(words: string?) Called once; nil if it was cancelled.
---@field keys? table<string, fun(words: string)> Further keys.

---@param spec marquee.Prompt
---@param place table As for |nvim_open_win()|.
function prompt.open(spec, place)
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].buftype = "prompt"
  vim.bo[buffer].bufhidden = "wipe"
  vim.fn.prompt_setprompt(buffer, spec.label)
  local float = vim.api.nvim_open_win(
    buffer,
    true,
    vim.tbl_extend("force", { height = 1, style = "minimal", zindex = 60 }, place)
  )
  vim.api.nvim_set_option_value("winhighlight", "NormalFloat:MarqueePrompt", { scope = "local" })
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { spec.label .. (spec.words or "") })

  local has_ended = false
  local function words()
    local line = vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1] or ""
    return vim.startswith(line, spec.label) and line:sub(#spec.label + 1) or ""
  end
  local function close(accepted)
    if has_ended then
      return
    end
    has_ended = true
    local typed = accepted and words() or nil
    vim.cmd("stopinsert")
    if vim.api.nvim_win_is_valid(float) then
      vim.api.nvim_win_close(float, true)
    end
    spec.on_end(typed)
  end

  local function map(key, action)
    vim.keymap.set({ "i", "n" }, key, action, { buffer = buffer, nowait = true })
  end
  map("<CR>", function()
    close(true)
  end)
  for _, key in ipairs({ "<Esc>", "<C-c>" }) do
    map(key, function()
      close(false)
    end)
  end
  for key, action in pairs(spec.keys or {}) do
    map(key, function()
      action(words())
    end)
  end
  vim.api.nvim_create_autocmd("BufLeave", {
    buffer = buffer,
    once = true,
    callback = function()
      close(true)
    end,
  })
  vim.api.nvim_buf_attach(buffer, false, {
    on_lines = vim.schedule_wrap(function()
      if not has_ended then
        spec.on_change(words())
      end
    end),
  })
  vim.cmd("startinsert!")
end

return prompt
