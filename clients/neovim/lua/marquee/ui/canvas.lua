-- SPDX-License-Identifier: MIT
--
--- A drawn, read-only buffer: lines of coloured pieces, and the target of each line.

local text = require("marquee.text")

---@class marquee.Line
---@field [integer] { [1]: string, [2]: string? } Pieces: a text and its highlight group.
---@field target? marquee.Target What the line refers to.

---@class marquee.Target
---@field entry? marquee.Entry A row or a heading.
---@field heading? marquee.Entry That of the row.
---@field url? string An address that the line shows, at least in part.
---@field is_part? boolean Whether ]] passes over it to the next entry.
---@field open? fun() What <CR> does, in place of the entry's first request.

--- What a presentation has for a row, a heading or the whole; see |marquee-methods|.
---@alias marquee.Entry table

---@class marquee.Canvas
---@field buffer integer
---@field targets table<integer, marquee.Target> By line number; the first line is 1.
local Canvas = {}
Canvas.__index = Canvas

local namespace = vim.api.nvim_create_namespace("marquee")

---@param buffer integer
---@return marquee.Canvas
function Canvas.new(buffer)
  return setmetatable({ buffer = buffer, targets = {} }, Canvas)
end

--- Replaces everything below the first `kept` lines.
---@param kept integer
---@param lines marquee.Line[]
function Canvas:draw(kept, lines)
  local texts, marks = {}, {}
  for number, line in ipairs(lines) do
    local written = ""
    for _, piece in ipairs(line) do
      local words = text.clean(piece[1])
      if piece[2] and words ~= "" then
        table.insert(marks, { row = kept + number - 1, from = #written, to = #written + #words, group = piece[2] })
      end
      written = written .. words
    end
    texts[number] = (written:gsub("%s+$", ""))
  end

  vim.bo[self.buffer].modifiable = true
  vim.api.nvim_buf_clear_namespace(self.buffer, namespace, kept, -1)
  vim.api.nvim_buf_set_lines(self.buffer, kept, -1, false, texts)
  vim.bo[self.buffer].modifiable = false
  vim.bo[self.buffer].modified = false
  for _, mark in ipairs(marks) do
    local length = #texts[mark.row - kept + 1]
    vim.api.nvim_buf_set_extmark(self.buffer, namespace, mark.row, math.min(mark.from, length), {
      end_col = math.min(mark.to, length),
      hl_group = mark.group,
    })
  end
  for number in pairs(self.targets) do
    if number > kept then
      self.targets[number] = nil
    end
  end
  for number, line in ipairs(lines) do
    self.targets[kept + number] = line.target
  end
end

--- The first line of the entry of this id.
---@param id? string
---@return integer?
function Canvas:line_of(id)
  for line = 1, id and vim.api.nvim_buf_line_count(self.buffer) or 0 do
    local target = self.targets[line]
    if target and target.entry and target.entry.id == id then
      return line
    end
  end
end

--- The line of the first entry; the first line if there is none.
---@return integer
function Canvas:first_line()
  for line = 1, vim.api.nvim_buf_line_count(self.buffer) do
    if self.targets[line] then
      return line
    end
  end
  return 1
end

--- Draws anew. A cursor stays on its entry.
---@param draw fun()
---@param is_list boolean Whether one that was above the second entry stands on the first.
function Canvas:redraw(draw, is_list)
  local cursors, top = {}, is_list and self:first_line() or 1
  for _, window in ipairs(vim.fn.win_findbuf(self.buffer)) do
    local line = vim.api.nvim_win_get_cursor(window)[1]
    local target = self.targets[line]
    local first = target and target.entry and self:line_of(target.entry.id)
    local id = first and target.entry.id
    cursors[window] = { line = line, is_top = line <= top, id = id, below = first and line - first }
  end
  draw()
  for window, cursor in pairs(cursors) do
    local first = not cursor.is_top and self:line_of(cursor.id)
    local line = first and first + cursor.below or cursor.is_top and is_list and self:first_line() or cursor.line
    line = math.min(line, vim.api.nvim_buf_line_count(self.buffer))
    vim.api.nvim_win_set_cursor(window, { line, vim.api.nvim_win_get_cursor(window)[2] })
  end
end

--- The next line, upwards or downwards, where another entry begins.
---@param from integer
---@param step 1|-1
---@return integer? line
function Canvas:entry(from, step)
  local here = self.targets[from]
  local last = vim.api.nvim_buf_line_count(self.buffer)
  for line = from + step, step > 0 and last or 1, step do
    local target = self.targets[line]
    local begins = target and not target.is_part and self.targets[line - 1] ~= target
    if begins and (step < 0 or target ~= here) then
      return line
    end
  end
end

return Canvas
