-- SPDX-License-Identifier: MIT
--
--- A buffer of the plugin: its name, its window, its keys, and the requests that end with it.

local Canvas = require("marquee.ui.canvas")
local bar = require("marquee.ui.bar")
local highlights = require("marquee.ui.highlights")
local keys = require("marquee.ui.keys")
local placement = require("marquee.ui.placement")
local text = require("marquee.text")
local watches = require("marquee.watches")
local window = require("marquee.ui.window")

---@class marquee.ViewSpec
---@field name string Opening a second view of the same name reloads the first.
---@field title string What it shows; also the name of its buffer, after marquee://.
---@field modifiers? string Such as "tab" or "vertical".
---@field load fun(view: marquee.View) Fills it; called again by R.
---@field redraw? fun(view: marquee.View) Called when the window's width changes.
---@field on_move? fun(view: marquee.View) Called when the cursor moves.
---@field on_show? fun(view: marquee.View) Called when a window shows it again.

---@class marquee.View
---@field spec marquee.ViewSpec
---@field buffer integer
---@field canvas marquee.Canvas
---@field origin? marquee.View The view from which <CR> led here.
---@field cache? "reload" The cache option of its requests.
---@field page marquee.Page What it shows.
---@field cells? table The seats of each line, if it shows some.
---@field private requests marquee.Request[]
local View = {}
View.__index = View

---@type table<integer, marquee.View>
local by_buffer = {}
local by_name = {}

--- The view in the current window.
---@return marquee.View?
function View.current()
  return by_buffer[vim.api.nvim_get_current_buf()]
end

--- All views whose buffers are there.
---@return marquee.View[]
function View.all()
  return vim.tbl_filter(function(view)
    return vim.api.nvim_buf_is_loaded(view.buffer)
  end, vim.tbl_values(by_buffer))
end

--- Shows a view: in this window if it shows one already, otherwise in a new one.
---@param spec marquee.ViewSpec
---@return marquee.View
function View.open(spec)
  highlights.define()
  local self = by_name[spec.name]
  if self then
    self:cancel()
  else
    self = setmetatable({ buffer = vim.api.nvim_create_buf(false, true), requests = {} }, View)
    self.canvas = Canvas.new(self.buffer)
    by_buffer[self.buffer] = self
    by_name[spec.name] = self
  end
  self.spec = spec
  placement.name(self.buffer, spec.title)
  local origin = View.current()
  if placement.show(self.buffer, spec.modifiers or "", origin ~= nil) and origin ~= self then
    self.origin = origin
  end
  self:prepare()
  self:load()
  watches.resume()
  return self
end

--- Options, keys and events of the buffer.
---@private
function View:prepare()
  local buffer = self.buffer
  vim.bo[buffer].bufhidden = "hide"
  vim.bo[buffer].modifiable = false
  window.dress()
  self.drawn_width = self:width()
  keys.bind(self)
  vim.bo[buffer].filetype = "marquee" -- After the keys, so that a user's own come last.

  local group = vim.api.nvim_create_augroup("marquee" .. buffer, {})
  local function on(event, callback)
    vim.api.nvim_create_autocmd(event, { group = group, buffer = buffer, callback = callback })
  end
  on("BufWinEnter", function()
    window.dress()
    self:refit()
    if self.spec.on_show then
      self.spec.on_show(self)
    end
  end)
  on("WinEnter", function()
    self:refit()
  end)
  on("BufUnload", function()
    self:cancel()
  end)
  on("BufWipeout", function()
    by_buffer[buffer] = nil
    self:give_up_name()
  end)
  on("BufReadCmd", function()
    vim.schedule(function()
      self:reload()
    end)
  end)
  on("CursorMoved", function()
    if self.spec.on_move then
      self.spec.on_move(self)
    end
  end)
  vim.api.nvim_create_autocmd(vim.fn.exists("##WinResized") == 1 and { "VimResized", "WinResized" } or "VimResized", {
    group = group,
    callback = function()
      self:refit()
    end,
  })
  vim.api.nvim_create_autocmd("ColorScheme", { group = group, callback = highlights.define })
