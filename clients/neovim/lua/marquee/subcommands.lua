-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee.

local report_error = require("marquee.report_error")
local days = require("marquee.days")
local go = require("marquee.ui.go")
local is_entity_id = require("marquee.is_entity_id")
local marquee = require("marquee")
local places = require("marquee.places")
local seen_option = require("marquee.seen")
local suggestions = require("marquee.suggestions")
local notify = require("marquee.notify")
local text = require("marquee.text")

---@class marquee.Subcommand
---@field summary string
---@field values? string[] The values of its argument, if it has a fixed choice; empty if it takes none.
---@field suggest? "searches"|"theatres"|"people"|"shows"|"collections" Where its completions come from.
---@field takes_day? boolean Whether a day may follow.
---@field choose? fun(modifiers: string, seen?: "hide"|"only") Lets one choose while one types, where the argument is missing.
---@field asks? string The prompt for a missing argument; nil if it is optional.
---@field takes_seen? boolean Whether seen=hide or seen=only may follow.
---@field run fun(argument: string, modifiers: string, seen?: "hide"|"only")

--- A command that shows a list of movies from the provider in its argument.
local function list_of_movies(name, title, method, parameter)
  return function(argument, modifiers, seen)
    local value = argument ~= "" and argument or nil
    if parameter == "provider" then
      value = value or marquee.client().options.provider
    end
    go.movies(seen_option.apply({
      name = value and name .. "/" .. value or name,
      title = title,
      method = method,
      params = parameter and { [parameter] = value } or {},
      modifiers = modifiers,
    }, seen))
  end
end

local function search(query, modifiers, seen)
  go.movies(seen_option.apply({
    name = "search/" .. query,
    title = "“" .. query .. "”",
    method = "search/movies",
    params = { query = query, provider = marquee.client().options.provider },
    modifiers = modifiers,
  }, seen))
end

--- Movies, people and shows.
local function search_all(query, modifiers)
  go.found({
    name = "all/" .. query,
    title = "“" .. query .. "”",
    method = "search/all",
    params = { query = query },
    modifiers = modifiers,
  })
end

--- What shows a page if its argument is an id, otherwise what is named so.
---@param kind string
---@param examples string Ids of this kind.
---@param open fun(id: string, modifiers: string) Opens the page.
---@param list fun(list: table) Opens a list.
---@param method string Finds things by name.
---@param imdb? string What the ids of IMDb begin with.
local function page_or_list(kind, examples, open, list, method, imdb)
  return function(words, modifiers)
    if imdb and words:match("^" .. imdb .. "%d+$") then
      return open("imdb:" .. words, modifiers)
    elseif is_entity_id(words) then
      return open(words, modifiers)
    elseif words:match("^%d%d%d%d%d+$") then
      return report_error("an id looks like " .. examples)
    end
    list({
      name = kind .. "/" .. words,
      title = "“" .. words .. "”",
      method = method,
      params = { query = words },
      modifiers = modifiers,
    })
  end
end

local movie = page_or_list("movie", "amc:movie:64825 or tmdb:movie:268", function(id, modifiers)
  go.movie(id, nil, modifiers)
end, go.movies, "movies/find", "tt")

local person = page_or_list("person", "tmdb:person:2232 or nm0000474", function(id, modifiers)
  go.person(id, nil, { modifiers = modifiers })
end, go.found, "search/people", "nm")

local show = page_or_list("show", "tmdb:show:2287 or tt0059968", function(id, modifiers)
  go.show(id, nil, modifiers)
end, go.found, "search/shows", "tt")

local collection = page_or_list("collection", "tmdb:collection:120794", function(id, modifiers)
  go.collection(id, nil, modifiers)
end, go.found, "search/collections")

--- Chooses while one types; words of which nothing is chosen are the argument.
local function choosing(label, on_words, kinds)
  return function(modifiers, seen)
    require("marquee.ui.search").open({
      label = label,
      kinds = kinds,
      modifiers = modifiers,
      on_words = function(words)
        on_words(words, modifiers, seen)
      end,
    })
  end
end

--- Fetches TMDB's lists of titles, which completion searches; says so when they are there.
local function fetch_titles()
  marquee.index.update({}, {
    on_progress = function(progress)
      local parts = { "index", progress.title, progress.message, progress.percentage and progress.percentage .. " %" }
      vim.api.nvim_echo({ { text.cut(table.concat(vim.tbl_values(parts), " "), vim.v.echospace) } }, false, {})
    end,
    on_done = function(failure, report)
      if failure then
        return notify(tostring(failure), vim.log.levels.ERROR)
      end
      local count = 0
      for _, index in ipairs(report.indexes) do
        count = count + index.count
      end
      suggestions.hint = nil
      notify(("%d titles and names can be completed now"):format(count))
    end,
  })
end

---@type table<string, marquee.Subcommand>
local subcommands = {
  search = {
    summary = "movies by title",
    suggest = "searches",
    takes_seen = true,
    choose = choosing("Search: ", search),
    run = search,
  },
  movie = {
    summary = "a movie's page by its id, or movies by title",
    suggest = "searches",
    choose = choosing("The movie's title or id: ", movie, { "movie" }),
    run = movie,
  },
  person = {
    summary = "a person's page by its id, or people by name",
    suggest = "people",
    choose = choosing("The person's name or id: ", person, { "person" }),
    run = person,
  },
  show = {
    summary = "a television show's page by its id, or shows by name",
    suggest = "shows",
    choose = choosing("The show's name or id: ", show, { "show" }),
    run = show,
  },
  collection = {
    summary = "a series of movies by its id, or those with a name",
    suggest = "collections",
    choose = choosing("The series' name or id: ", collection, { "collection" }),
    run = collection,
  },
  all = {
    summary = "movies, people and shows by title or name",
    suggest = "searches",
    choose = choosing("Search everything: ", search_all),
    run = search_all,
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
    takes_day = true,
    asks = "Theatre, and a day if you like: ",
    run = function(argument, modifiers)
      local theatre, day = days.split(argument)
      if theatre == "" then
        return report_error("a theatre is wanted, by its id or its name")
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
        return report_error("an id looks like amc:showtime:620778162800")
      end
      go.seats(id, { modifiers = modifiers })
    end,
  },
  index = {
    summary = "fetch TMDB's titles, for completion",
    values = {},
    run = fetch_titles,
  },
  watches = {
    summary = "what is watched for you; w on a movie or a showing adds to it",
    values = {},
    run = function(_, modifiers)
      go.watches(modifiers)
    end,
  },
  events = {
    summary = "what has happened to your watches",
    values = {},
    run = function(_, modifiers)
      go.events(nil, modifiers)
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

-- What each shows, its title, its method, and the parameter that its argument is for with the values of that.
for name, list in pairs({
  now = { "movies that play now", "Now playing", "movies/nowPlaying", "provider", { "amc", "tmdb" } },
  soon = { "movies that come soon", "Coming soon", "movies/comingSoon" },
  popular = { "movies with the most attention", "Popular", "movies/popular" },
  top = { "movies with the best ratings", "Top rated", "movies/topRated" },
  trending = { "movies of the day or the week", "Trending", "movies/trending", "window", { "day", "week" } },
}) do
  local summary, title, method, parameter, values = unpack(list, 1, 5)
  subcommands[name] = {
    summary = summary,
    values = values or {},
    takes_seen = true,
    run = list_of_movies(name, title, method, parameter),
  }
end

return vim.tbl_extend("error", subcommands, require("marquee.film_subcommands"))
