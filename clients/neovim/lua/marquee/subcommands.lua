-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee: each is a request whose answer is shown, or an action with a film.

local actions = require("marquee.ui.actions")
local days = require("marquee.days")
local errors = require("marquee.errors")
local is_entity_id = require("marquee.is_entity_id")
local last_place = require("marquee.last_place")
local marquee = require("marquee")
local notify = require("marquee.notify")
local page = require("marquee.ui.page")
local picker = require("marquee.ui.picker")
local report_error = require("marquee.report_error")
local suggestions = require("marquee.suggestions")
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

---@type table<string, marquee.Subcommand>
local subcommands = {}

--- A command that shows what a method answers.
---@param summary string
---@param method string
---@param parameter? string What its argument is for, with the values of that.
---@param values? string[]
---@param further? table Params.
local function shows(summary, method, parameter, values, further)
  return {
    summary = summary,
    values = values or {},
    takes_seen = vim.startswith(method, "movies/"),
    run = function(argument, modifiers, seen)
      local params = vim.tbl_extend("force", further or {}, { seen = seen })
      if parameter then
        local usual = parameter == "provider" and marquee.client().options.provider or nil
        params[parameter] = argument ~= "" and argument or usual
      end
      local title = summary:gsub("^%l", string.upper)
      page.open({ method = method, params = params, title = title, modifiers = modifiers })
    end,
  }
end

subcommands.now = shows("movies that play now", "movies/nowPlaying", "provider", { "amc", "tmdb" })
subcommands.soon = shows("movies that come soon", "movies/comingSoon")
subcommands.popular = shows("movies with the most attention", "movies/popular")
subcommands.top = shows("movies with the best ratings", "movies/topRated")
subcommands.trending = shows("movies of the day or the week", "movies/trending", "window", { "day", "week" })
subcommands.films = shows("my films: what I want to see and have seen", "library/list", "status", { "wanted", "seen" })
subcommands.watches = shows("what is watched for you; the key w adds to it", "watch/list")
subcommands.events = shows("what has happened to your watches", "watch/events", nil, nil, { last = 500 })

--- Chooses while one types; words of which nothing is chosen are the argument.
local function choosing(label, kinds, run)
  return function(modifiers, seen)
    require("marquee.ui.search").open({
      label = label,
      kinds = kinds,
      modifiers = modifiers,
      on_words = function(words)
        run(words, modifiers, seen)
      end,
    })
  end
end

--- A command that finds things by words, and opens one at once if there is no other.
---@param named { summary: string, label: string, method: string, suggest: string, kinds?: string[],
--- takes_seen?: boolean, get?: string, imdb?: string, examples?: string, provider?: boolean } `get` opens the page of
--- an id; those of IMDb begin with `imdb`.
local function finds(named)
  local function run(words, modifiers, seen)
    local id = named.imdb and words:match("^" .. named.imdb .. "%d+$") and "imdb:" .. words or words
    if named.get and is_entity_id(id) then
      return page.open({ method = named.get, params = { id = id }, title = id, modifiers = modifiers })
    elseif named.get and words:match("^%d%d%d%d%d+$") then
      return report_error("an id looks like " .. named.examples)
    end
    page.open({
      method = named.method,
      params = { query = words, seen = seen, provider = named.provider and marquee.client().options.provider or nil },
      title = "“" .. words .. "”",
      modifiers = modifiers,
      single = "Details",
    })
  end
  return {
    summary = named.summary,
    suggest = named.suggest,
    takes_seen = named.takes_seen,
    choose = choosing(named.label, named.kinds, run),
    run = run,
  }
end

