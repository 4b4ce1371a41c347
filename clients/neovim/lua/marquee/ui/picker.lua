-- SPDX-License-Identifier: MIT
--
--- Choosing one of several things by typing a part of it: with the user's own vim.ui.select, or with the picker that is
--- installed, or else in a window of its own, since Neovim's vim.ui.select doesn't filter.

local filter = require("marquee.ui.filter")
local prompt = require("marquee.ui.prompt")
local text = require("marquee.text")

local picker = {}

---@class marquee.PickerOptions
---@field prompt string
---@field format_item? fun(item: string): string

--- The items that contain each of the words.
local function matching(items, format, words)
  local has = filter.finder(words)
  return vim.tbl_filter(function(item)
    return has(format(item))
  end, items)
end

--- A window that lists the items, above a line to type in.
local function own(items, options, on_choice)
  local format = options.format_item
  local shown, chosen = items, 1
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].bufhidden = "wipe"
  local width = text.width(options.prompt) + 20
  for _, item in ipairs(items) do
    width = math.max(width, text.width(format(item)) + 2)
  end
  width = math.min(width, vim.o.columns - 4)
  local height = math.max(math.min(#items, vim.o.lines - 8), 1)
  local row, column = math.floor((vim.o.lines - height) / 2) - 2, math.floor((vim.o.columns - width) / 2) - 1
  local list = vim.api.nvim_open_win(buffer, false, {
    relative = "editor",
    row = math.max(row, 0),
    col = column,
    width = width,
    height = height,
    style = "minimal",
    border = "rounded",
    focusable = false,
  })
  vim.api.nvim_win_set_option(list, "cursorline", true)
  vim.api.nvim_win_set_option(list, "winhighlight", "NormalFloat:Normal,FloatBorder:MarqueeFooter")

  local function draw()
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.tbl_map(function(item)
      return " " .. text.cut(format(item), width - 1)
    end, shown))
    vim.api.nvim_win_set_cursor(list, { math.max(math.min(chosen, #shown), 1), 0 })
    vim.cmd("redraw")
  end
  local function step(by)
    return function()
      chosen = #shown > 0 and (chosen - 1 + by) % #shown + 1 or 1
      draw()
    end
  end
  draw()
  prompt.open({
    label = " " .. options.prompt,
    on_change = function(words)
      shown, chosen = matching(items, format, words), 1
      draw()
    end,
    on_end = function(words)
      -- What was typed last may not have been told yet.
      local choice = words and matching(items, format, words)[chosen] or nil
      vim.api.nvim_win_close(list, true)
      on_choice(choice)
    end,
    keys = { ["<Down>"] = step(1), ["<C-n>"] = step(1), ["<Up>"] = step(-1), ["<C-p>"] = step(-1) },
  }, { relative = "editor", row = math.max(row, 0) + height + 2, col = column + 1, width = width })
end

local function telescope(items, options, on_choice)
  local actions, state = require("telescope.actions"), require("telescope.actions.state")
  require("telescope.pickers").new({}, {
    prompt_title = vim.trim(options.prompt),
    finder = require("telescope.finders").new_table({
      results = items,
      entry_maker = function(item)
        local shown = options.format_item(item)
        return { value = item, display = shown, ordinal = shown }
      end,
    }),
    sorter = require("telescope.config").values.generic_sorter({}),
    attach_mappings = function(buffer)
      actions.select_default:replace(function()
        local entry = state.get_selected_entry()
        actions.close(buffer)
        on_choice(entry and entry.value)
      end)
      return true
    end,
  }):find()
end

--- The pickers that may be installed; each gives a function like vim.ui.select.
local installed = {
  { "snacks", function(snacks)
    return snacks.picker and snacks.picker.select
  end },
  { "fzf-lua.providers.ui_select", function(fzf)
    return vim.fn.executable("fzf") == 1 and fzf.ui_select -- Without the program it only complains.
  end },
  { "telescope", function()
    return telescope
  end },
}

--- Whether vim.ui.select is Neovim's own, which asks for a number.
local function is_plain()
  return debug.getinfo(vim.ui.select, "S").source:find("vim/ui%.lua$") ~= nil
end

--- What lets one choose here.
local function chooser()
  if not is_plain() then
    return vim.ui.select
  end
  for _, candidate in ipairs(installed) do
    local is_there, module = pcall(require, candidate[1])
    local found = is_there and candidate[2](module)
    if found then
      return found
    end
  end
  return own
end

--- Lets the user choose one of the items.
---@param items string[]
---@param options marquee.PickerOptions
---@param on_choice fun(item: string?) Nil if nothing was chosen.
function picker.select(items, options, on_choice)
  chooser()(items, vim.tbl_extend("keep", options, { format_item = tostring }), on_choice)
end

return picker
