-- SPDX-License-Identifier: MIT
--
--- Everything known about a movie: facts, people, offers, links and similar movies.

local columns = require("marquee.ui.columns")
local marquee = require("marquee")
local row = require("marquee.ui.rows.movie")
local text = require("marquee.text")

local movie_sheet = {}

local cast_shown, similar_shown = 8, 8

--- Collects lines, with a blank one before each section.
local Writer = {}
Writer.__index = Writer

function Writer:add(...)
  table.insert(self.lines, { ... })
end

function Writer:paragraph(words, group, indent)
  for _, line in ipairs(text.wrap(words, math.min(self.width, 84) - #indent)) do
    self:add({ indent .. line, group })
  end
end

function Writer:heading(title)
  self:add({ "" })
  self:add({ "  " .. title, "MarqueeHeading" })
end

function Writer:fact(name, value)
  if value and value ~= "" then
    self:add({ "    " .. text.fit(name, 13), "MarqueeFact" }, { text.cut(value, self.width - 18) })
  end
end

local function names(entities)
  return table.concat(
    vim.tbl_map(function(entity)
      return entity.name
    end, entities or {}),
    ", "
  )
end

local function write_head(writer, movie)
  writer:add({ "" })
  writer:add({ "  " .. movie.title, "MarqueeTitle" })
  if movie.originalTitle and movie.originalTitle ~= movie.title then
    writer:add({ "  " .. movie.originalTitle, "MarqueeOverview" })
  end
  if movie.tagline and movie.tagline ~= "" then
    writer:add({ "  " .. movie.tagline, "MarqueeHint" })
  end
  writer:add({ "" })
  local facts = {
    movie.releaseDate or "",
    movie.certification or "",
    movie.runtimeMinutes and text.duration(movie.runtimeMinutes) or "",
    names(movie.genres),
  }
  for _, line in ipairs(text.flow(facts, "  ·  ", writer.width - 2)) do
    writer:add({ "  " .. line, "MarqueeDate" })
  end
  if movie.rating then
    local full, empty = text.stars(movie.rating)
    writer:add(
      { "  " .. full, "MarqueeStars" },
      { empty, "MarqueeNoStars" },
      { (" %.1f"):format(movie.rating), "MarqueeStars" },
      { movie.ratingCount and ("  %d votes"):format(movie.ratingCount) or "", "MarqueeOverview" }
    )
  end
  if movie.overview then
    writer:add({ "" })
    writer:paragraph(movie.overview, nil, "  ")
  end
end

--- Directors first, then the leading actors and their characters.
local function write_people(writer, movie)
  local people = {}
  for _, director in ipairs(movie.directors or {}) do
    table.insert(people, { director, "director" })
  end
  local cast = movie.credits and movie.credits.cast or {}
  for index = 1, math.min(#cast, cast_shown) do
    table.insert(people, { cast[index].name, cast[index].character or "" })
  end
  for _, actor in ipairs(#cast == 0 and movie.cast or {}) do
    table.insert(people, { actor, "" })
  end
  if #people > 0 then
    writer:heading("People")
  end
  for _, person in ipairs(people) do
    local line = columns.line(writer.width, { "    " }, { person[1] }, {
      { person[2], "MarqueeOverview", width = math.max(math.floor(writer.width / 2) - 6, 20), rank = 1 },
    })
    table.insert(writer.lines, line)
  end
end

local function write_offers(writer, movie)
  local region = marquee.client().options.region or "US"
  local offers = (movie.watchProviders or {})[region]
  if not offers then
    return
  end
  writer:heading("At home in " .. region)
  for _, way in ipairs({ "subscription", "free", "ads", "rent", "buy" }) do
    writer:fact(way:gsub("^%l", string.upper), names(offers[way]))
  end
end

local function write_links(writer, movie)
  local links = {
    { "Tickets", movie.showtimesUrl },
    { "Trailer", movie.trailerUrl },
    { "Page", movie.websiteUrl or movie.homepage },
  }
  local known = vim.tbl_filter(function(link)
    return link[2] ~= nil
  end, links)
  if #known > 0 then
    writer:heading("Links")
  end
  for _, link in ipairs(known) do
    local name = text.fit(link[1], 13)
    writer:add({ "    " .. name, "MarqueeFact" }, { text.link(link[2], writer.width - 17), "MarqueeUrl" })
    writer.lines[#writer.lines].target = { kind = "address", url = link[2] }
  end
end

local function write_similar(writer, movie)
  local similar = movie.similar or {}
  if #similar == 0 then
    return
  end
  writer:heading("Similar")
  for index = 1, math.min(#similar, similar_shown) do
    for _, line in ipairs(row(similar[index], writer.width - 3)) do
      table.insert(line, 1, { "   " })
      table.insert(writer.lines, line)
    end
  end
end

--- The lines of the page.
---@param movie marquee.Movie
---@param width integer
---@return marquee.Line[]
function movie_sheet.lines(movie, width)
  local writer = setmetatable({ lines = {}, width = width }, Writer)
  for _, write in ipairs({ write_head, write_people, write_offers, write_links, write_similar }) do
    write(writer, movie)
  end
  return writer.lines
end

return movie_sheet
