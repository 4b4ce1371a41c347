-- SPDX-License-Identifier: MIT
--
--- Searching while one types: a window shows what may be meant, for each key. What was asked for the keys before and
--- is not answered yet is cancelled, so that fast typing never waits.

local menu = require("marquee.ui.menu")
local page = require("marquee.ui.page")
local suggestions = require("marquee.suggestions")
local text = require("marquee.text")

local search = {}

local most = 8
local width = 64

local function room()
  return math.min(width, vim.o.columns - 4)
end

--- A row: the title with what matches, and at its end what it is. It is chosen with the request that leads on.
local function row(item, presented)
  local columns = room() - text.width(item.kind) - 3
  local line = suggestions.pieces(item.title, item.matches or {}, columns)
  local used = 0
  for _, piece in ipairs(line) do
    used = used + text.width(text.clean(piece[1]))
  end
  table.insert(line, 1, { " " })
  table.insert(line, { (" "):rep(math.max(columns - used, 0) + 1) })
  table.insert(line, { item.kind, "MarqueeFact" })
  return { line = line, value = (presented and presented.next or {})[1] or { words = item.title } }
end

--- The lines that say what to do for more, or what went wrong.
local function notes(words)
  return vim.tbl_map(function(line)
    return { line = { { " " .. line, "MarqueeHint" } } }
  end, text.wrap(words, room() - 2))
end

--- The rows for an answer, and below them the words themselves, which are never lost.
local function rows(words, failure, found)
  local shown, presented = {}, found and found.presentation and found.presentation.rows or {}
  for index, item in ipairs(found and found.items or {}) do
    table.insert(shown, row(item, presented[index]))
  end
  if vim.trim(words) ~= "" then
    table.insert(shown, { line = { { " " }, { "search for “" .. text.cut(words, room() - 16) .. "”", "MarqueeUrl" } } })
  end
  local note = failure and failure.message or #shown < 2 and suggestions.hint
  return note and vim.list_extend(shown, notes(note)) or shown
end

--- Earlier searches as what they complete.
local function as_completions(found)
  local items = vim.tbl_map(function(item)
    return { kind = "search", title = item.query, matches = {} }
  end, vim.list_slice(found.items, 1, most))
  return { items = items }
end

--- Opens what was chosen.
local function open(chosen, on_words, modifiers)
  if chosen.words or not chosen.method then
    return on_words(chosen.words)
  end
  page.open({ method = chosen.method, params = chosen.params, title = chosen.title, modifiers = modifiers })
end

---@param options { label: string, kinds?: string[], modifiers: string, on_words: fun(words: string) } What is done
--- with words of which nothing was chosen.
function search.open(options)
  local running
  menu.open({
    label = options.label,
    width = width,
    height = most + 2,
    fill = function(words, show)
      if running then
        running:cancel()
      end
      if vim.trim(words) == "" then
        running = suggestions.earlier(function(failure, found)
          show(rows(words, failure, found and as_completions(found)))
        end)
        return
      end
      local wanted = { kinds = options.kinds, limit = most, presentation = true }
      running = suggestions.complete(words, wanted, function(failure, found)
        if not failure or failure.kind ~= "requestCancelled" then
          show(rows(words, failure, found))
        end
      end)
    end,
    on_choice = function(item, words)
      running:cancel()
      words = vim.trim(words or "")
      if item then
        open(item, options.on_words, options.modifiers)
      elseif words ~= "" then
        options.on_words(words)
      end
    end,
  })
end

return search
