-- SPDX-License-Identifier: MIT
--
--- A list that fills while pages arrive, continues when the cursor reaches its end, and can be filtered.

local View = require("marquee.ui.view")
local failure = require("marquee.ui.failure")
local filter = require("marquee.ui.filter")
local keys = require("marquee.ui.keys")
local mark = require("marquee.mark")
local marquee = require("marquee")
local text = require("marquee.text")

---@class marquee.ListSpec
---@field name string
---@field title string
---@field modifiers? string
---@field method string
---@field params table
---@field row fun(item: table, width: integer, previous: table?): marquee.Line[] Draws an entry.
---@field keys? table<string, marquee.Key>
---@field entry? fun(row: table): table The entry that a row contains; by default the row.
---@field counts? fun(item: table): boolean Whether a row is an entry; others are counted and left out.
---@field page_size? integer
---@field rank? fun(item: table): string What the rows are sorted by; by default they stay as they arrive.
---@field empty? string What is shown where there are no rows; by default the server's words.
---@field find? fun(ask: function): marquee.ListSpec?, marquee.Error? Gives the rest of this, where the server has to be
--- asked first what the list shows; `ask` takes a request, waits, and returns its result or error.
---@field understood? fun(answer: table, view: marquee.View): string? The title, once a page or the summary says which
--- place and day were understood.
---@field head? fun(answer: table, view: marquee.View): marquee.Line[] The lines above the entries, from the first page.
---@field part? fun(item: table, has: fun(words: string): boolean): table? The part of an entry that the filter lets
--- through; by default all of it if its row has the words.
---@field rest? { words: (fun(): string), params: table } What a line at the end unfolds, with other parameters.
---@field day? fun(view: marquee.View): string?, string?
---@field on_day? fun(view: marquee.View, day: string)
---@field on_move? fun(view: marquee.View)

---@class marquee.List
---@field spec marquee.ListSpec
---@field items table[] The rows that have arrived.
---@field summary? table The answer without its rows, once all that was requested has arrived.
---@field known table<string, boolean> Their ids.
---@field is_early boolean Whether these rows are what is known before the first page.
---@field is_due boolean Whether they are about to be drawn.
---@field left_out integer The number of rows that are not entries.
---@field skipped integer The number of rows that the server has left out.
---@field hidden integer The number of those that it has left out because of `seen`.
---@field head marquee.Line[] The lines above the entries.
---@field drawn integer The number of lines of the head and the entries.
---@field filter string The words that entries must have.
---@field matching integer The number of entries that do.
---@field last? table The last of them.
---@field next_page? integer The page that follows.
---@field total? integer The total number of entries, if known.
---@field day? string The day that the rows are of, if they are of one.
---@field age? string A note on the age of the latest stale page.
---@field request? marquee.Request The one that runs.
---@field percentage integer Its progress.
---@field footer marquee.Line[] The lines below the entries.
local List = {}
List.__index = List

