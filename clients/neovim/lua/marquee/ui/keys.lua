-- SPDX-License-Identifier: MIT
--
--- The keys of the views, and the row of them in the bar.

local actions = require("marquee.ui.actions")
local report_error = require("marquee.report_error")
local text = require("marquee.text")

local keys = {}

---@class marquee.Key
---@field [1] fun(view: marquee.View) What it does.
---@field [2] string The same in words, for the help and for which-key.
---@field [3]? string The same in a word or two, for the bar; nil for keys that it leaves out.

--- A function of the module that shows pages, which uses this one.
local function of_page(name)
  return function(view)
    require("marquee.ui.page")[name](view)
  end
end

-- They would change a text, which a page isn't; Neovim itself only says so.
local without_use = { "i", "I", "A", "o", "O", "x", "X", "p", "J", "S", "U", "~", "." }

--- All keys of a view.
---@param view marquee.View
---@return table<string, marquee.Key>
function keys.of(view)
  local bindings
  bindings = {
    ["<CR>"] = { actions.follow, "open what is under the cursor", "open" },
    a = { actions.menu, "all that can be done with what is under the cursor", "actions" },
    f = { of_page("ask_filter"), "show only what contains some words", "filter" },
    o = { of_page("choose_other"), "the next best seats", "other seats" },
    gx = { actions.browse, "open its page on the web" },
    ["]]"] = { view.next_entry, "next entry" },
    ["[["] = { view.previous_entry, "previous entry" },
    R = { view.reload, "load anew" },
    q = { view.close, "cancel and close" },
    ["g?"] = {
      function()
        require("marquee.ui.help").show(keys.useful(view, bindings))
      end,
      "this help",
      "keys",
    },
  }
  for _, action in ipairs(actions.all) do
    bindings[action.key] = {
      function(current)
        actions.perform(action, current)
      end,
      action.words,
      action.short,
    }
  end
  return bindings
end

--- Maps all keys in the buffer of a view.
---@param view marquee.View
function keys.bind(view)
  local bindings = keys.of(view)
  local function map(key, call, words)
    vim.keymap.set("n", key, call, { buffer = view.buffer, nowait = true, desc = "Marquee: " .. words })
  end
  for _, key in ipairs(without_use) do
    map(key, function()
      report_error(("a shows what can be done here, g? the keys: %s is none of them"):format(key))
    end, "nothing")
  end
  for key, binding in pairs(bindings) do
    map(key, function()
      binding[1](view)
    end, binding[2])
  end
end

--- Those that the page has a use for.
---@param view marquee.View
---@param bindings table<string, marquee.Key>
---@return table<string, marquee.Key>
function keys.useful(view, bindings)
  local offered, useful = actions.offered(view), vim.tbl_extend("force", {}, bindings)
  for _, action in ipairs(actions.all) do
    local is_offered = false
    for _, title in ipairs(action.titles) do
      is_offered = is_offered or offered[title] == true
    end
    useful[action.key] = is_offered and useful[action.key] or nil
  end
  local shown = view.page or {}
  useful.f = shown.list and useful.f or nil
  useful.o = view.cells and useful.o or nil
  return useful
end

-- The order of the row; the last ones stay longest.
local order = { "+", "s", "u", "e", "m", "t", "c", "w", "@", "P", ">", "f", "o", "b", "a", "<CR>", "g?" }

--- The keys in a row, as many as there is room for; the one that tells them may stand without its word.
---@param bindings table<string, marquee.Key>
---@param columns integer
---@return string
function keys.row(bindings, columns)
  local row = ""
  for index = #order, 1, -1 do
    local key = order[index]
    local word = bindings[key] and bindings[key][3]
    if word then
      -- Half of this pair would look as if there were no other half.
      local entry = (key == ">" and "< >" or key) .. " " .. word
      local longer = row == "" and entry or entry .. "  " .. row
      if text.width(longer) > columns then
        break
      end
      row = longer
    end
  end
  return row == "" and columns >= 2 and "g?" or row
end

return keys
