-- SPDX-License-Identifier: MIT
--
--- The marks of what is shown follow the library.

local View = require("marquee.ui.view")
local go = require("marquee.ui.go")
local marquee = require("marquee")

local marks = {}

--- The kind of a film or a show; nil for anything else.
local function kind(item)
  local found = type(item.id) == "string" and go.kind(item.id)
  return (found == "movie" or found == "show") and found or item.library and item.kind or nil
end

--- Visits each film and each show in a part of an answer.
local function each(part, visit)
  if type(part) ~= "table" then
    return
  elseif kind(part) then
    visit(part)
  end
  for _, inner in pairs(part) do
    each(inner, visit)
  end
end

--- Visits those of all views.
local function each_shown(visit)
  for _, view in ipairs(View.all()) do
    each(view.list and view.list.items or view.item, function(item)
      visit(item, view)
    end)
  end
end

--- All ids of a film or a show, as a set.
local function names(item)
  local found = { [item.id] = true }
  for provider, id in pairs(item.ids or {}) do
    found[provider == "imdb" and id or ("%s:%s:%s"):format(provider, kind(item), id)] = true
  end
  return found
end

--- Gives what is the same as a row of the library its entry; says which views have it.
local function give(row, changed)
  local wanted = names(row)
  each_shown(function(item, view)
    for name in pairs(names(item)) do
      if wanted[name] then
        item.library = row.library
        changed[view] = true
        return
      end
    end
  end)
end

--- Takes the entry from what the library no longer has. A removed id doesn't tell which other ids the film had.
local function take(changed)
  local marked = {}
  each_shown(function(item)
    if item.library then
      marked[item.id] = true
    end
  end)
  for id in pairs(marked) do
    local _, failure = marquee.library.get({ id = id }):await()
    marked[id] = failure ~= nil and failure.kind == "notFound"
  end
  each_shown(function(item, view)
    if item.library and marked[item.id] then
      item.library = nil
      changed[view] = true
    end
  end)
end

--- In the list of the user's own films, what was removed goes, and what was added asks for all of it.
local function renew(view, params)
  local list, known = view.list, {}
  list.items = vim.tbl_filter(function(item)
    known[item.id] = true
    return item.library ~= nil
  end, list.items)
  for _, id in ipairs(params.changed or {}) do
    if not known[id] then
      return view:load()
    end
  end
  list.total = list.total and #list.items
  list:redraw()
end

--- Shows a change of the library.
---@param params marquee.LibraryChange
function marks.change(params)
  local is_much = not params.changed and not params.removed
  -- What is learnt of the films changes no mark.
  if is_much and params.known then
    return
  end
  coroutine.wrap(function()
    local changed = {}
    for _, id in ipairs(params.changed or {}) do
      local row = marquee.library.get({ id = id }):await()
      if row then
        give(row, changed)
      end
    end
    if params.removed then
      take(changed)
    end
    for _, view in ipairs(View.all()) do
      if is_much and (view.list or view.item) then
        view:load()
      elseif view.list and view.list.spec.method == "library/list" then
        renew(view, params)
      elseif changed[view] then
        view.spec.redraw(view)
      end
    end
  end)()
end

return marks
