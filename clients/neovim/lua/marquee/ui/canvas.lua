-- SPDX-License-Identifier: MIT
--
--- A drawn, read-only buffer: lines of coloured pieces, and the target of each line.

local text = require("marquee.text")

---@class marquee.Line
---@field [integer] { [1]: string, [2]: string? } Pieces: a text and its highlight group.
---@field target? marquee.Target What the line refers to.

---@class marquee.Target
---@field kind string "movie", "person", "show", "season", "episode", "collection", "theatre", "showtime", "address",
--- "place", "fold" or "retry".
---@field item? table
---@field episode? integer The number of an episode.
---@field seats? string[] Those that are chosen for a showing.
---@field url? string An address that the line shows, at least in part.
---@field is_part? boolean Whether ]] passes over it to the next entry.
---@field open? fun() What <CR> does.

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
