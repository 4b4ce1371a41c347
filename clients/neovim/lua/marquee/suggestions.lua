-- SPDX-License-Identifier: MIT
--
--- Suggestions for what was typed so far: titles and names with typing errors forgiven, earlier searches, places.

local errors = require("marquee.errors")
local marquee = require("marquee")
local notify = require("marquee.notify")
local text = require("marquee.text")

local suggestions = {}

-- The user waits while typing; anything slower than this is not worth it.
local patience = 1000

--- What to do for more of them, once the server has said it.
---@type string?
suggestions.hint = nil

local function each(items, member)
  return vim.tbl_map(function(item)
    return text.clean(item[member])
  end, items)
end

--- Notes what the server says only once, as one does it in Neovim; on the command line it is told afterwards.
local function note(found)
  if not found or not found.hint then
    return
  end
  suggestions.hint = errors.in_editor(found.hint)
  if vim.fn.mode() == "c" then
    vim.api.nvim_create_autocmd("CmdlineLeave", {
      once = true,
      callback = vim.schedule_wrap(function()
        if suggestions.hint then
          notify(":Marquee index fetches titles; " .. suggestions.hint)
        end
      end),
    })
  end
end

--- Earlier searches, the latest first.
---@param handler fun(error: marquee.Error?, found: table?)
---@return marquee.Request
function suggestions.earlier(handler)
  return marquee.suggestions.list({}, handler)
end

--- What may be meant, the best first; the server answers at once, from this machine.
---@param typed string Not blank.
---@param options { kinds?: string[], limit?: integer, presentation?: boolean }
---@param handler? fun(error: marquee.Error?, found: marquee.CompletionList?)
---@return marquee.Request
function suggestions.complete(typed, options, handler)
  local params = vim.tbl_extend("force", { query = typed }, options)
  return marquee.suggestions.complete(params, function(failure, found)
    note(found)
    if handler then
      handler(failure, found)
    end
  end)
end

--- Titles and earlier searches.
---@param typed string
---@return string[]
function suggestions.searches(typed)
  local request
  if vim.trim(typed) == "" then
    request = suggestions.earlier(function() end)
  else
    request = suggestions.complete(typed, { kinds = { "movie", "search" }, limit = 20 })
  end
  local found = request:wait(patience)
  return each(found and found.items or {}, found and found.items[1] and found.items[1].query and "query" or "title")
end

--- The names of things of one kind.
local function named(kind)
  return function(typed)
    if vim.trim(typed) == "" then
      return {}
    end
    local found = suggestions.complete(typed, { kinds = { kind }, limit = 20 }):wait(patience)
    return each(found and found.items or {}, "title")
  end
end

suggestions.people = named("person")
suggestions.shows = named("show")
suggestions.collections = named("collection")

--- Theatres, cities and ZIP codes that match.
---@param typed string
---@return string[]
function suggestions.theatres(typed)
  if vim.trim(typed) == "" then
    return {}
  end
  local found = marquee.theatres.suggest({ query = typed, limit = 20 }):wait(patience)
  return each(found and found.items or {}, "title")
end

--- A title in pieces, those that match with a highlight group. The server counts code points.
---@param title string
---@param matches integer[][] Starts and lengths.
---@param columns integer How much of it there is room for.
---@return marquee.Line
function suggestions.pieces(title, matches, columns)
  local shown = text.cut(title, columns)
  -- Where characters were left out, the others no longer stand where the server counted them.
  if text.clean(title) ~= title then
    return { { shown } }
  end
  local whole = vim.fn.strchars(shown) - (shown ~= title and 1 or 0) -- Without the ellipsis.
  local pieces, position = {}, 0
  local function add(to, group)
    to = math.min(to, whole)
    if to > position then
      table.insert(pieces, { vim.fn.strcharpart(shown, position, to - position), group })
      position = to
    end
  end
  for _, match in ipairs(matches) do
    add(match[1])
    add(match[1] + match[2], "MarqueeMatch")
  end
  table.insert(pieces, { vim.fn.strcharpart(shown, position) })
  return pieces
end

return suggestions
