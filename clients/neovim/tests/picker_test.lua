-- SPDX-License-Identifier: MIT
--
-- Choosing by typing: in the plugin's own window, with the user's vim.ui.select, and with pickers that are installed.

local picker = require("marquee.ui.picker")

-- Neovim's own, whatever a test before has put in its place.
local plain = vim.ui.select
local items = { "alien", "aliens", "the batman", "amélie" }

--- What is chosen by typing these keys; false if nothing is.
local function choose(keys)
  vim.ui.select = plain
  local chosen
  picker.select(items, { prompt = "Search: " }, function(item)
    chosen = item or false
  end)
  type_keys(keys)
  return chosen
end

test("what is typed filters, in any order and case", function()
  equal(choose("ibat THE<CR>"), "the batman")
  equal(choose("iAMÉ<CR>"), "amélie")
  equal(choose("i<CR>"), "alien")
  equal(choose("izzz<CR>"), false)
end)

test("the arrows and <C-n>, <C-p> choose, <Esc> leaves, and nothing stays open", function()
  for keys, item in pairs({
    ["ial<Down><CR>"] = "aliens",
    ["i<C-n><C-n><CR>"] = "the batman",
    ["i<Up><CR>"] = "amélie",
    ["i<Down><C-p><CR>"] = "alien",
    ["ialien<Esc>"] = false,
  }) do
    equal(choose(keys), item)
    equal(#vim.api.nvim_list_wins(), 1)
    equal(vim.fn.mode(), "n")
  end
end)

test("the list shows what is left while one types", function()
  vim.ui.select = plain
  picker.select(items, { prompt = "Search: " }, function() end)
  local prompt = vim.api.nvim_get_current_buf()
  local list = vim.tbl_filter(function(window)
    return vim.api.nvim_win_get_buf(window) ~= prompt and vim.api.nvim_win_get_config(window).relative ~= ""
  end, vim.api.nvim_list_wins())[1]
  vim.api.nvim_buf_set_lines(prompt, 0, -1, false, { " Search: ali" })
  local function left()
    return vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(list), 0, -1, false)
  end
  eventually("the rest to go", function()
    return vim.deep_equal(left(), { " alien", " aliens" })
  end)
  type_keys("<Esc>")
end)

test("a vim.ui.select of the user's own is asked", function()
  local asked
  vim.ui.select = function(offered, options, on_choice)
    asked = { offered, options.prompt, options.format_item("x") }
    on_choice(offered[2])
  end
  local chosen
  picker.select(items, { prompt = "Search: " }, function(item)
    chosen = item
  end)
  vim.ui.select = plain
  equal({ asked, chosen }, { { items, "Search: ", "x" }, "aliens" })
end)

--- Puts a module in the place of an installed plugin.
local function with_plugin(modules, body)
  for name, module in pairs(modules) do
    package.loaded[name] = module
  end
  vim.ui.select = plain
  local chosen
  local fine, trace = pcall(picker.select, items, { prompt = "Search: " }, function(item)
    chosen = item
  end)
  if fine and body then
    body()
  end
  for name in pairs(modules) do
    package.loaded[name] = nil
  end
  assert(fine, trace)
  return chosen
end

local function second(offered, options, on_choice)
  on_choice(options.format_item(offered[2]))
end

test("snacks and fzf-lua are asked where they are", function()
  equal(with_plugin({ snacks = { picker = { select = second } } }), "aliens")

  local fzf = { ["fzf-lua"] = { fzf_exec = function(shown, options)
    options.actions.default({ shown[2] }, options)
  end } }
  local path, folder = vim.env.PATH, vim.fn.tempname()
  vim.fn.mkdir(folder)
  vim.fn.writefile({ "#!/bin/sh" }, folder .. "/fzf")
  vim.fn.setfperm(folder .. "/fzf", "rwx------")
  vim.env.PATH = folder
  equal(with_plugin(fzf), "aliens")
  vim.env.PATH = "/nowhere"
  equal(with_plugin(fzf, function()
    type_keys("ibatman<CR>")
  end), "the batman")
  vim.env.PATH = path
end)

test("telescope is asked where it is", function()
  local finder, mappings, closed, accept, is_open
  local chosen = with_plugin({
    telescope = {},
    ["telescope.finders"] = { new_table = function(spec)
      finder = spec
      return spec
    end },
    ["telescope.config"] = { values = { generic_sorter = function() end } },
    ["telescope.actions"] = {
      select_default = { replace = function(_, action)
        accept = action
      end },
      close = function(buffer)
        closed = buffer
      end,
    },
    ["telescope.actions.state"] = { get_selected_entry = function()
      return finder.entry_maker("the batman")
    end },
    ["telescope.pickers"] = { new = function(_, spec)
      mappings = spec.attach_mappings
      return { find = function()
        is_open = true
        mappings(7)
        accept()
      end }
    end },
  })
  equal({ chosen, closed, is_open, finder.results }, { "the batman", 7, true, items })
end)

in_sandbox("the command lets one choose a subcommand by typing", function()
  vim.ui.select = plain
  vim.cmd("Marquee")
  press("icome soon<CR>")
  equal(shown(), "movies/comingSoon")
end)
