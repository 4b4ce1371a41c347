-- SPDX-License-Identifier: MIT
--
--- A list that fills while pages arrive, and continues when the cursor reaches its end.

local View = require("marquee.ui.view")
local failure = require("marquee.ui.failure")
local marquee = require("marquee")
local text = require("marquee.text")

---@class marquee.ListSpec
---@field name string
---@field title string
---@field modifiers? string
---@field method string
---@field params table
---@field row fun(item: table, width: integer, previous: table?): marquee.Line[] Draws an entry.
---@field keys? table
---@field counts? fun(item: table): boolean Whether a row is an entry; others are counted and left out.
---@field page_size? integer
---@field find? fun(ask: function): marquee.ListSpec?, marquee.Error? Gives the rest of this, where the server has to be
--- asked first what the list shows; `ask` takes a request, waits, and returns its result or error.

---@class marquee.List
---@field spec marquee.ListSpec
---@field items table[] The rows that have arrived.
---@field left_out integer The number of rows that are not entries.
---@field drawn integer The number of lines of the entries.
---@field next_page? integer The page that follows.
---@field total? integer The total number of entries, if known.
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
  if #self.items == 0 then
    return nil
  end
  local total = self.total and self.total - self.left_out
  local is_all = not total or total <= #self.items
  local count = is_all and tostring(#self.items) or ("%d of %d"):format(#self.items, total)
  local rest = self.left_out > 0 and (" · %d private rental%s left out"):format(self.left_out, self.left_out == 1 and "" or "s")
  return count .. (rest or "") .. (self.age and " · " .. self.age or "")
end

--- Draws more entries, and a footer below them.
---@private
---@param first integer Which of the items is the first to be drawn.
function List:draw(first)
  local lines, width = {}, self.view:width()
  for index = first, #self.items do
    vim.list_extend(lines, self.spec.row(self.items[index], width, self.items[index - 1]))
  end
  local body = #lines
  vim.list_extend(lines, self.footer)
  self.view.canvas:draw(self.drawn, lines)
  self.drawn = self.drawn + body
end

--- Draws the footer alone.
---@private
function List:draw_footer()
  self:draw(#self.items + 1)
end

--- Redraws everything for a new window width.
function List:redraw()
  self.drawn = 0
  self:draw(1)
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
  request = view:track(marquee.client():list(self.spec.method, params, {
    on_page = wanted(function(answer)
      local first = #self.items + 1
      local entries = self.spec.counts and vim.tbl_filter(self.spec.counts, answer.items) or answer.items
      self.left_out = self.left_out + #answer.items - #entries
      vim.list_extend(self.items, entries)
      self.total = answer.totalResults
      self.age = text.age(answer, (answer.items[1] or {}).id) or self.age
      self:draw(first)
    end),
    on_progress = wanted(function(progress)
      self.percentage = progress.percentage or 100
      view:status({ detail = self:count(), percentage = self.percentage })
    end),
    on_fault = wanted(function(fault)
      local again = fault.willRetry and ("; again in %.1f s"):format(fault.retryInSeconds or 0) or ""
      view:status({ detail = ("page %d failed%s"):format(fault.page, again), percentage = self.percentage })
    end),
    on_done = wanted(function(error, summary)
      self:finish(error, summary, page)
    end),
  }))
  self.request = request
  self.percentage = 0
  view:status({ detail = self:count(), percentage = 0 })
end

---@private
function List:finish(error, summary, page)
  self.request = nil
  self.next_page = summary and summary.nextPage
  self.footer = {}
  if error then
    failure.tell(error)
    self.footer = failure.lines(error, self.view:width(), function()
      self:load(error.data.resumeFromPage or page)
    end)
  elseif #self.items == 0 then
    self.footer = { { { "" } }, { { "  " .. (summary.message or "Nothing was found."), "MarqueeHint" } } }
  elseif self.next_page then
    self.footer = { { { "  ↓ more", "MarqueeFooter" } } }
  end
  self:draw_footer()
  self.view:status({ detail = error and "failed" or self:count() })
end

--- Continues with the next page if the cursor is at the end.
function List:reach()
  if self.next_page and not self.request and vim.fn.line(".") >= vim.fn.line("$") - 1 then
    self:load(self.next_page)
  end
end

local function start(view, spec)
  view.list = setmetatable({ view = view, spec = spec, items = {}, left_out = 0, drawn = 0, footer = {} }, List)
  view.list:load(1)
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
    view:rename(found.title, found.keys)
    start(view, found)
  end
end

---@param spec marquee.ListSpec
---@return marquee.View
function List.open(spec)
  return View.open({
    name = spec.name,
    title = spec.title,
    modifiers = spec.modifiers,
    keys = spec.keys,
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
    end,
  })
end

return List