subcommands.search = finds({
  summary = "movies by title",
  label = "Search: ",
  method = "search/movies",
  suggest = "searches",
  takes_seen = true,
  provider = true,
})
subcommands.all = finds({
  summary = "movies, people and shows by title or name",
  label = "Search everything: ",
  method = "search/all",
  suggest = "searches",
})
subcommands.movie = finds({
  summary = "a movie's page by its id, or movies by title",
  label = "The movie's title or id: ",
  method = "movies/find",
  suggest = "searches",
  kinds = { "movie" },
  get = "movies/get",
  imdb = "tt",
  examples = "amc:movie:64825 or tmdb:movie:268",
})
subcommands.person = finds({
  summary = "a person's page by its id, or people by name",
  label = "The person's name or id: ",
  method = "search/people",
  suggest = "people",
  kinds = { "person" },
  get = "people/get",
  imdb = "nm",
  examples = "tmdb:person:2232 or nm0000474",
})
subcommands.show = finds({
  summary = "a television show's page by its id, or shows by name",
  label = "The show's name or id: ",
  method = "search/shows",
  suggest = "shows",
  kinds = { "show" },
  get = "shows/get",
  imdb = "tt",
  examples = "tmdb:show:2287 or tt0059968",
})
subcommands.collection = finds({
  summary = "a series of movies by its id, or those with a name",
  label = "The series' name or id: ",
  method = "search/collections",
  suggest = "collections",
  kinds = { "collection" },
  get = "collections/get",
  examples = "tmdb:collection:120794",
})

subcommands.theatres = {
  summary = "theatres, all or by name, city or ZIP code",
  suggest = "theatres",
  run = function(place, modifiers)
    local is_all = place == ""
    page.open({
      method = is_all and "theatres/all" or "theatres/find",
      params = { place = not is_all and place or nil },
      title = "Theatres",
      modifiers = modifiers,
      prefer = "Showtimes",
    })
  end,
}

subcommands.showtimes = {
  summary = "a theatre's showtimes; a day may follow",
  suggest = "theatres",
  takes_day = true,
  asks = "Theatre, and a day if you like: ",
  run = function(argument, modifiers)
    local theatre, day = days.split(argument)
    if theatre == "" then
      return report_error("a theatre is wanted, by its id or its name")
    elseif is_entity_id(theatre) then
      local method = day and days.are_several(day) and "showtimes/whatsOn" or "showtimes/atTheatre"
      local params = { theatreId = theatre, date = day }
      return page.open({ method = method, params = params, title = theatre, modifiers = modifiers })
    end
    page.open({ method = "showtimes/whatsOn", params = { place = theatre, date = day }, title = theatre, modifiers = modifiers })
  end,
}

subcommands.seats = {
  summary = "a showtime's seats, by its id",
  asks = "The showtime's id, such as amc:showtime:620778162800: ",
  run = function(id, modifiers)
    if not id:match("^%a+:[%a:]*%d+$") then
      return report_error("an id looks like amc:showtime:620778162800")
    end
    page.open({ method = "showtimes/plan", params = { id = id }, title = "Seats", modifiers = modifiers })
  end,
}

--- A command for an evening. Without a place it is that of the settings, or else the last one, and if there is none it
--- is asked for.
local function evening(summary, method, question)
  local function at(place, date, modifiers, seen)
    page.open({
      method = method,
      params = { place = place, date = date, seen = seen },
      title = place or "What's on",
      modifiers = modifiers,
      on_answer = place and function()
        last_place.keep(place)
      end or nil,
    })
  end
  return {
    summary = summary,
    suggest = "theatres",
    takes_day = true,
    takes_seen = method == "showtimes/whatsOn",
    run = function(argument, modifiers, seen)
      local place, date = days.split(argument)
      if place ~= "" then
        return at(place, date, modifiers, seen)
      end
      marquee.settings.get({}, function(failure, settings)
        local last = last_place.get()
        if failure or settings.place or settings.theatreIds or last then -- The page says what failed.
          local is_usual = not failure and (settings.place or settings.theatreIds)
          return at(not is_usual and last or nil, date, modifiers, seen)
        end
        vim.ui.input({
          prompt = question,
          completion = "customlist,v:lua.require'marquee.completion'.theatres",
        }, function(answer)
          if answer and vim.trim(answer) ~= "" then
            local given, day = days.split(vim.trim(answer))
            at(given, day or date, modifiers, seen)
          end
        end)
      end)
    end,
  }
end

subcommands["whats-on"] =
  evening("movies and showings at a place; a day may follow", "showtimes/whatsOn", "What's on near which place: ")
subcommands.tonight =
  evening("my wanted films: showings near a place tonight, services, dates", "library/tonight", "Your films near which place: ")

