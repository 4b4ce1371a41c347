-- SPDX-License-Identifier: MIT
--
--- A window that lists what fits to the words that are typed below it. What fits may be known at once or later; what
--- comes for words that have changed since is not shown.

local Canvas = require("marquee.ui.canvas")
local highlights = require("marquee.ui.highlights")
local prompt = require("marquee.ui.prompt")

local menu = {}

---@class marquee.MenuRow
---@field line marquee.Line
---@field value? any Nil if it can't be chosen.

---@class marquee.Menu
---@field label string
---@field width integer
---@field height integer
---@field fill fun(words: string, show: fun(rows: marquee.MenuRow[])) Called at first and after each change.
---@field on_choice fun(value: any?, words: string?) The row's value, and the words; neither if the user left.

--- A window for the rows, that takes no focus.
local function window(buffer, spec)
  local width = math.min(spec.width, vim.o.columns - 4)
  local height = math.max(math.min(spec.height, vim.o.lines - 8), 1)
  local place = {
    relative = "editor",
    row = math.max(math.floor((vim.o.lines - height) / 2) - 2, 0),
    col = math.max(math.floor((vim.o.columns - width) / 2) - 1, 0),
    width = width,
    height = height,
  }
  local list = vim.api.nvim_open_win(
    buffer,
    false,
    vim.tbl_extend("force", place, { style = "minimal", border = "rounded", focusable = false })
  )
  vim.api.nvim_win_set_option(list, "cursorline", true)
  vim.api.nvim_win_set_option(list, "winhighlight", "NormalFloat:Normal,FloatBorder:MarqueeFooter")
  return list, place
end

---@param spec marquee.Menu
function menu.open(spec)
  highlights.define()
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].bufhidden = "wipe"
  local canvas = Canvas.new(buffer)
  local list, place = window(buffer, spec)
  local rows, rows_of, chosen, latest = {}, nil, 1, nil

  local function point()
    vim.api.nvim_win_set_cursor(list, { math.max(math.min(chosen, #rows), 1), 0 })
    vim.cmd("redraw")
  end
  local function fill(words)
    latest = words
    spec.fill(words, function(found)
      if latest ~= words or not vim.api.nvim_win_is_valid(list) then
        return
      end
      rows, rows_of, chosen = found, words, 1
      canvas:draw(
        0,
        vim.tbl_map(function(row)
          return row.line
        end, rows)
      )
      point()
    end)
  end
  -- What was typed last may not have been told yet.
  local function catch_up(words)
    if words ~= latest then
      fill(words)
    end
  end
  local function step(by)
    return function(words)
      catch_up(words)
      chosen = #rows > 0 and (chosen - 1 + by) % #rows + 1 or 1
      point()
    end
  end

  fill("")
  prompt.open({
    label = " " .. spec.label,
    on_change = catch_up,
    on_end = function(words)
      if words then
        catch_up(words)
      end
      latest = nil
      local row = words and rows_of == words and rows[chosen] or nil
      if vim.api.nvim_win_is_valid(list) then
        vim.api.nvim_win_close(list, true)
      end
      spec.on_choice(row and row.value, words)
    end,
    keys = { ["<Down>"] = step(1), ["<C-n>"] = step(1), ["<Up>"] = step(-1), ["<C-p>"] = step(-1) },
  }, { relative = "editor", row = place.row + place.height + 2, col = place.col + 1, width = place.width })
end

return menu
