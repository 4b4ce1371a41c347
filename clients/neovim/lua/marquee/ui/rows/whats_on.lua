-- SPDX-License-Identifier: MIT
--
--- A movie that is on, and below it its showings and where else it can be seen.

local availability = require("marquee.availability")
local elsewhere = require("marquee.ui.rows.elsewhere")
local go = require("marquee.ui.go")
local headline = require("marquee.ui.rows.headline")
local price = require("marquee.price")
local showing_lines = require("marquee.ui.rows.showing")
local wording = require("marquee.wording")

local row = {}

--- What keys need to know of a showing besides itself.
local function with_movie(showing, movie)
  return vim.tbl_extend("keep", { movieId = movie.id, movieTitle = movie.title }, showing)
end

local function lines_of_showing(showing, movie, width, party)
  local parts = {
    indent = "   ",
    name = showing.theatreName or showing.theatreId,
    price = price.of_party(showing),
    further = {
      { wording.distance(showing.distanceKilometres), "MarqueeFact", width = 8, rank = 2, align = "right" },
    },
    share = 1 / 3,
  }
  return showing_lines(showing, width, parts, {
    kind = "showtime",
    item = with_movie(showing, movie),
    is_part = true,
    open = function()
      go.seats(showing.id, { party = party })
    end,
  })
end

--- The words by which a movie is found.
local function of_movie(movie)
  local words = { movie.title, movie.certification or "", (elsewhere.words(movie)) }
  return table.concat(vim.list_extend(words, movie.genres or {}), " ")
end

--- The words by which a showing is found.
local function of_showing(showing)
  local words = {
    showing.theatreName or "",
    wording.time(showing.startsAtLocal),
    showing.format or "",
    (availability.of(showing)),
  }
  for _, attribute in ipairs(showing.attributes or {}) do
    table.insert(words, attribute.name or attribute.code)
  end
  return table.concat(words, " ")
end

--- The movie with those of its showings that have the words of a filter; nil if none has. A movie without showings has
--- to have them itself.
---@param movie marquee.MovieShowings
---@param has fun(words: string): boolean
---@return marquee.MovieShowings?
function row.part(movie, has)
  local words = of_movie(movie)
  local showings = vim.tbl_filter(function(showing)
    return has(words .. " " .. of_showing(showing))
  end, movie.showings)
  local passes = #showings > 0 or #movie.showings == 0 and has(words)
  return passes and vim.tbl_extend("force", movie, { showings = showings }) or nil
end

---@param movie marquee.MovieShowings
---@param width integer
---@param party integer
---@return marquee.Line[]
function row.lines(movie, width, party)
  local first = headline(movie, width)
  first.target = {
    kind = "movie",
    item = movie,
    open = function()
      go.movie(movie.id, movie.title)
    end,
  }
  local lines = { first }
  for _, showing in ipairs(movie.showings) do
    vim.list_extend(lines, lines_of_showing(showing, movie, width, party))
  end
  return vim.list_extend(lines, elsewhere.lines(movie, width, first.target))
end

return row
