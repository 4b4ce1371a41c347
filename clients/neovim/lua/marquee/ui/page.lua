-- SPDX-License-Identifier: MIT
--
--- A page about one thing, such as a movie or a person: first what one provider knows of it, then all that is known.

local View = require("marquee.ui.view")
local errors = require("marquee.errors")
local failure = require("marquee.ui.failure")
local marquee = require("marquee")
local text = require("marquee.text")

local page = {}

---@class marquee.PageSpec
---@field kind string "movie", "person", "show", "season" or "collection".
---@field name string As in `marquee.ViewSpec`.
---@field id string
---@field title? string What is shown until the title is known.
---@field modifiers? string
---@field method string Returns the thing; its parts may come earlier.
---@field params table
---@field title_of fun(item: table): string
---@field lines fun(item: table, width: integer, folds: marquee.Folds): marquee.Line[]
---@field keys? table<string, marquee.Key>
---@field seek? fun(target: marquee.Target): boolean Which line gets the cursor at first.

---@class marquee.Folds
---@field unfolded table<string, boolean> By name.
---@field toggle fun(name: string) Unfolds or folds, and draws the page again.

--- Draws what is known, and below it why a part is missing.
local function draw(view, spec)
  local lines = spec.lines(view.item, view:width(), view.folds)
  if view.failure then
    vim.list_extend(lines, { { { "" } }, { { "  This is not all", "MarqueeHeading" } } })
    vim.list_extend(lines, failure.lines(view.failure, view:width(), function()
      view:reload()
    end))
  end
  view.canvas:draw(0, lines)
end

--- Takes the thing, as far as it is known.
local function take(view, spec, item)
  view.item = item
  view.subject = { kind = spec.kind, item = item }
  view:rename(spec.title_of(item))
end

--- Moves the cursor to the first line that the page was opened for.
local function seek(view, spec)
  for line = 1, vim.api.nvim_buf_line_count(view.buffer) do
    local target = view.canvas.targets[line]
    if target and spec.seek(target) then
      return vim.api.nvim_win_set_cursor(0, { line, 0 })
    end
  end
end

local function load(view, spec)
  view.item, view.failure = nil, nil
  view.folds = {
    unfolded = {},
    toggle = function(name)
      view.folds.unfolded[name] = not view.folds.unfolded[name]
      draw(view, spec)
    end,
  }
  view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
  view:status({ percentage = 0 })
  local request
  request = marquee.request(spec.method, vim.tbl_extend("force", spec.params, { cache = view.cache }), {
    on_partial = function(item)
      if view:wants(request) then
        take(view, spec, item)
        draw(view, spec)
        view:status({ percentage = 50 })
      end
    end,
  })
  local item, error = view:ask(request)
  if error and not view.item then
    return failure.show(error, view)
  end
  take(view, spec, item or view.item)
  view.failure = error or view.item.linkFault and errors.from_server(view.item.linkFault)
  if error then
    failure.notify(error)
  end
  draw(view, spec)
  view:status({ detail = text.age(view.item, spec.id) })
  if spec.seek and not view.cache and View.current() == view then
    seek(view, spec)
  end
end

---@param spec marquee.PageSpec
---@return marquee.View
function page.open(spec)
  return View.open({
    name = spec.name,
    title = spec.title or spec.id,
    modifiers = spec.modifiers,
    load = function(view)
      coroutine.wrap(load)(view, spec)
    end,
    redraw = function(view)
      if view.item then
        draw(view, spec)
      end
    end,
    keys = spec.keys,
  })
end

return page
