-- SPDX-License-Identifier: MIT
--
--- What the lines of a page are written with: titles, paragraphs, headings, facts, and rows that lead elsewhere.

local mark = require("marquee.mark")
local text = require("marquee.text")

---@class marquee.Sheet
---@field lines marquee.Line[]
---@field width integer
---@field folds marquee.Folds
local Sheet = {}
Sheet.__index = Sheet

---@param width integer
---@param folds marquee.Folds
---@return marquee.Sheet
function Sheet.new(width, folds)
  return setmetatable({ lines = {}, width = width, folds = folds }, Sheet)
end

--- Adds a line of these pieces.
function Sheet:add(...)
  table.insert(self.lines, { ... })
end

--- Adds a line that leads somewhere.
---@param line marquee.Line
---@param target? marquee.Target
function Sheet:row(line, target)
  line.target = target
  table.insert(self.lines, line)
end

--- Adds the lines of a list's row, three columns to the right.
---@param lines marquee.Line[]
function Sheet:indented(lines)
  for _, line in ipairs(lines) do
    table.insert(line, 1, { "   " })
    table.insert(self.lines, line)
  end
end

function Sheet:paragraph(words, group, indent)
  for _, line in ipairs(text.wrap(words, math.min(self.width, 84) - #indent)) do
    self:add({ indent .. line, group })
  end
end

--- A blank line, and the title of the section below.
function Sheet:heading(title)
  self:add({ "" })
  self:add({ "  " .. title, "MarqueeHeading" })
end

function Sheet:fact(name, value)
  if value and value ~= "" then
    self:add({ "    " .. text.fit(name, 13), "MarqueeFact" }, { text.cut(value, self.width - 18) })
  end
end

--- A line that unfolds what there is more of, or what belongs to a row.
---@param name string
---@param words string
function Sheet:fold(name, words)
  self:row({ { "    ▸ " .. words, "MarqueeHint" } }, {
    kind = "fold",
    open = function()
      self.folds.toggle(name)
    end,
  })
end

--- The title, in the original language too, and a slogan.
---@param title string
---@param original? string
---@param tagline? string
function Sheet:title(title, original, tagline)
  self:add({ "" })
  self:add({ "  " .. title, "MarqueeTitle" })
  if original and original ~= title then
    self:add({ "  " .. original, "MarqueeOverview" })
  end
  if tagline and tagline ~= "" then
    self:add({ "  " .. tagline, "MarqueeHint" })
  end
  self:add({ "" })
end

--- Facts side by side, as many on a line as there is room for.
---@param facts string[]
function Sheet:facts(facts)
  for _, line in ipairs(text.flow(facts, "  ·  ", self.width - 2)) do
    self:add({ "  " .. line, "MarqueeDate" })
  end
end

---@param item { rating?: number, ratingCount?: integer }
function Sheet:stars(item)
  if item.rating then
    local full, empty = text.stars(item.rating)
    self:add(
      { "  " .. full, "MarqueeStars" },
      { empty, "MarqueeNoStars" },
      { (" %.1f"):format(item.rating), "MarqueeStars" },
      { item.ratingCount and ("  %d votes"):format(item.ratingCount) or "", "MarqueeOverview" }
    )
  end
end

--- What the user's library has of it.
---@param entry? marquee.LibraryEntry
function Sheet:mine(entry)
  if entry then
    self:paragraph("My films: " .. mark.all(entry), "MarqueeMark", "  ")
  end
end

--- The text about it, and which texts are in another language than was asked for.
---@param words? string
---@param untranslated? string[]
function Sheet:about(words, untranslated)
  if words and words ~= "" then
    self:add({ "" })
    self:paragraph(words, nil, "  ")
  end
  if untranslated and #untranslated > 0 then
    self:add({ "" })
    self:paragraph("Not translated: " .. table.concat(untranslated, ", "), "MarqueeHint", "  ")
  end
end

--- The names of several things on one line.
---@param entities? { name: string }[]
---@return string
function Sheet.names(entities)
  return table.concat(
    vim.tbl_map(function(entity)
      return entity.name
    end, entities or {}),
    ", "
  )
end

return Sheet
