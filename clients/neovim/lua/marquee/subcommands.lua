-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee.

local complain = require("marquee.complain")
local go = require("marquee.ui.go")
local marquee = require("marquee")
local places = require("marquee.places")

---@class marquee.Subcommand
---@field summary string
---@field values? string[] The values of its argument, if it has a fixed choice; empty if it takes none.
---@field suggest? "searches"|"theatres" Where its completions come from.
---@field asks? string The prompt for a missing argument; nil if it is optional.
---@field run fun(argument: string, modifiers: string)

--- A command that shows a list of movies from the provider in its argument.
local function list_of_movies(name, title, method, parameter)
  return function(argument, modifiers)
    local value = argument ~= "" and argument or nil
    if parameter == "provider" then
      value = value or marquee.client().options.provider
    end
    go.movies({
      name = value and name .. "/" .. value or name,
      title = title,
      method = method,
      params = parameter and { [parameter] = value } or {},
      modifiers = modifiers,
    })
  end
end

local function search(query, modifiers)
  go.movies({
    name = "search/" .. query,
    title = "“" .. query .. "”",
    method = "search/movies",
    params = { query = query, provider = marquee.client().options.provider },
    modifiers = modifiers,
  })
end

local days_ahead = { today = 0, tomorrow = 1 }

--- Splits a day from the end: "Studio 28 tomorrow" is a theatre and a day.
---@return string theatre
---@return { date?: string, days?: integer } day
local function split_day(argument)
  local rest, last = argument:match("^(.-)%s*(%S+)$")
  local days = last and days_ahead[last:lower()]
  if days then
    return rest, { days = days }
  elseif last and last:match("^%d%d%d%d%-%d%d%-%d%d$") then
    return rest, { date = last }
  end
  return argument, {}
end

---@type table<string, marquee.Subcommand>
local subcommands = {
  now = {
    summary = "movies that play now",
    values = { "amc", "tmdb" },
    run = list_of_movies("now", "Now playing", "movies/nowPlaying", "provider"),
  },
  soon = {
    summary = "movies that come soon",
    values = {},
    run = list_of_movies("soon", "Coming soon", "movies/comingSoon"),
  },
  popular = {
    summary = "movies with the most attention",
    values = {},
    run = list_of_movies("popular", "Popular", "movies/popular"),
  },
  top = {
    summary = "movies with the best ratings",
    values = {},
    run = list_of_movies("top", "Top rated", "movies/topRated"),
  },
  trending = {
    summary = "movies of the day or the week",
    values = { "day", "week" },
    run = list_of_movies("trending", "Trending", "movies/trending", "window"),
  },
  search = {
    summary = "movies by title",
    suggest = "searches",
    asks = "Search for movies: ",
    run = search,
  },
  movie = {
    summary = "a movie's page, by its id",
    asks = "The movie's id, such as amc:movie:64825: ",
    run = function(id, modifiers)
      if not id:match("^%a+:[%w:]+$") then
        return complain("an id is wanted, such as amc:movie:64825 or tmdb:movie:268")
      end
      go.movie(id, nil, modifiers)
    end,
  },
  theatres = {
    summary = "theatres, all or by name, city or ZIP code",
    suggest = "theatres",
    run = function(place, modifiers)
      if place == "" then
        return go.theatres({
          name = "theatres",
          title = "Theatres",
          method = "theatres/all",
          params = {},
          modifiers = modifiers,
        })
      end
      go.find({ name = "theatres/" .. place, title = place, modifiers = modifiers, find = places.theatres(place) })
    end,
  },
  showtimes = {
    summary = "a theatre's showtimes; a day may follow",
    suggest = "theatres",
    asks = "Theatre, and a day if you like: ",
    run = function(argument, modifiers)
      local theatre, day = split_day(argument)
      if theatre == "" then
        return complain("a theatre is wanted, by its id or its name")
      end
      go.find({
        name = "showtimes/" .. argument,
        title = theatre,
        modifiers = modifiers,
        find = places.showtimes(theatre, day),
      })
    end,
  },
  seats = {
    summary = "a showtime's seats, by its id",
    asks = "The showtime's id, such as amc:showtime:620778162800: ",
    run = function(id, modifiers)
      if not id:match("^%a+:[%a:]*%d+$") then
        return complain("a showtime's id is wanted, as amc:showtime:620778162800")
      end
      go.seats(id, modifiers)
    end,
  },
  stop = {
    summary = "end the server; it starts again when it is needed",
    values = {},
    run = function()
      marquee.stop()
    end,
  },
}

return subcommands
