-- SPDX-License-Identifier: MIT
--
--- What a request answers, drawn from its presentation: a list that fills while pages arrive and continues when the
--- cursor reaches its end, a page of facts, or an auditorium. It needs to know no method and no member of an answer.

local List = require("marquee.ui.list")
local View = require("marquee.ui.view")
local auditorium = require("marquee.ui.auditorium")
local failure = require("marquee.ui.failure")
local filter = require("marquee.ui.filter")
local lists = require("marquee.lists")
local marquee = require("marquee")
local text = require("marquee.text")
local thing = require("marquee.ui.thing")

local page = {}

---@class marquee.PageSpec
---@field method string
---@field params? table
---@field title? string What is shown until the answer has a title.
---@field modifiers? string
---@field single? string The title of the request of a row that is sent if the list has one row alone.
---@field prefer? string The title of the request of a row that <CR> sends, in place of the first.
---@field on_answer? fun() Called once there is an answer.
---@field is_once? boolean Whether it is never requested without the user, since it may change something.

---@class marquee.Page
---@field spec marquee.PageSpec
---@field content? table The newest presentation.
---@field list? marquee.List
---@field is_early boolean Whether the rows are those that are known before the first page.
---@field early table[] Their presentations, by groups.
---@field pages integer The number of pages that have arrived.
---@field total? integer The number of rows of all pages, as far as it is known.
---@field next_page? table The request for the page that follows.
---@field words string Those that rows must have.
---@field choice integer Which group of an auditorium is marked.
---@field unfolded table<string, boolean>
---@field request? marquee.Request The one that runs.
---@field percentage integer Its progress.
---@field footer marquee.Line[]
---@field is_outdated boolean Whether it has to be requested again once it is visible.

local dots = { { { "   …", "MarqueeFooter" } } }

-- What the pages of things have besides, which takes no more requests.
local besides = {
  ["movies/get"] = { link = true, include = { "credits", "videos", "watchProviders", "similar" } },
  ["shows/get"] = { include = { "credits", "videos", "watchProviders", "similar" } },
  ["people/get"] = { include = { "credits" } },
}

--- All params of a request.
local function complete(spec, params, further)
  local all = vim.tbl_extend("keep", further, { presentation = true }, params or {}, besides[spec.method] or {})
  if lists[spec.method] and not all.limit then
    local options = marquee.client().options
    all = vim.tbl_extend("keep", { maxPages = further.maxPages or options.pages }, all, { pageSize = options.page_size })
  end
  return all
end

--- The number of entries.
local function count(view)
  local list = view.page.list
  if not list or list.count == 0 then
    return nil
  end
  local total = view.page.next_page and view.page.total or list.count
  local words = total <= list.count and tostring(list.count) or ("%d of %d"):format(list.count, total)
  return list.words == "" and words or ("%d of %s with “%s”"):format(list.matching, words, list.words)
end

local function show_status(view, detail)
  view:status({ detail = detail or count(view), percentage = view.page.request and view.page.percentage or nil })
end

--- Marks another group of seats, says what it is, and puts the cursor on its first seat.
local function choose(view, index)
  view.page.choice = index
  page.draw(view)
  local group = view.page.content.groups[index]
  local place, window = auditorium.place_of(group, view.cells), vim.fn.bufwinid(view.buffer)
  if place and window ~= -1 then
    vim.api.nvim_win_set_cursor(window, place)
  end
  local words = { group.heading }
  for _, fact in ipairs(group.facts or {}) do
    table.insert(words, fact.text)
  end
  view:say(table.concat(words, " · "))
end

local function lines_of(view, width)
  local shown = view.page
  if shown.content.form == "auditorium" then
    local lines
    lines, view.cells = auditorium.lines(shown.content, width, shown.choice, function(index)
      choose(view, index)
    end)
    return lines
  end
  return thing.lines(shown.content, width, {
    unfolded = shown.unfolded,
    toggle = function(name)
      shown.unfolded[name] = true
      page.draw(view)
    end,
  })
end

--- Draws what is known.
---@param view marquee.View
function page.draw(view)
  local shown, width = view.page, view:width()
  if shown.list then
    return shown.list:draw(view.canvas, width, shown.footer)
  end
  local lines = shown.content and lines_of(view, width) or {}
  view.canvas:redraw(function()
    view.canvas:draw(0, vim.list_extend(lines, shown.footer))
  end, false)
end

--- Takes what a presentation says of the whole.
local function understand(view, presentation)
  view.page.content = presentation
  if presentation.title ~= view.spec.title then
    view:rename(presentation.title)
  end
end

local function find(presentation, titles)
  for _, next in ipairs(presentation.next or {}) do
    if vim.tbl_contains(titles, next.title) then
      return next
    end
  end
