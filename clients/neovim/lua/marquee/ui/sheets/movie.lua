-- SPDX-License-Identifier: MIT
--
--- Everything known about a movie: facts, people, its series, offers, links and similar movies.

local Sheet = require("marquee.ui.sheet")
local sections = require("marquee.ui.sections")
local target = require("marquee.ui.target")
local text = require("marquee.text")

local movie_sheet = {}

local function write_head(sheet, movie)
  sheet:title(movie.title, movie.originalTitle, movie.tagline)
  sheet:facts({
    movie.releaseDate or "",
    movie.certification or "",
    movie.runtimeMinutes and text.duration(movie.runtimeMinutes) or "",
    sheet.names(movie.genres),
  })
  sheet:stars(movie)
  sheet:mine(movie.library)
  sheet:about(movie.overview, movie.untranslated)
end

--- The directors, as the crew has them, where it does.
local function directors(movie)
  local crew = movie.credits and movie.credits.crew or {}
  return vim.tbl_map(function(name)
    for _, credit in ipairs(crew) do
      if credit.name == name and credit.job == "Director" then
        return credit
      end
    end
    return { name = name }
  end, movie.directors or {})
end

local function write_collection(sheet, collection)
  if collection then
    sheet:heading("Series")
    sheet:row({ { "    " .. text.cut(collection.name, sheet.width - 5) } }, target(collection))
  end
end

--- The lines of the page.
---@param movie marquee.Movie
---@param width integer
---@param folds marquee.Folds
---@return marquee.Line[]
function movie_sheet.lines(movie, width, folds)
  local sheet = Sheet.new(width, folds)
  write_head(sheet, movie)
  sections.people(sheet, movie, directors(movie), "director")
  write_collection(sheet, movie.collection)
  sections.offers(sheet, movie)
  sections.links(sheet, {
    { "Tickets", movie.showtimesUrl },
    { "Trailer", movie.trailerUrl },
    { "Page", movie.websiteUrl or movie.homepage },
  })
  sections.similar(sheet, movie.similar)
  return sheet.lines
end

return movie_sheet
