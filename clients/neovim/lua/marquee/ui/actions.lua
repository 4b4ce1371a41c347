-- SPDX-License-Identifier: MIT
--
--- What can be done with what is under the cursor. A key stands for titles of requests: it sends the first that the row
--- offers, or its heading, or the page of the row's thing, or the whole.

local address = require("marquee.ui.address")
local ask = require("marquee.ui.ask")
local errors = require("marquee.errors")
local marquee = require("marquee")
local notify = require("marquee.notify")
local picker = require("marquee.ui.picker")
local report_error = require("marquee.report_error")
local text = require("marquee.text")
local watches = require("marquee.watches")

local actions = {}

---@class marquee.Action
---@field key string
---@field titles string[] Of requests, up to a colon; the first that is there counts.
---@field words string What it does.
---@field short? string The same in a word, for the bar.
---@field is_deep? boolean Whether it is looked for on the page of the row's thing, too.
---@field is_whole? boolean Whether it is meant for the whole page alone.
---@field question? boolean Whether it is done only after a question.
---@field takes_url? boolean Whether any address will do.

---@type marquee.Action[]
actions.all = {
  { key = "+", titles = { "Want to see" }, words = "I want to see it", short = "want", is_deep = true },
  { key = "s", titles = { "Seen" }, words = "I have seen it", short = "seen", is_deep = true },
  { key = "E", titles = { "Seen:" }, words = "I have seen its next episode", is_deep = true },
  { key = "r", titles = { "Rate" }, words = "rate it: [count] points of 10", is_deep = true },
  {
    key = "d",
    titles = { "Remove from the library", "Stop watching", "Remove from mine", "Forget" },
    words = "remove it",
    is_deep = true,
    question = true,
  },
  {
    key = "w",
    titles = { "Watch the seats", "Tell me when tickets are on sale", "Tell me of new films" },
    words = "watch it: seats, tickets, new films",
    short = "watch",
    is_deep = true,
  },
  { key = "u", titles = { "Pause", "Go on" }, words = "pause a watch, or go on", short = "pause" },
  { key = "!", titles = { "Check now" }, words = "check a watch now" },
  { key = "e", titles = { "Events" }, words = "what has happened to a watch", short = "events" },
  { key = "m", titles = { "Film", "Show", "Watch" }, words = "the page of what it is of", short = "film" },
  {
    key = "t",
    titles = { "Showings", "What's on", "Showtimes", "Theatres" },
    words = "where and when it is shown",
    short = "showings",
    is_deep = true,
  },
  { key = "=", titles = { "Similar" }, words = "what is similar", is_deep = true },
  { key = "C", titles = { "Credits", "Films and shows" }, words = "the people, or a person's films", is_deep = true },
  { key = "b", titles = { "Buy at AMC", "Open" }, words = "buy tickets, outside Neovim", short = "buy", takes_url = true },
  { key = "c", titles = { "Calendar" }, words = "put it into a calendar: write a file", short = "calendar" },
  { key = "P", titles = { "Another party", "Best seats" }, words = "for [count] people", short = "people", is_whole = true },
  { key = "@", titles = { "Another place" }, words = "another place", short = "place", is_whole = true },
  { key = ">", titles = { "Next day" }, words = "the next day", short = "day", is_whole = true },
  { key = "<lt>", titles = { "Previous day" }, words = "the day before", is_whole = true },
  { key = "D", titles = { "Another day" }, words = "another day", is_whole = true },
}

-- The request for the page of a row's thing.
local details = { "Details", "Film", "Show" }

--- A request's title without what differs from row to row: that of "Seen: S2 E5" is "Seen:".
local function title_of(next)
  return next.title:match("^.-:") or next.title
end

--- The first request with one of the titles.
local function named(entry, titles, takes_url)
  for _, title in ipairs(titles) do
    for _, next in ipairs(entry.next or {}) do
      if title_of(next) == title then
        return next
      end
    end
  end
  for _, next in ipairs(takes_url and entry.next or {}) do
    if next.url then
      return next
    end
  end
end

--- What is under the cursor: the row, its heading, the seats that are marked.
---@return marquee.Entry[]
local function entries(view)
  local target = view:target() or {}
  local shown = view.page
  local found = {}
  table.insert(found, target.entry)
  table.insert(found, target.heading)
  table.insert(found, view.cells and shown.content.groups and shown.content.groups[shown.choice] or nil)
  return found
end

local function first_named(found, titles, takes_url)
  for _, entry in ipairs(found) do
    local next = named(entry, titles, takes_url)
    if next then
      return next
    end
  end
end

--- The request that a key stands for here, but for the pages of rows' things.
---@param view marquee.View
---@param action marquee.Action
---@return table?
function actions.find(view, action)
  return first_named(vim.list_extend(entries(view), { view.page.content or {} }), action.titles, action.takes_url)
end

--- The titles of what the page and its first row offer.
---@param view marquee.View
---@return table<string, boolean>
function actions.offered(view)
  local titles, shown = {}, view.page or {}
  local content = shown.content or {}
  local row, heading
  if shown.list then
    row, heading = shown.list:first()
  end
  for _, entry in pairs({ content, row or {}, heading or (content.groups or {})[1] or {} }) do
    for _, next in ipairs(entry.next or {}) do
      titles[title_of(next)] = true
    end
  end
  return titles
end

--- An answer to a change in a line: what is true now comes first, since a narrow window shows only the beginning.
local function outcome(presentation)
  local fact = (presentation.facts or {})[1]
  local words = fact and (fact.label and fact.label .. ": " or "") .. fact.text
  return text.join({ words or "", presentation.title }, " · ")
end