end

local function list_of(view, presentation)
  local shown = view.page
  if not shown.list or shown.is_early then
    shown.is_early = false
    shown.list = List.new(presentation, shown.words)
  end
  return shown.list
end

local function take_page(view, answer)
  local shown, presentation = view.page, answer.presentation
  if not presentation then -- An old server has none; the answer says so, too.
    return
  end
  shown.total = answer.totalResults or shown.total
  shown.pages = shown.pages + 1
  list_of(view, presentation):add(presentation) -- Its notes are of one page; the answer has those of all.
  understand(view, presentation)
  page.draw(view)
  show_status(view)
end

--- Takes what is known before the whole. Many parts of a list come at once, and are then drawn together.
local function take_partial(view, presentation)
  local shown = view.page
  if not presentation.columns then
    understand(view, presentation)
    page.draw(view)
    return show_status(view)
  end
  local group = (presentation.groups or {})[1] or {}
  local place = #shown.early + 1
  for index, known in ipairs(shown.early) do
    place = known.groups[1].id == group.id and index or place
  end
  shown.early[place] = presentation
  if not shown.is_due then
    shown.is_due = true
    vim.schedule(function()
      shown.is_due = false
      if view.page == shown and shown.request and shown.pages == 0 then
        shown.list = List.new(presentation, shown.words)
        shown.list:replace(shown.early)
        shown.is_early = true
        page.draw(view)
        show_status(view)
      end
    end)
  end
end

