-- SPDX-License-Identifier: MIT
--
--- The rows of a list, under their headings, as far as they have arrived. More are drawn below what is there; all of it
--- is drawn anew where that isn't enough.

local Table = require("marquee.ui.table")
local errors = require("marquee.errors")
local filter = require("marquee.ui.filter")
local marks = require("marquee.ui.marks")
local text = require("marquee.text")

---@class marquee.List
---@field words string Those that rows must have.
---@field count integer The number of headings, or of rows if there are no headings.
---@field matching integer The number of those that have the words.
---@field notes string[]
---@field private parts { heading?: marquee.Entry, rows: marquee.Entry[] }[]
---@field private by_group table<string, table>
---@field private known table<string, boolean> The rows that have arrived.
---@field private table marquee.Table
---@field private drawn { lines: integer, part: integer, row: integer } As far as the buffer has it.
local List = {}
List.__index = List

---@param presentation table The first one.
---@param words string
---@return marquee.List
function List.new(presentation, words)
  return setmetatable({
    table = Table.new(presentation.columns, { headings = true, indent = presentation.groups and "  " }),
    parts = {},
    by_group = {},
    known = {},
    notes = {},
    words = words,
    count = 0,
    matching = 0,
  }, List)
end

--- The part of a group, which may be a new one.
---@private
function List:part(id, heading)
  local part = self.by_group[id]
  if not part then
    part = { heading = heading, rows = {} }
    self.by_group[id] = part
    table.insert(self.parts, part)
    self.count = self.count + (heading and 1 or 0)
  end
  part.heading = heading or part.heading
  return part
end

--- Takes the rows of a presentation.
---@param presentation table
function List:add(presentation)
  for _, group in ipairs(presentation.groups or {}) do
    self:part(group.id, group)
  end
  local rows = presentation.rows or {}
  self.table:measure(rows)
  for _, row in ipairs(rows) do
    local part = self:part(row.group or "")
    local key = row.id and row.id .. " " .. (row.group or "")
    if not key or not self.known[key] then
      self.known[key or row] = true
      table.insert(part.rows, row)
      self.count = self.count + (part.heading and 0 or 1)
      -- Rows of an earlier heading are drawn with all others.
      self.drawn = part == self.parts[#self.parts] and self.drawn or nil
    end
  end
end

--- All rows in place of those of the same ids or else those that stand there, as an answer that comes again has them.
---@param presentations table[]
function List:replace(presentations)
  self.parts, self.by_group, self.known, self.count, self.drawn = {}, {}, {}, 0, nil
  for _, presentation in ipairs(presentations) do
    self:add(presentation)
  end
end

--- The first entry, for the bar's keys.
---@return marquee.Entry? row
---@return marquee.Entry? heading
function List:first()
  local part = self.parts[1] or { rows = {} }
  return part.rows[1], part.heading
end

--- The rows of a list that has no headings.
---@return marquee.Entry[]
function List:rows()
  return (self.by_group[""] or { rows = {} }).rows
end

local function heading_words(heading)
  local words = { heading.heading }
  for _, fact in ipairs(heading.facts or {}) do
    table.insert(words, (fact.label and fact.label .. " " or "") .. fact.text)
  end
  return words
end

--- The lines of a heading: its facts behind it, as many as there is room for.
local function heading_lines(heading, width)
  local facts = heading_words(heading)
  local title = text.wrap(table.remove(facts, 1), width - marks.width)
  local lines, target = {}, { entry = heading }
  for number, words in ipairs(title) do
    local lead = number == 1 and marks.lead(heading) or { (" "):rep(marks.width) }
    table.insert(lines, { lead, { words, marks.group(heading) or "MarqueeTitle" }, target = target })
  end
  local room = width - marks.width - text.width(title[#title] or "") - 2
  local shown = text.flow(facts, " · ", math.max(room, 1))[1]
  if shown and text.width(shown) <= room then
    table.insert(lines[#lines], { "  " .. shown, "MarqueeOverview" })
  end
  return lines
end

--- Adds the lines of a part from a row on.
---@private
function List:part_lines(lines, part, first, width)
  local has = filter.finder(self.words)
  local heading = part.heading
  local words = heading and table.concat(heading_words(heading), " ") .. " " or ""
  local rows = {}
  for index = first, #part.rows do
    local row = part.rows[index]
    if self.words == "" or has(words .. table.concat(row.cells, " ")) then
      table.insert(rows, row)
    end
  end
  local is_shown = first == 1 and (#rows > 0 or self.words == "" or has(words))
  if heading and is_shown then
    vim.list_extend(lines, heading_lines(heading, width))
  end
  self.matching = self.matching + (not heading and #rows or is_shown and 1 or 0)
  for _, row in ipairs(rows) do
    local target = { entry = row, heading = heading, is_part = heading ~= nil }
    vim.list_extend(lines, self.table:lines(row, target))
  end
end

--- The lines above the rows.
---@private
function List:head(width)
  local lines = {}
  for index, note in ipairs(self.notes) do
    local is_new = note ~= self.notes[index - 1]
    for _, words in ipairs(is_new and text.wrap(errors.in_editor(note), width - marks.width) or {}) do
      table.insert(lines, { { (" "):rep(marks.width) .. words, "MarqueeHint" } })
    end
  end
  table.insert(lines, self.count > 0 and self.table:head() or nil)
  return lines
end

--- Draws what has not been drawn, and the footer below it.
---@param canvas marquee.Canvas
---@param width integer
---@param footer marquee.Line[]
function List:draw(canvas, width, footer)
  local is_whole = self.table:fit(width) or not self.drawn
  if is_whole then
    self.drawn, self.matching = { lines = 0, part = 1, row = 1 }, 0
  end
  local lines = is_whole and self:head(width) or {}
  local drawn = self.drawn
  for index = drawn.part, #self.parts do
    local part = self.parts[index]
    self:part_lines(lines, part, index == drawn.part and drawn.row or 1, width)
    drawn.part, drawn.row = index, #part.rows + 1
  end
  local kept = drawn.lines
  drawn.lines = kept + #lines
  if self.count > 0 and self.matching == 0 then
    table.insert(lines, { { "   Nothing here has these words; f takes others.", "MarqueeHint" } })
  end
  vim.list_extend(lines, footer)
  local function draw()
    canvas:draw(kept, lines)
  end
  if is_whole then
    canvas:redraw(draw, true)
  else
    draw()
  end
end

--- Has all of it drawn the next time.
function List:forget_drawn()
  self.drawn = nil
end

return List
