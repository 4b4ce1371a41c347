-- SPDX-License-Identifier: MIT
--
--- A page of facts: what a thing is, and lists that are parts of it, of which long ones are folded.

local Table = require("marquee.ui.table")
local errors = require("marquee.errors")
local marks = require("marquee.ui.marks")
local text = require("marquee.text")

local thing = {}

local indent = (" "):rep(marks.width)
-- Longer sections are folded after fewer rows, so that a fold hides some.
local longest_section, rows_shown = 12, 8
local widest_paragraph, widest_label = 84, 14
-- A name and what belongs to it need no headings.
local most_plain = 3

local function add(lines, words, group, width)
  for _, line in ipairs(text.wrap(words, math.min(width, widest_paragraph) - #indent)) do
    table.insert(lines, { { indent .. line, group } })
  end
end

--- The title, with its marks.
---@param content table A presentation.
---@param width integer
---@return marquee.Line[]
function thing.head(content, width)
  local lines = { { { "" } } }
  for number, words in ipairs(text.wrap(content.title, width - #indent)) do
    table.insert(lines, { number == 1 and marks.lead(content) or { indent }, { words, "MarqueeTitle" } })
  end
  for _, note in ipairs(content.notes or {}) do
    add(lines, errors.in_editor(note), "MarqueeHint", width)
  end
  return lines
end

--- Facts: those without a label side by side, the others below each other.
---@param lines marquee.Line[] They are added to these.
---@param facts { label?: string, text: string }[]
---@param width integer
function thing.facts(lines, facts, width)
  local plain, labelled, label_width = {}, {}, 0
  for _, fact in ipairs(facts) do
    table.insert(fact.label and labelled or plain, fact.label and fact or fact.text)
    label_width = math.max(label_width, text.width(fact.label or ""))
  end
  for _, words in ipairs(text.flow(plain, "  ·  ", width - #indent)) do
    table.insert(lines, { { indent .. words, "MarqueeOverview" } })
  end
  label_width = math.min(label_width, widest_label) + 2
  for _, fact in ipairs(labelled) do
    for number, words in ipairs(text.wrap(fact.text, width - #indent - label_width)) do
      local label = text.fit(number == 1 and fact.label or "", label_width)
      local url = words:match("^https?://%S+$")
      table.insert(lines, {
        { indent .. label, "MarqueeFact" },
        { words, url and "MarqueeUrl" or nil },
        target = url and { url = url } or nil,
      })
    end
  end
end

--- A part that is a list. All of it is shown if there is no toggle, as where it is the only part.
local function section(lines, shown, width, toggle)
  table.insert(lines, { { "" } })
  table.insert(lines, { { indent .. shown.heading, "MarqueeHeading" } })
  local rows, columns = shown.rows, Table.new(shown.columns, { headings = true })
  columns:measure(rows)
  columns:fit(width)
  local head = columns:head()
  if head and #head > most_plain then
    table.insert(lines, head)
  end
  local most = (not toggle or #rows <= longest_section) and #rows or rows_shown
  for index = 1, most do
    vim.list_extend(lines, columns:lines(rows[index], { entry = rows[index] }))
  end
  if most < #rows then
    local words = ("%s▸ %d more"):format(indent, #rows - most)
    table.insert(lines, { { words, "MarqueeHint" }, target = { open = toggle } })
  end
end

---@param content table A presentation.
---@param width integer
---@param folds { unfolded: table<string, boolean>, toggle: fun(name: string) }
---@return marquee.Line[]
function thing.lines(content, width, folds)
  local lines = thing.head(content, width)
  thing.facts(lines, content.facts or {}, width)
  if content.text then
    table.insert(lines, { { "" } })
    add(lines, content.text, nil, width)
  end
  local sections = content.sections or {}
  for _, part in ipairs(sections) do
    local is_whole = #sections == 1 or folds.unfolded[part.heading]
    section(lines, part, width, not is_whole and function()
      folds.toggle(part.heading)
    end or nil)
  end
  return lines
end

return thing
