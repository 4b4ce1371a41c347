-- SPDX-License-Identifier: MIT
--
--- Rows under columns. A narrow window keeps the first columns, whole; one with nothing in it takes no room. A column
--- of sentences is wrapped; where the first two are such, the others stand below the first if they don't fit beside it.

local marks = require("marquee.ui.marks")
local text = require("marquee.text")

---@class marquee.Table
---@field private columns table[] As a presentation has them.
---@field private indent string
---@field private has_headings boolean
---@field private natural integer[] The widths that the cells need.
---@field private shown { index: integer, width: integer }[]
---@field private wrapped? integer The last column shown, if its cells are wrapped.
---@field private is_record boolean Whether the other columns stand below the first.
local Table = {}
Table.__index = Table

local gap = 2
-- The kinds of cells that may be sentences.
local prose = { text = true, sentence = true, sentences = true }
-- Above this a text is a sentence; below that there is no room to wrap one.
local sentence, least_wrapped = 40, 30
-- The part of the width that the first column has at least, where it needs it.
local least_share = 2 / 3
-- Of a list of names as many are shown as there is room for.
local least_names = 20

local groups = {
  time = "MarqueeTime",
  clock = "MarqueeTime",
  moment = "MarqueeTime",
  day = "MarqueeDate",
  year = "MarqueeDate",
  price = "MarqueePrice",
  prices = "MarqueePrice",
  tenths = "MarqueeStars",
}

--- As many of some names as there is room for.
local function whole_names(names, width)
  local shown = text.cut(names, width)
  return shown ~= names and shown:gsub("^(.*),[^,]*$", "%1…") or shown
end

---@param columns table[]
---@param options? { indent?: string, headings?: boolean }
---@return marquee.Table
function Table.new(columns, options)
  local natural = {}
  for index in ipairs(columns) do
    natural[index] = 0
  end
  options = options or {}
  return setmetatable({
    columns = columns,
    indent = options.indent or "",
    has_headings = options.headings or false,
    natural = natural,
  }, Table)
end

--- Takes rows into account.
---@param rows marquee.Entry[]
function Table:measure(rows)
  for _, row in ipairs(rows) do
    for index, cell in ipairs(row.cells) do
      if cell ~= "" then
        self.natural[index] = math.max(self.natural[index] or 0, text.width(cell))
      end
    end
  end
end

--- The columns that a column needs, with its heading; 0 if it has nothing.
function Table:needed(index)
  local width = self.natural[index]
  return width > 0 and self.has_headings and math.max(width, text.width(self.columns[index].heading)) or width
end

function Table:is_sentence(index)
  return prose[self.columns[index].kind] ~= nil and self.natural[index] > sentence
end

--- Chooses the columns for a width.
---@param width integer
---@return boolean changed Whether rows look otherwise than before.
function Table:fit(width)
  self.room = width - #self.indent - marks.width
  self.shown, self.wrapped, self.is_record = {}, nil, false
  local first
  for index in ipairs(self.columns) do
    local needed = self:needed(index)
    if needed > 0 and not first then
      local least = math.min(needed, math.floor(self.room * least_share))
      first = { index = index, width = math.min(needed, self.room), least = least }
      table.insert(self.shown, first)
      self.left = self.room - first.least
    elseif needed > 0 and not self:add(index, needed) then
      self.is_record = self:are_sentences(first.index)
      break
    end
  end
  if first then
    first.width = math.min(first.width, first.least + math.max(self.left, 0))
  end
  local layout = vim.inspect({ self.shown, self.is_record, self.room })
  local changed = layout ~= self.layout
  self.layout = layout
  return changed
end

--- Whether a column and the next one that has something are both of sentences.
---@private
function Table:are_sentences(first)
  local second = first + 1
  while self.columns[second] and self.natural[second] == 0 do
    second = second + 1
  end
  return self:is_sentence(first) and self.columns[second] ~= nil and self:is_sentence(second)
end

--- Adds a column if there is room for it; whether others may follow.
---@private
function Table:add(index, needed)
  if needed + gap <= self.left then
    self.left = self.left - needed - gap
  elseif self:is_sentence(index) and self.left - gap >= least_wrapped then
    needed = self.left - gap
    self.left, self.wrapped = 0, index
  elseif self.columns[index].kind == "names" and self.left - gap >= least_names then
    needed = self.left - gap
    self.left = 0
  else
    return false
  end
  table.insert(self.shown, { index = index, width = needed })
  return not self.wrapped
end

--- The line of the headings; nil if there is none.
---@return marquee.Line?
function Table:head()
  if not self.has_headings or self.is_record or #self.shown == 0 then
    return nil
  end
  local line = { { (" "):rep(marks.width) .. self.indent } }
  for number, column in ipairs(self.shown) do
    local declared = self.columns[column.index]
    local align = declared.align == "end" and "right" or "left"
    table.insert(line, { (number > 1 and "  " or "") .. text.fit(declared.heading, column.width, align), "MarqueeFooter" })
  end
  return line
end

function Table:group(index, row)
  return marks.group(row) or groups[self.columns[index].kind] or index > 1 and "MarqueeOverview" or nil
end

--- The lines of a row.
---@param row marquee.Entry
---@param target marquee.Target
---@return marquee.Line[]
function Table:lines(row, target)
  if self.is_record then
    return self:record(row, target)
  end
  local line, before = { { self.indent }, marks.lead(row), target = target }, marks.width + #self.indent
  local lines = { line }
  for number, column in ipairs(self.shown) do
    local cell, index = row.cells[column.index] or "", column.index
    local parts = self.wrapped == index and text.wrap(cell, column.width)
      or { self.columns[index].kind == "names" and whole_names(cell, column.width) or cell }
    local align = self.columns[index].align == "end" and "right" or "left"
    before = before + (number > 1 and gap or 0)
    table.insert(line, { number > 1 and "  " or "" })
    table.insert(line, { text.fit(parts[1] or "", column.width, align), self:group(index, row) })
    for part = 2, #parts do
      table.insert(lines, { { (" "):rep(before) }, { parts[part], self:group(index, row) }, target = target })
    end
    before = before + column.width
  end
  return lines
end

--- The lines of a row whose first cell is a sentence like others of its cells.
---@private
function Table:record(row, target)
  local lines, rest = {}, {}
  local function add(words, group, lead)
    for _, part in ipairs(words) do
      table.insert(lines, { lead, { self.indent }, { part, group }, target = target })
      lead = { (" "):rep(marks.width) }
    end
  end
  local below = { (" "):rep(marks.width + 1) }
  local first = self.shown[1].index
  add(text.wrap(row.cells[first], self.room), marks.group(row) or "MarqueeTitle", marks.lead(row))
  for index, cell in ipairs(row.cells) do
    local column = self.columns[index]
    if index ~= first and cell ~= "" then
      if self:is_sentence(index) then
        add(text.wrap(cell, self.room - 1), nil, below)
      else
        table.insert(rest, (prose[column.kind] and "" or column.heading .. " ") .. cell)
      end
    end
  end
  add(text.flow(rest, " · ", self.room - 1), "MarqueeOverview", below)
  return lines
end

return Table
