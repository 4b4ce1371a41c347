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

--- The user's own films and shows.
---@param status? "wanted"|"seen"
---@param modifiers? string
function go.films(status, modifiers)
  list(require("marquee.ui.lists.films")(status, modifiers))
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

--- A person's page.
---@param id string
---@param name? string
---@param options? { movie_id?: string, modifiers?: string } A movie for a person of AMC.
function go.person(id, name, options)
  require("marquee.ui.pages.person").open(id, name, options or {})
end

--- The page of a television show.
---@param id string
---@param name? string
---@param modifiers? string
function go.show(id, name, modifiers)
  require("marquee.ui.pages.show").open(id, name, modifiers)
end

--- The episodes of a season.
---@param show { id: string, name: string }
---@param number integer
---@param episode? integer The one that gets the cursor.
function go.season(show, number, episode)
  require("marquee.ui.pages.show").open_season(show, number, episode)
end

--- The page of a series of movies.
---@param id string
---@param name? string
---@param modifiers? string
function go.collection(id, name, modifiers)
  require("marquee.ui.pages.collection").open(id, name, modifiers)
end

--- The kinds of things that have a page, each with what opens it.
local pages = {
  movie = function(id, title, options)
    go.movie(id, title, options.modifiers)
  end,
  person = go.person,
  show = function(id, name, options)
    go.show(id, name, options.modifiers)
  end,
  collection = function(id, name, options)
    go.collection(id, name, options.modifiers)
  end,
  theatre = function(id, name, options)
    go.showtimes({ id = id, name = name or id }, { modifiers = options.modifiers })
  end,
}

--- Which kind of thing an id is of, if it is one that has a page.
---@param id? string
---@return string?
function go.kind(id)
  local kind = (id or ""):match("^%l+:(%l+):")
  return pages[kind] and kind or nil
end

--- The page of a thing that `go.kind` knows.
---@param id string
---@param title? string
---@param options? { movie_id?: string, modifiers?: string }
function go.page(id, title, options)
  pages[go.kind(id)](id, title, options or {})
end

--- A list of people, shows, collections, or of several kinds.
---@param found { name: string, title: string, method: string, params: table, modifiers?: string }
function go.found(found)
  list(require("marquee.ui.lists.found")(found))
end

--- What is on at a place.
---@param wanted marquee.WhatsOn
function go.whats_on(wanted)
  list(require("marquee.ui.lists.whats_on")(wanted))
end

--- The films that the user wants to see, and where: near a place tonight or on another day, on the user's services, or
--- from which day on.
---@param wanted marquee.WhatsOn
function go.tonight(wanted)
  go.whats_on(vim.tbl_extend("keep", wanted, {
    date = "tonight",
    method = "library/tonight",
    name = "tonight",
    title = "My films",
  }))
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