subcommands.calendar = {
  summary = "the showing under the cursor, or that of the seats, as a calendar file",
  run = function(file)
    local view = require("marquee.ui.view").current()
    local next = view and actions.find(view, actions.titled("Calendar"))
    if not next then
      return report_error("put the cursor on a showing; only those go into a calendar")
    end
    require("marquee.ui.calendar").save(next.params, file ~= "" and file or nil)
  end,
}

--- Finds a film by its title, lets the user choose among several, and does something with it.
local function find(title, act)
  marquee.request("movies/find", { query = title, pageSize = 10, presentation = true }, function(failure, answer)
    local rows = not failure and answer.presentation.rows or {}
    if failure then
      return report_error(errors.in_editor(failure.message))
    elseif #rows == 0 then
      return report_error(("no film is called %s; give another title or an id"):format(title))
    elseif #rows == 1 then
      return act(rows[1].id)
    end
    local films, words = {}, {}
    for _, row in ipairs(rows) do
      local line = text.join(vim.list_slice(row.cells, 1, 2), " · ")
      line = films[line] and line .. " " .. row.id or line
      films[line] = row.id
      table.insert(words, line)
    end
    picker.select(words, { prompt = "Which film: " }, function(chosen)
      if chosen then
        act(films[chosen])
      end
    end)
  end)
end

--- A command that does what a key does, with the film under the cursor or with one that is named.
---@param summary string
---@param next table The request for one that is named, without its id.
local function with_film(summary, next)
  local action = actions.titled(next.title)
  return {
    summary = summary,
    suggest = "searches",
    run = function(argument)
      local points, words = nil, argument
      if next.ask then
        points, words = argument:match("^(%d+%.?%d*)%s*(.*)$")
        words = words or argument
      end
      points = tonumber(points)
      local function act(id)
        local params = vim.tbl_extend("force", next.params, { id = id })
        actions.send(vim.tbl_extend("force", next, { changes = true, params = params }), points)
      end
      local view = require("marquee.ui.view").current()
      if words == "" and not view then
        return report_error("put the cursor on a film, or give its title or id")
      elseif words == "" then
        return actions.perform(action, view, points)
      elseif is_entity_id(words) or words:match("^tt%d+$") then
        return act((words:gsub("^tt", "imdb:tt")))
      end
      find(words, act)
    end,
  }
end

subcommands.want = with_film("I want to see a film: a title, or that under the cursor", {
  title = "Want to see",
  method = "library/set",
  params = { status = "wanted", presentation = true },
})
subcommands.seen = with_film("I have seen a film: a title, or that under the cursor", {
  title = "Seen",
  method = "library/set",
  params = { status = "seen", presentation = true },
})
subcommands.rate = with_film("rate a film: points of 10, and its title, or that under the cursor", {
  title = "Rate",
  method = "library/set",
  params = { presentation = true },
  ask = { member = "/rating", kind = "number", minimum = 0, maximum = 10 },
})
subcommands.forget = with_film("remove a film from mine: a title, or that under the cursor", {
  title = "Remove from the library",
  method = "library/remove",
  params = { presentation = true },
})

subcommands.index = {
  summary = "fetch TMDB's titles, for completion",
  values = {},
  run = function()
    marquee.request("index/update", { presentation = true }, {
      on_progress = function(progress)
        local parts = { "index", progress.title, progress.message, progress.percentage and progress.percentage .. " %" }
        vim.api.nvim_echo({ { text.cut(table.concat(vim.tbl_values(parts), " "), vim.v.echospace) } }, false, {})
      end,
      on_done = function(failure, answer)
        if failure then
          return report_error(tostring(failure))
        end
        suggestions.hint = nil
        local words = {}
        for _, row in ipairs(answer.presentation.rows or {}) do
          table.insert(words, text.join(vim.list_slice(row.cells, 1, 2), " "))
        end
        notify("titles and names can be completed now: " .. table.concat(words, ", "))
      end,
    })
  end,
}

subcommands.stop = {
  summary = "end the server; it starts again when it is needed",
  values = {},
  run = function()
    marquee.stop()
  end,
}

return subcommands
