-- SPDX-License-Identifier: MIT
--
--- Opening one page from another. Each module is loaded when it is needed, since they refer to each other.

local go = {}

---@param spec marquee.ListSpec
local function list(spec)
  require("marquee.ui.list").open(spec)
end

--- A list of movies.
---@param movies { name: string, title: string, method: string, params: table, modifiers?: string }
function go.movies(movies)
  list(require("marquee.ui.lists.movies")(movies))
end

--- A list of theatres, which lead to their showtimes.
---@param theatres { name: string, title: string, method: string, params: table, modifiers?: string }
---@param showtimes? { date?: string, movie?: { id: string, title: string } }
function go.theatres(theatres, showtimes)
  list(require("marquee.ui.lists.theatres")(theatres, showtimes))
end

--- The theatres that show a movie.
---@param movie { id: string, title: string }
function go.theatres_showing(movie)
  go.theatres({
    name = "theatres/showing/" .. movie.id,
    title = "Theatres that show " .. movie.title,
    method = "theatres/showing",
    params = { movieId = movie.id },
  }, { movie = { id = movie.id, title = movie.title } })
end

--- The showtimes of a theatre on a day.
---@param theatre { id: string, name: string }
---@param options? { date?: string, movie?: { id: string, title: string }, modifiers?: string }
function go.showtimes(theatre, options)
  list(require("marquee.ui.lists.showtimes")(theatre, options or {}))
end

--- A list that is known only after asking the server what is meant.
---@param unknown { name: string, title: string, modifiers?: string, find: function } As in `marquee.ListSpec`.
function go.find(unknown)
  list(unknown)
end

--- A movie's page.
---@param id string
---@param title? string
---@param modifiers? string
function go.movie(id, title, modifiers)
  require("marquee.ui.pages.movie").open(id, title, modifiers)
end

--- What is on at a place.
---@param wanted { place: string, date?: string, party: integer, modifiers?: string }
function go.whats_on(wanted)
  list(require("marquee.ui.lists.whats_on")(wanted))
end

--- The seats of a showtime, with the best ones for a party marked.
---@param id string
---@param options? { party?: integer, modifiers?: string }
function go.seats(id, options)
  require("marquee.ui.pages.seats").open(id, options or {})
end

--- The watches.
---@param modifiers? string
function go.watches(modifiers)
  require("marquee.ui.pages.watches").open(modifiers)
end

--- What has happened to a watch, or to all of them.
---@param watch? { id: string, name: string }
---@param modifiers? string
function go.events(watch, modifiers)
  require("marquee.ui.pages.events").open(watch, modifiers)
end

return go