--- The number of entries, and a note if they are stale.
---@private
---@return string?
function List:count()
  if #self.items + self.hidden == 0 then
    return nil
  end
  local total = self.total and self.total - self.left_out - self.skipped - self.hidden
  local is_all = not total or total <= #self.items
  local count = is_all and tostring(#self.items) or ("%d of %d"):format(#self.items, total)
  if self.filter ~= "" then
    count = ("%d of %s with “%s”"):format(self.matching, count, self.filter)
  end
  local rest = self.left_out > 0
    and (" · %d private rental%s left out"):format(self.left_out, self.left_out == 1 and "" or "s")
  rest = (rest or "") .. (self.hidden > 0 and (" · %d left out by seen"):format(self.hidden) or "")
  return count .. rest .. (self.age and " · " .. self.age or "")
end

--- Draws more entries, and a footer below them.
---@private
---@param first integer Which of the items is the first to be drawn.
function List:draw(first)
  local lines, width = {}, self.view:width()
  if self.drawn == 0 then
    vim.list_extend(lines, self.head)
    self.matching, self.last = 0, nil
  end
  for index = first, #self.items do
    local item = filter.part(self.items[index], self.filter, self.spec, width)
    if item then
      vim.list_extend(lines, self.spec.row(item, width, self.last))
      self.matching, self.last = self.matching + 1, item
    end
  end
  local body = #lines
  if self.matching == 0 and #self.items > 0 then
    table.insert(lines, { { "  Nothing here has these words; f takes others.", "MarqueeHint" } })
  end
  vim.list_extend(lines, self.footer)
  self.view.canvas:draw(self.drawn, lines)
  self.drawn = self.drawn + body
end

--- Draws the footer alone.
---@private
function List:draw_footer()
  self:draw(#self.items + 1)
end

--- Redraws everything, for a new window width or another filter.
function List:redraw()
  -- The words of the last line follow the user's settings and the window's width, too.
  if self.summary then
    self.footer = self:ending(self.summary)
  end
  self.drawn = 0
  self:draw(1)
end

--- Asks for the words of the filter, which takes effect while they are typed.
function List:ask_filter()
  filter.ask(self.filter, function(words)
    self.filter = words
    self:redraw()
    self:show_count()
  end)
end

--- Requests the pages from this one on.
---@param page integer
function List:load(page)
  local view = self.view
  local options = marquee.client().options
  local params = vim.tbl_extend("force", self.spec.params, {
    page = page,
    pageSize = self.spec.page_size or options.page_size,
    maxPages = options.pages,
    cache = view.cache,
  })
  self.summary = nil
  self.footer = { { { "  …", "MarqueeFooter" } } }
  self:draw_footer()
  local request
  local function wanted(handler)
    return function(...)
      if view:wants(request) then
        handler(...)
      end
    end
  end
  local draw = wanted(function()
    self.is_due = false
    self:redraw()
    self:show_count()
  end)
  request = view:track(marquee.client():list(self.spec.method, params, {
    on_page = wanted(function(answer)
      self:take(answer)
    end),
    on_partial = wanted(function(item)
      self:take_early(item, draw)
    end),
    on_progress = wanted(function(progress)
      self.percentage = progress.percentage or 100
      view:status({ detail = self:count(), percentage = self.percentage })
    end),
    on_fault = wanted(function(fault)
      view:status({ detail = failure.fault(fault), percentage = self.percentage })
    end),
    on_done = wanted(function(error, summary)
      self:finish(error, summary, page)
    end),
  }))
  self.request = request
  self.percentage = 0
  view:status({ detail = self:count(), percentage = 0 })
end

--- Takes what an answer says of the whole list.
---@private
function List:understand(answer)
  self.day = answer.date or self.day
  local title = self.spec.understood and self.spec.understood(answer, self.view)
  if title and title ~= self.view.spec.title then
    self.view:rename(title)
  end
  if self.drawn == 0 then
    self.head = self.spec.head and self.spec.head(answer, self.view) or {}
  end
end

--- Takes what is known of a row before the first page, in place of what was known of it. Many come at once, and are
--- then drawn together.
---@private
---@param draw fun() Draws the list, unless it is gone.
function List:take_early(item, draw)
  local place = #self.items + 1
  for index, known in ipairs(self.items) do
    place = known.id == item.id and index or place
  end
  self.items[place] = item
  self.is_early = true
  if not self.is_due then
    self.is_due = true
    vim.schedule(draw)
  end
end

--- Where a row belongs among those that have arrived: after those that rank like it.
---@private
---@return integer
function List:place_of(item)
  local place, rank = #self.items + 1, self.spec.rank
  while rank and place > 1 and rank(item) < rank(self.items[place - 1]) do
    place = place - 1
  end
  return place
end

--- The first line of an entry.
local function line_of(canvas, item)
  for line = 1, vim.api.nvim_buf_line_count(canvas.buffer) do
    local target = canvas.targets[line]
    if target and target.item and target.item.id == item.id then
      return line
    end
  end
end

--- Redraws everything after entries have moved. The cursors stay on theirs, but for those in the first line.
---@private
function List:redraw_moved()
  local canvas, cursors = self.view.canvas, {}
  for _, window in ipairs(vim.fn.win_findbuf(canvas.buffer)) do
    local line = vim.api.nvim_win_get_cursor(window)[1]
    local target = canvas.targets[line]
    if line > 1 and target and target.item then
      cursors[window] = { item = target.item, below = line - line_of(canvas, target.item) }
    end
  end
  self:redraw()
  for window, cursor in pairs(cursors) do
    local line = line_of(canvas, cursor.item)
    if line then
      line = math.min(line + cursor.below, vim.api.nvim_buf_line_count(canvas.buffer))
      vim.api.nvim_win_set_cursor(window, { line, vim.api.nvim_win_get_cursor(window)[2] })
    end
  end
end

--- Takes a page; the first one has all that was known before, in order.
---@private
function List:take(answer)
  if self.is_early then
    self.is_early, self.items, self.known, self.drawn = false, {}, {}, 0
    self.left_out, self.skipped, self.hidden = 0, 0, 0
  end
  local count = #self.items
  local first = count + 1
  local entries = self.spec.entry and vim.tbl_map(self.spec.entry, answer.items) or answer.items
  for _, item in ipairs(entries) do
    if self.spec.counts and not self.spec.counts(item) then
      self.left_out = self.left_out + 1
    elseif not self.known[item.id] then -- After the rest was unfolded, the first ones come again.
      self.known[item.id] = true
      local place = self:place_of(item)
      table.insert(self.items, place, item)
      first = math.min(first, place)
    end
  end
  self.total = answer.totalResults
  self.skipped = self.skipped + (answer.skipped or 0)
  self.hidden = self.hidden + (answer.hidden or 0)
  self.age = text.age(answer, (entries[1] or {}).id) or self.age
  self:understand(answer)
  if count == 0 or first <= count then
    self:redraw_moved()
  else
    self:draw(first)
  end
end

--- Unfolds the rest.
---@private
function List:unfold()
  self.spec = vim.tbl_extend("force", self.spec, { params = self.spec.rest.params })
  self.spec.rest = nil
  self:load(1)
end

--- The lines at the end of a list that is complete so far.
---@private
function List:ending(summary)
  local lines = {}
  if #self.items == 0 and not (self.hidden > 0 and self.next_page) then
    for index, line in ipairs(text.wrap(self.spec.empty or summary.message or "Nothing was found.", self.view:width() - 2)) do
      lines[index] = { { "  " .. line, "MarqueeHint" } }
    end
    table.insert(lines, 1, { { "" } })
  elseif self.next_page then
    table.insert(lines, { { "  ↓ more", "MarqueeFooter" } })
  elseif self.spec.rest then
    table.insert(lines, {
      { "  ▸ " .. self.spec.rest.words(), "MarqueeHint" },
      target = {
        kind = "fold",
        open = function()
          self:unfold()
        end,
      },
    })
  end
  return lines
end

---@private
function List:finish(error, summary, page)
  self.request = nil
  self.next_page = summary and summary.nextPage
  if error then
    failure.notify(error)
    self.footer = failure.lines(error, self.view:width(), function()
      self:load(error.data.resumeFromPage or page)
    end)
  else
    self:understand(summary)
    self.summary = summary
    self.footer = self:ending(summary)
  end
  self:draw_footer()
  self:show_count(error)
end

---@private
function List:show_count(error)
  local running = self.request and self.percentage or nil
  self.view:status({ detail = error and "failed" or self:count(), percentage = running })
end

--- Continues with the next page if the cursor is at the end.
function List:reach()
  if self.next_page and not self.request and vim.fn.line(".") >= vim.fn.line("$") - 1 then
    self:load(self.next_page)
  end
end

--- Begins the list. What the user has filtered by stays, on another day too.
local function start(view, spec)
  local words = view.list and view.list.filter or ""
  view.list = setmetatable({
    view = view,
    spec = spec,
    items = {},
    known = {},
    is_early = false,
    is_due = false,
    left_out = 0,
    skipped = 0,
    hidden = 0,
    head = {},
    drawn = 0,
    filter = words,
    matching = 0,
    footer = {},
  }, List)
  view.list:load(1)
end

local function with_filter(further)
  return vim.tbl_extend("keep", further or {}, { f = keys.filter })
end

--- Asks what the list shows, and takes its title and its keys from the answer.
local function find(view, spec)
  view.list = nil
  view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
  view:status({ percentage = 0 })
  local found, error = spec.find(function(request)
    return view:ask(request)
  end)
  if error then
    failure.show(error, view)
  else
    view:rename(found.title, { keys = with_filter(found.keys), day = found.day, on_day = found.on_day })
    start(view, found)
  end
end

--- Says the mark of the film under the cursor in the line for messages; nothing after it on one without a mark.
local function say_mark(view)
  local target = view:target()
  local entry = target and target.kind ~= "showtime" and target.item and target.item.library
  if entry or view.has_said_mark then
    view:say(entry and mark.words(entry) or "")
  end
  view.has_said_mark = entry ~= nil
end

---@param spec marquee.ListSpec
---@return marquee.View
function List.open(spec)
  return View.open({
    name = spec.name,
    title = spec.title,
    modifiers = spec.modifiers,
    keys = with_filter(spec.keys),
    day = spec.day,
    on_day = spec.on_day,
    load = function(view)
      if spec.find then
        coroutine.wrap(find)(view, spec)
      else
        start(view, spec)
      end
    end,
    redraw = function(view)
      if view.list then
        view.list:redraw()
      end
    end,
    on_move = function(view)
      if view.list then
        view.list:reach()
      end
      say_mark(view)
      if spec.on_move then
        spec.on_move(view)
      end
    end,
  })
end

return List
