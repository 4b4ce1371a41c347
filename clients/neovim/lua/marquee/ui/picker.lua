-- SPDX-License-Identifier: MIT
--
--- Choosing one of several things by typing a part of it: with the user's own vim.ui.select, or with the picker that is
--- installed, or else in a window of its own, since Neovim's vim.ui.select doesn't filter.

local filter = require("marquee.ui.filter")
local menu = require("marquee.ui.menu")
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
  local width = text.width(options.prompt) + 20
  for _, item in ipairs(items) do
    width = math.max(width, text.width(format(item)) + 2)
  end
  menu.open({
    label = options.prompt,
    width = width,
    height = #items,
    fill = function(words, show)
      show(vim.tbl_map(function(item)
        local room = math.min(width, vim.o.columns - 4) - 1
        return { line = { { " " .. text.cut(format(item), room) } }, value = item }
      end, matching(items, format, words)))
    end,
    on_choice = on_choice,
  })
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

local function fzf(items, options, on_choice)
  local shown, chosen = {}, {}
  for _, item in ipairs(items) do
    local line = options.format_item(item)
    table.insert(shown, line)
    chosen[line] = item
  end
  require("fzf-lua").fzf_exec(shown, {
    prompt = options.prompt,
    actions = {
      default = function(selected)
        on_choice(selected and chosen[selected[1]])
      end,
    },
  })
end

--- The pickers that may be installed; each gives a function like vim.ui.select.
local installed = {
  { "snacks", function(snacks)
    return snacks.picker and snacks.picker.select
  end },
  { "fzf-lua", function()
    return vim.fn.executable("fzf") == 1 and fzf -- Without the program it only complains.
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
