-- SPDX-License-Identifier: MIT
--
--- Marking a film or a show as wanted or seen, rating it, and taking it off the list of one's own.

local report_error = require("marquee.report_error")
local errors = require("marquee.errors")
local mark = require("marquee.mark")
local marquee = require("marquee")
local picker = require("marquee.ui.picker")
local notify = require("marquee.notify")

local library_actions = {}

---@alias marquee.MarkAction fun(film: { id: string, title?: string, name?: string }, argument?: string)

local function fail(failure)
  local hint = errors.hint(failure)
  report_error(failure.message .. (hint and " " .. hint or ""))
end

local function name_of(film)
  return film.title or film.name or film.id
end

--- Changes the entry, and says what it is now. The tables follow the server's notification.
local function set(film, params)
  marquee.library.set(vim.tbl_extend("force", params, { id = film.id }), function(failure, row)
    if failure then
      return fail(failure)
    end
    notify(("%s: %s"):format(row.title, mark.words(row.library)))
  end)
end

---@type marquee.MarkAction
function library_actions.want(film)
  set(film, { status = "wanted" })
end

---@type marquee.MarkAction
function library_actions.seen(film)
  set(film, { status = "seen" })
end

--- Points that aren't given are asked for.
---@type marquee.MarkAction
function library_actions.rate(film, points)
  if not points then
    return vim.ui.input({ prompt = name_of(film) .. ", from 0.5 to 10, 0 for no rating: " }, function(answer)
      if answer and vim.trim(answer) ~= "" then
        library_actions.rate(film, vim.trim(answer))
      end
    end)
  elseif not tonumber(points) then
    return report_error("a number from 0 to 10 is wanted, not " .. points)
  end
  set(film, { rating = tonumber(points) })
end

--- What would be lost with an entry besides its mark, in words.
local function lost(entry)
  local found = {}
  for _, part in ipairs({ { "rating", "rating" }, { "seenOn", "days" }, { "note", "note" }, { "tags", "tags" } }) do
    if entry[part[1]] then
      table.insert(found, part[2])
    end
  end
  return table.concat(found, ", ")
end

--- An entry that has more than a mark is removed only after a question.
---@type marquee.MarkAction
function library_actions.forget(film)
  coroutine.wrap(function()
    local row, failure = marquee.library.get({ id = film.id }):await()
    if failure and failure.kind == "notFound" then
      return report_error(name_of(film) .. " is not among your films")
    elseif failure then
      return fail(failure)
    end
    local more = lost(row.library)
    local question = ("Remove %s with its %s?"):format(row.title, more)
    if more ~= "" and vim.fn.confirm(question, "&Remove\n&Keep", 2) ~= 1 then
      return
    end
    _, failure = marquee.library.remove({ id = film.id }):await()
    if failure then
      return fail(failure)
    end
    notify(row.title .. ": no longer among your films")
  end)()
end

--- What a key or a command of a view is meant for, as far as it is a film or a show: on the line of a person or of a
--- series it is what the page is about.
---@param view? marquee.View
---@return { id: string, title?: string, name?: string }? film
function library_actions.of(view)
  local target = view and view:meant()
  if target and (target.kind == "person" or target.kind == "collection") then
    target = view.subject
  end
  local item = target and target.item
  if not item then
    return nil
  elseif target.kind == "movie" or target.kind == "show" then
    return item
  end
  return item.movieId and { id = item.movieId, title = item.movieTitle } or nil
end

--- Finds a film by its title, lets the user choose among several, and does something with it.
---@param title string
---@param action marquee.MarkAction
---@param argument? string
function library_actions.find(title, action, argument)
  marquee.request("movies/find", { query = title, pageSize = 10 }, function(failure, page)
    if failure then
      return fail(failure)
    elseif #page.items == 0 then
      return report_error(("no film is called %s; give another title or an id"):format(title))
    elseif #page.items == 1 then
      return action(page.items[1], argument)
    end
    local films, words = {}, {}
    for _, film in ipairs(page.items) do
      local line = ("%s (%s)"):format(film.title, (film.releaseDate or film.id):match("^%d%d%d%d") or film.id)
      line = films[line] and line .. " " .. film.id or line
      films[line] = film
      table.insert(words, line)
    end
    picker.select(words, { prompt = "Which film: " }, function(chosen)
      if chosen then
        action(films[chosen], argument)
      end
    end)
  end)
end

return library_actions