local function report(failure)
  local hint = errors.hint(failure)
  report_error(errors.in_editor(failure.message) .. (hint and "; " .. hint or ""))
end

--- Sends a request that changes something, and says what came of it. All that is shown follows.
local function change(next, params)
  if vim.startswith(next.method, "watch/") then
    watches.follow() -- From before a watch is there, so that none of its events is missed.
  end
  marquee.request(next.method, params, function(failure, answer)
    if failure then
      return report(failure)
    end
    notify(answer.presentation and outcome(answer.presentation) or next.title)
    require("marquee.ui.page").refresh_all()
  end)
end

--- Sends a request, or opens an address.
---@param next table As a presentation has it.
---@param given? number What it asks for, if that is a number and has been given.
---@param view? marquee.View What shows the answer, in place of what it shows.
function actions.send(next, given, view)
  if next.url then
    return address.open(next.url)
  end
  ask.fill(next, given, function(params)
    if next.method == "calendar/get" then
      return require("marquee.ui.calendar").save(params)
    elseif next.changes then
      return change(next, params)
    end
    local page = require("marquee.ui.page")
    if view and view.page.spec.method == next.method then
      return page.become(view, { method = next.method, params = params, title = next.title })
    end
    page.open({ method = next.method, params = params, title = next.title })
  end)
end

--- Looks for a request on the page of a thing.
local function deep(details_of, action, otherwise, send)
  marquee.request(details_of.method, details_of.params, function(failure, answer)
    if failure then
      return report(failure)
    end
    local next = named(answer.presentation or {}, action.titles, action.takes_url)
    if next then
      return send(next)
    end
    otherwise()
  end)
end

--- Does what a key stands for, with what is under the cursor.
---@param action marquee.Action
---@param view marquee.View
---@param given? number What it may ask for; by default the count.
function actions.perform(action, view, given)
  given = given or vim.v.count > 0 and vim.v.count or nil
  local found, whole = entries(view), view.page.content or {}
  local function send(next, is_whole)
    if not action.question then
      return actions.send(next, given, is_whole and view or nil)
    end
    local name = found[1] and actions.name_of(found[1]) or whole.title
    vim.ui.input({ prompt = ("%s: %s? (y/n) "):format(next.title, name) }, function(answer)
      if answer and answer:lower():find("^y") then
        actions.send(next, given)
      end
    end)
  end
  local function of_whole()
    local next = named(whole, action.titles, action.takes_url)
    if next then
      return send(next, true)
    end
    if view.page.request then
      return report_error("this is still loading; try again")
    end
    local other = action.key == "b" and "put the cursor on a showing with tickets" or "a shows what there is"
    report_error(("%s: nothing here is for the key %s (%s)"):format(other, action.key:gsub("<lt>", "<"), action.words))
  end
  local next = not action.is_whole and first_named(found, action.titles, action.takes_url)
  if next then
    return send(next)
  end
  local details_of = action.is_deep and first_named(found, details)
  if details_of then
    return deep(details_of, action, of_whole, send)
  end
  of_whole()
end

--- What an entry is called.
---@param entry marquee.Entry
---@return string
function actions.name_of(entry)
  return entry.heading or (entry.cells or {})[1] or entry.title or ""
end

--- Opens what is under the cursor: what its first request answers that changes nothing.
---@param view marquee.View
function actions.follow(view)
  local target = view:target()
  if target and target.open then
    return target.open()
  end
  local entry = target and target.entry
  local prefer = view.page.spec.prefer
  local preferred = entry and prefer and named(entry, { prefer })
  for _, next in ipairs(preferred and { preferred } or entry and entry.next or {}) do
    if not next.changes then
      return actions.send(next)
    end
  end
  local url = target and target.url or address.under_cursor()
  if url then
    return address.open(url)
  elseif vim.fn.line(".") == vim.fn.line("$") then
    require("marquee.ui.page").reach(view, true)
  end
end

--- The key of a request.
local function key_of(next)
  for _, action in ipairs(actions.all) do
    if vim.tbl_contains(action.titles, title_of(next)) then
      return (action.key:gsub("<lt>", "<"))
    end
  end
  return ""
end

--- Lets one choose among all that can be done here.
---@param view marquee.View
function actions.menu(view)
  local lines, offered, opened = {}, {}, nil
  local function add(entry, is_whole)
    for _, next in ipairs(entry.next or {}) do
      opened = opened or not next.changes and not is_whole and next or nil
      local words = is_whole and next.title or ("%s: %s"):format(next.title, actions.name_of(entry))
      local line = ("%-5s%s"):format(next == opened and "<CR>" or key_of(next), words)
      if not offered[line] then
        offered[line] = { next = next, is_whole = is_whole }
        table.insert(lines, line)
      end
    end
  end
  for _, entry in ipairs(entries(view)) do
    add(entry)
  end
  add(view.page.content or {}, true)
  if #lines == 0 then
    return report_error("nothing can be done with this; g? shows the keys")
  end
  picker.select(lines, { prompt = "Do: " }, function(line)
    if line then
      actions.send(offered[line].next, nil, offered[line].is_whole and view or nil)
    end
  end)
end

--- Opens the first address of what is under the cursor, or of the page.
---@param view marquee.View
function actions.browse(view)
  local target = view:target()
  local url = target and target.url or address.under_cursor()
  local next = not url and first_named(vim.list_extend(entries(view), { view.page.content or {} }), {}, true)
  if not url and not next then
    return report_error("no address is known for this")
  end
  address.open(url or next.url)
end

--- The action of a title.
---@param title string
---@return marquee.Action
function actions.titled(title)
  for _, action in ipairs(actions.all) do
    if vim.tbl_contains(action.titles, title) then
      return action
    end
  end
  error("no action has the title " .. title)
end

return actions
