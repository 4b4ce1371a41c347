-- SPDX-License-Identifier: MIT
--
--- A series of movies: what its parts come to, and the parts in the order of release.

local Sheet = require("marquee.ui.sheet")
local row = require("marquee.ui.rows.movie")

local collection_sheet = {}

--- "3 movies, 2 of them released".
local function size(totals)
  local movies = ("%d movie%s"):format(totals.parts, totals.parts == 1 and "" or "s")
  return totals.released < totals.parts and ("%s, %d of them released"):format(movies, totals.released) or movies
end

local function years(totals)
  local first, last = totals.firstYear, totals.lastYear
  return first and (first == last and tostring(first) or ("%d–%d"):format(first, last)) or ""
end

--- The lines of the page.
---@param collection marquee.MovieCollection
---@param width integer
---@param folds marquee.Folds
---@return marquee.Line[]
function collection_sheet.lines(collection, width, folds)
  local sheet = Sheet.new(width, folds)
  sheet:title(collection.name, collection.originalName)
  local totals = collection.totals
  if totals then
    sheet:facts({ size(totals), years(totals) })
    sheet:stars(totals)
  end
  sheet:about(collection.overview, collection.untranslated)
  local parts = collection.parts or {}
  if #parts > 0 then
    sheet:heading("Movies")
  end
  for _, movie in ipairs(parts) do
    sheet:indented(row(movie, width - 3))
  end
  return sheet.lines
end

return collection_sheet