local function reversed(presentation)
  local rows = presentation.rows or {}
  for index = 1, math.floor(#rows / 2) do
    rows[index], rows[#rows - index + 1] = rows[#rows - index + 1], rows[index]
  end
end

--- Takes the answer itself, which is the whole or what follows the pages of a list.
local function take_answer(view, answer)
  local shown, presentation = view.page, answer.presentation
  if not presentation then
    shown.footer = { { { "   The server gives nothing to show for " .. shown.spec.method .. ".", "MarqueeHint" } } }
    return
  end
  shown.next_page = find(presentation, { "Next page", "More" })
  if presentation.columns then
    local list = list_of(view, presentation)
    if (shown.spec.params or {}).last then -- Of a log the newest stands first.
      reversed(presentation)
    end
    list:add(presentation)
    if not vim.deep_equal(list.notes, presentation.notes or {}) then
      list.notes = presentation.notes or {}
      list:forget_drawn()
    end
    local is_empty = list.count == 0 and #list.notes == 0
    local ending = shown.next_page and "   ↓ more" or is_empty and "   Nothing was found." or nil
    shown.footer = ending and { { { ending, "MarqueeFooter" } } } or {}
  else
    shown.footer = {}
  end
  understand(view, presentation)
end

--- Shows an error below what there is; the way it says to go on can be chosen there.
local function take_failure(view, error, params)
  local shown = view.page
  failure.notify(error)
  shown.footer = failure.lines(error, view:width(), function()
    if not shown.list then
      return view:reload()
    end
    page.fetch(view, vim.tbl_extend("force", params, { page = error.data.resumeFromPage }))
  end)
  local suggested = failure.suggested(error, params)
  if suggested then
    local changed = vim.tbl_extend("force", params, { [suggested.member] = suggested.value })
    table.insert(shown.footer, #shown.footer, {
      { "  ▸ " .. suggested.value, "MarqueeUrl" },
      target = {
        open = function()
          page.become(view, { method = shown.spec.method, params = changed })
        end,
      },
    })
  end
end

--- Where the list has one row alone that was looked for, its page takes its place.
local function open_single(view)
  local shown = view.page
  local rows = shown.list and shown.spec.single and not shown.next_page and shown.list:rows() or {}
  local next = #rows == 1 and find(rows[1], { shown.spec.single })
  if next then
    page.become(view, { method = next.method, params = next.params })
  end
end

local function finish(view, error, answer, params)
  local shown = view.page
  shown.request = nil
  if error then
    take_failure(view, error, params)
  else
    take_answer(view, answer)
    if shown.spec.on_answer then
      shown.spec.on_answer()
    end
  end
  page.draw(view)
  show_status(view, error and "failed")
  if shown.content and shown.content.form == "auditorium" and shown.content.groups then
    choose(view, math.min(shown.choice, #shown.content.groups))
  end
  if not error then
    open_single(view)
    if shown.is_outdated then
      page.refresh(view)
    end
  end
end

--- Requests what the page shows, or what follows.
---@param view marquee.View
---@param params? table
function page.fetch(view, params)
  local shown = view.page
  shown.footer, shown.percentage = dots, 0
  local request
  local function wanted(handler)
    return function(...)
      if view:wants(request) and view.page == shown then
        handler(view, ...)
      end
    end
  end
  request = view:track(marquee.client():list(shown.spec.method, complete(shown.spec, params, { cache = view.cache }), {
    on_page = wanted(take_page),
    on_partial = wanted(function(_, _, presentation)
      if presentation then
        take_partial(view, presentation)
      end
    end),
    on_progress = wanted(function(_, progress)
      shown.percentage = progress.percentage or 100
      show_status(view)
    end),
    on_fault = wanted(function(_, fault)
      show_status(view, failure.fault(fault))
    end),
    on_done = wanted(function(_, error, answer)
      finish(view, error, answer, params or {})
    end),
  }))
  shown.request = request
  page.draw(view)
  show_status(view)
end

--- Requests all that is shown once more, without a word, and draws it in place of what is there.
---@param view marquee.View
function page.refresh(view)
  local shown = view.page
  if shown.spec.is_once then
    return
  end
  shown.is_outdated = shown.request ~= nil or vim.fn.bufwinid(view.buffer) == -1
  if shown.is_outdated then -- It follows what runs, or the buffer's return.
    return
  end
  local presentations = {}
  local further = lists[shown.spec.method] and { maxPages = math.max(shown.pages, 1) } or {}
  view:track(marquee.client():list(shown.spec.method, complete(shown.spec, shown.spec.params, further), {
    on_page = function(answer)
      table.insert(presentations, answer.presentation)
    end,
    on_done = function(error, answer)
      local is_wanted = not error and answer.presentation and view.page == shown and not shown.request
      if not is_wanted or not vim.api.nvim_buf_is_loaded(view.buffer) then
        return
      end
      if shown.list then
        shown.list:replace(presentations)
      end
      take_answer(view, answer)
      page.draw(view)
      show_status(view)
    end,
  }))
end

--- The same for all pages; those that no window shows follow when one does.
---@param family? string Only those of methods that begin so.
function page.refresh_all(family)
  for _, view in ipairs(View.all()) do
    if view.page and vim.startswith(view.page.spec.method, family or "") then
      page.refresh(view)
    end
  end
end

local function load(view, spec)
  view.cells = nil
  view.page = {
    spec = spec,
    is_early = false,
    early = {},
    pages = 0,
    words = "",
    choice = 1,
    unfolded = {},
    footer = dots,
    percentage = 0,
    is_outdated = false,
  }
  view.canvas:draw(0, dots)
  page.fetch(view, spec.params)
end

--- Describes the seat under the cursor.
local function look(view)
  local line, column = unpack(vim.api.nvim_win_get_cursor(0))
  for _, cell in ipairs(view.cells[line] or {}) do
    if column >= cell.from and column < cell.to then
      return show_status(view, auditorium.describe(cell.seat, view.page.content))
    end
  end
  show_status(view)
end

--- Continues with the next page if the cursor is at the end.
---@param view marquee.View
---@param is_asked? boolean Wherever the cursor is.
function page.reach(view, is_asked)
  local next = view.page.next_page
  if next and not view.page.request and (is_asked or vim.fn.line(".") >= vim.fn.line("$") - 1) then
    page.fetch(view, next.params)
  end
end

--- Asks for the words of the filter, which takes effect while they are typed.
---@param view marquee.View
function page.ask_filter(view)
  filter.ask(view.page.words, function(words)
    view.page.words = words
    if view.page.list then
      view.page.list.words = words
      view.page.list:forget_drawn()
      page.draw(view)
      show_status(view)
    end
  end)
end

--- Marks the next group of seats.
---@param view marquee.View
function page.choose_other(view)
  local groups = (view.page.content or {}).groups or {}
  if view.cells and #groups > 0 then
    choose(view, view.page.choice % #groups + 1)
  end
end

--- The spec of the view that shows a page.
local function view_spec(spec)
  return {
    name = spec.method .. vim.inspect(spec.params or {}, { newline = "", indent = "" }),
    title = text.clean(spec.title or spec.method),
    modifiers = spec.modifiers,
    load = function(view)
      load(view, spec)
    end,
    redraw = page.draw,
    on_move = function(view)
      if view.cells then
        look(view)
      else
        page.reach(view)
      end
    end,
    on_show = function(view)
      if view.page and view.page.is_outdated then
        page.refresh(view)
      end
    end,
  }
end

--- Shows what a request answers.
---@param spec marquee.PageSpec
---@return marquee.View
function page.open(spec)
  return View.open(view_spec(spec))
end

--- Shows it in place of what a view shows.
---@param view marquee.View
---@param spec marquee.PageSpec
function page.become(view, spec)
  view:become(view_spec(vim.tbl_extend("keep", spec, { title = view.spec.title })))
end

return page