end

---@private
function View:give_up_name()
  if by_name[self.spec.name] == self then
    by_name[self.spec.name] = nil
  end
end

--- Takes another title.
---@param title string
function View:rename(title)
  self.spec.title = title
  placement.name(self.buffer, title)
end

--- Shows something else in the same buffer.
---@param spec marquee.ViewSpec
function View:become(spec)
  self:give_up_name()
  self.spec = spec
  by_name[spec.name] = self
  placement.name(self.buffer, spec.title)
  for _, shown in ipairs(vim.fn.win_findbuf(self.buffer)) do
    vim.api.nvim_win_set_cursor(shown, { 1, 0 })
  end
  self:load()
end

--- The number of columns to draw in; in a narrower window the lines are cut off.
---@return integer
function View:width()
  local shown = vim.fn.bufwinid(self.buffer)
  local columns = shown ~= -1 and vim.api.nvim_win_get_width(shown) or vim.o.columns
  return math.max(columns, 20) - 2
end

--- Redraws if the width has changed.
---@private
function View:refit()
  if self.spec.redraw and vim.api.nvim_buf_is_loaded(self.buffer) and self.drawn_width ~= self:width() then
    self.drawn_width = self:width()
    self:status(vim.b[self.buffer].marquee_status or {})
    self.spec.redraw(self)
  end
end

---@param status { detail?: string, percentage?: integer, title?: string }
function View:status(status)
  if vim.api.nvim_buf_is_valid(self.buffer) then
    local shown = vim.fn.bufwinid(self.buffer)
    local columns = shown ~= -1 and vim.api.nvim_win_get_width(shown) or vim.o.columns
    local bindings = keys.useful(self, keys.of(self))
    bar.show(self.buffer, vim.tbl_extend("keep", status, { title = self.spec.title }), bindings, columns)
  end
end

--- Ties a request to the buffer, so that it ends with it.
---@param request marquee.Request
---@return marquee.Request
function View:track(request)
  self.requests = vim.tbl_filter(function(earlier)
    return not earlier.done
  end, self.requests)
  table.insert(self.requests, request)
  return request
end

--- Whether an answer to this request is still wanted here.
---@param request marquee.Request?
---@return boolean
function View:wants(request)
  for _, tracked in ipairs(vim.api.nvim_buf_is_loaded(self.buffer) and self.requests or {}) do
    if tracked == request then
      return true
    end
  end
  return false
end

function View:cancel()
  local requests = self.requests
  self.requests = {}
  for _, request in ipairs(requests) do
    request:cancel()
  end
end

--- Fills the buffer from its beginning.
---@param cache? "reload" To bypass the cache.
function View:load(cache)
  self:cancel()
  self.cache = cache
  self:status({})
  self.spec.load(self)
end

function View:reload()
  self:load("reload")
end

--- The target of the cursor's line.
---@return marquee.Target?
function View:target()
  return self.canvas.targets[vim.fn.line(".")]
end

--- Says something in the line for messages, cut to what fits there.
---@param words string
function View:say(words)
  if View.current() == self then
    vim.api.nvim_echo({ { text.cut(words, vim.v.echospace) } }, false, {})
  end
end

local function jump(self, step)
  for _ = 1, vim.v.count1 do
    local line = self.canvas:entry(vim.fn.line("."), step)
    if not line then
      return
    end
    vim.api.nvim_win_set_cursor(0, { line, 0 })
  end
end

function View:next_entry()
  jump(self, 1)
end

function View:previous_entry()
  jump(self, -1)
end

--- Cancels, and goes back to the previous view.
function View:close()
  self:cancel()
  placement.leave(self.buffer, self.origin and self.origin.buffer)
end

return View
