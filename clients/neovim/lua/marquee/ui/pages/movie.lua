-- SPDX-License-Identifier: MIT
--
--- A movie's page: first what one provider knows, then what both know.

local View = require("marquee.ui.view")
local errors = require("marquee.errors")
local failure = require("marquee.ui.failure")
local keys = require("marquee.ui.keys")
local marquee = require("marquee")
local movie_sheet = require("marquee.ui.movie_sheet")
local text = require("marquee.text")

local page = {}

local include = { "credits", "videos", "watchProviders", "similar" }

--- Draws what is known, and below it why a part is missing.
local function draw(view)
  local lines = movie_sheet.lines(view.movie, view:width())
  if view.failure then
    vim.list_extend(lines, { { { "" } }, { { "  This is not all", "MarqueeHeading" } } })
    vim.list_extend(lines, failure.lines(view.failure, view:width(), function()
      view:reload()
    end))
  end
  view.canvas:draw(0, lines)
end

--- Takes the movie, as far as it is known.
local function take(view, movie)
  view.movie = movie
  view.subject = { kind = "movie", item = movie }
  view:rename(movie.title)
end

local function load(view, id)
  view.movie, view.failure = nil, nil
  view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
  view:status({ percentage = 0 })
  local request
  request = marquee.movies.get({ id = id, link = true, include = include, cache = view.cache }, {
    on_partial = function(movie)
      if view:wants(request) then
        take(view, movie)
        draw(view)
        view:status({ percentage = 50 })
      end
    end,
  })
  local movie, error = view:ask(request)
  if error and not view.movie then
    return failure.show(error, view)
  end
  take(view, movie or view.movie)
  view.failure = error or view.movie.linkFault and errors.from_server(view.movie.linkFault)
  if error then
    failure.tell(error)
  end
  draw(view)
  view:status({ detail = text.age(view.movie, id) })
end

---@param id string
---@param title? string
---@param modifiers? string
---@return marquee.View
function page.open(id, title, modifiers)
  return View.open({
    name = "movie/" .. id,
    title = title or id,
    modifiers = modifiers,
    load = function(view)
      coroutine.wrap(load)(view, id)
    end,
    redraw = function(view)
      if view.movie then
        draw(view)
      end
    end,
    keys = { t = keys.theatres, w = keys.watch },
  })
end

return page
