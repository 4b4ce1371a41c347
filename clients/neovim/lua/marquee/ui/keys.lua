-- SPDX-License-Identifier: MIT
--
--- The keys of the views: those of every view, those that several share, and the row of them in the bar.

local address = require("marquee.ui.address")
local report_error = require("marquee.report_error")
local go = require("marquee.ui.go")
local text = require("marquee.text")

local keys = {}

---@class marquee.Key
---@field [1] fun(view: marquee.View) What it does.
---@field [2] string The same in words, for the help and for which-key.
---@field [3]? string The same in a word or two, for the bar; nil for keys that it leaves out.

--- Opens what is under the cursor, which may be an address.
local function follow(view)
  local target = view:target()
  if target and target.open then
    return target.open()
  end
  local url = target and target.url or address.under_cursor()
  if url then
    address.open(url)
  end
end

local function browse(view)
  local target = view:target()
  local meant = view:meant()
  local url = target and target.url or address.under_cursor() or address.of(meant and meant.item)
  if not url then
    return report_error("no address is known for this")
  end
  address.open(url)
end

--- What a key for movies and showings is meant for: on the line of a person, of a show or of a series it is what the
--- page is about.
local function on_screen(view)
  local target = view:meant()
  local is_other = target and vim.tbl_contains({ "person", "show", "collection" }, target.kind)
  return is_other and view.subject or target
end

local function buy(view)
  local url, reason = address.of_tickets(on_screen(view))
  if not url then
    return report_error(reason)
  end
  address.open(url)
end

--- Shows the day that is so many days later; a count multiplies it.
local function other_day(days)
  return function(view)
    local day, reason
    if view.spec.day then
      day, reason = view.spec.day(view)
    end
    if not day then
      return report_error(reason or "no day is shown here")
    end
    view.spec.on_day(view, text.days_later(day, days * vim.v.count1))
  end
end

--- The movie that a key is meant for: its id and title.
local function movie_of(view)
  local target = on_screen(view)
  local item = target and target.item
  if target and target.kind == "movie" then
    return item
  end
  local id = item and item.movieId
  return id and { id = id, title = item.movieTitle } or nil
end

local function with_movie(action)
  return function(view)
    local movie = movie_of(view)
    if not movie then
      return report_error("there is no movie under the cursor")
    end
    action(movie)
  end
end

--- For views of showings.
---@type marquee.Key
keys.movie = {
  with_movie(function(movie)
    go.movie(movie.id, movie.title)
  end),
  "the movie's page",
  "movie",
}

--- For views of movies and their showings.
---@type marquee.Key
keys.theatres = { with_movie(go.theatres_showing), "theatres that show the movie", "theatres" }

--- For views of movies, showings and seats.
---@type marquee.Key
keys.watch = {
  function(view)
    require("marquee.ui.watch").add(on_screen(view), vim.v.count)
  end,
  "watch it: tickets, showings, seats, its release",
  "watch",
}

--- For views of showings and seats.
---@type marquee.Key
keys.calendar = {
  function(view)
    require("marquee.ui.calendar").save(on_screen(view))
  end,
  "put it into a calendar: write a file",
}

--- A key that does something with the film or the show that it is meant for; it gets the count, if there is one.
---@param name string Of a function in marquee.ui.library_actions.
local function with_mine(name)
  return function(view)
    local library_actions = require("marquee.ui.library_actions")
    local film = library_actions.of(view)
    if not film then
      return report_error("there is no film and no show under the cursor")
    end
    library_actions[name](film, vim.v.count > 0 and vim.v.count or nil)
  end
end

--- The keys of a view of films or shows, for the user's own, besides further ones.
---@param further? table<string, marquee.Key>
---@return table<string, marquee.Key>
function keys.with_films(further)
  return vim.tbl_extend("keep", further or {}, {
    ["+"] = { with_mine("want"), "mark it as wanted", "want" },
    s = { with_mine("seen"), "mark it as seen" },
    r = { with_mine("rate"), "rate it: [count] points of 10" },
    dd = { with_mine("forget"), "remove it from my films" },
  })
end

--- For lists.
---@type marquee.Key
keys.filter = {
  function(view)
    if view.list then
      view.list:ask_filter()
    end
  end,
  "show only what contains some words",
  "filter",
}

--- For what is planned for a number of people: a count says how many, or they are asked for.
---@param on_party fun(view: marquee.View, party: integer)
---@return marquee.Key
function keys.party(on_party)
  return {
    function(view)
      if vim.v.count > 0 then
        return on_party(view, vim.v.count)
      end
      vim.ui.input({ prompt = "How many people: " }, function(answer)
        if tonumber(answer) then
          on_party(view, tonumber(answer))
        end
      end)
    end,
    "for [count] people",
    "people",
  }
end

--- All keys of a view.
---@param view marquee.View
---@return table<string, marquee.Key>
function keys.of(view)
  local bindings
  bindings = vim.tbl_extend("force", {
    ["<CR>"] = { follow, "open what is under the cursor", "open" },
    b = { buy, "buy tickets, outside Neovim", "buy" },
    gx = { browse, "open its page on the web" },
    ["<lt>"] = { other_day(-1), "the day before" },
    [">"] = { other_day(1), "the day after" },
    ["]]"] = { view.next_entry, "next entry" },
    ["[["] = { view.previous_entry, "previous entry" },
    R = { view.reload, "load anew" },
    q = { view.close, "cancel and close" },
    ["g?"] = {
      function()
        require("marquee.ui.help").show(bindings)
      end,
      "this help",
      "keys",
    },
  }, view.spec.keys or {})
  if view.spec.day then
    bindings[">"][3] = "day"
  end
  return bindings
end

-- The order of the row; the last ones stay longest.
local order = { "+", "m", "t", "a", "w", "p", ">", "f", "o", "b", "e", "c", "s", "dd", "<CR>", "g?" }

--- The keys in a row, as many as there is room for; the one that tells them may stand without its word.
---@param bindings table<string, marquee.Key>
---@param columns integer
---@return string
function keys.row(bindings, columns)
  local row = ""
  for index = #order, 1, -1 do
    local key = order[index]
    local word = bindings[key] and bindings[key][3]
    if word then
      -- Half of this pair would look as if there were no other half.
      local entry = (key == ">" and "< >" or key) .. " " .. word
      local longer = row == "" and entry or entry .. "  " .. row
      if text.width(longer) > columns then
        break
      end
      row = longer
    end
  end
  return row == "" and columns >= 2 and "g?" or row
end

return keys
