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
local wording = require("marquee.wording")

---@class marquee.ViewSpec
---@field name string Opening a second view of the same name reloads the first.
---@field title string What it shows; also the name of its buffer, after marquee://.
---@field modifiers? string Such as "tab" or "vertical".
---@field load fun(view: marquee.View) Fills it; called again by R.
---@field redraw? fun(view: marquee.View) Called when the window's width changes.
---@field keys? table<string, marquee.Key> Further keys.
---@field day? fun(view: marquee.View): string?, string? The day that is shown, or why there is none.
---@field on_day? fun(view: marquee.View, day: string) Shows another day.
---@field on_move? fun(view: marquee.View) Called when the cursor moves.

---@class marquee.View
---@field spec marquee.ViewSpec
---@field buffer integer
---@field canvas marquee.Canvas
---@field origin? marquee.View The view from which <CR> led here.
---@field cache? "reload" The cache option of its requests.
---@field subject? marquee.Target What the whole page is about, if it is about one thing.
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

--- The view of this name, if there is one.
---@param name string
---@return marquee.View?
function View.named(name)
  return by_name[name]
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
  self.subject = nil
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
  self:bind()
  vim.bo[buffer].filetype = "marquee" -- After the keys, so that a user's own come last.

  local group = vim.api.nvim_create_augroup("marquee" .. buffer, {})
  local function on(event, callback)
    vim.api.nvim_create_autocmd(event, { group = group, buffer = buffer, callback = callback })
  end
  on("BufWinEnter", function()
    window.dress()
    self:refit()
  end)
  on("WinEnter", function()
    self:refit()
  end)
  on("BufUnload", function()
    self:cancel()
  end)
  on("BufWipeout", function()
    by_buffer[buffer] = nil
    by_name[self.spec.name] = nil
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
function View:bind()
  for key, binding in pairs(keys.of(self)) do
    vim.keymap.set("n", key, function()
      binding[1](self)
    end, { buffer = self.buffer, nowait = true, desc = "Marquee: " .. binding[2] })
  end
end

--- Takes another title, and the rest of what the view shows, once it is known.
---@param title string
---@param spec? table What replaces parts of its `marquee.ViewSpec`.
function View:rename(title, spec)
  self.spec = vim.tbl_extend("force", self.spec, spec or {}, { title = title })
  placement.name(self.buffer, title)
  self:bind()
end

--- The number of columns to draw in; in a narrower window the lines are cut off.
---@return integer
function View:width()
  local shown = vim.fn.bufwinid(self.buffer)
  local columns = shown ~= -1 and vim.api.nvim_win_get_width(shown) or vim.o.columns
  return math.max(math.min(columns, 110), 20) - 2
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
    bar.show(self.buffer, vim.tbl_extend("keep", status, { title = self.spec.title }), keys.of(self), columns)
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
  return vim.api.nvim_buf_is_loaded(self.buffer) and vim.tbl_contains(self.requests, request)
end

--- Waits for an answer in a coroutine, which ends here if the answer is no longer wanted.
---@param request marquee.Request
---@return any? result
---@return marquee.Error? error
function View:ask(request)
  local result, error = self:track(request):await()
  if not self:wants(request) then
    coroutine.yield() -- Nothing refers to this coroutine, so it is never resumed.
  end
  return result, error
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
  wording.read(cache == "reload") -- What was drawn before the answer is drawn again if that changes it.
end

function View:reload()
  self:load("reload")
end

--- The target of the cursor's line.
---@return marquee.Target?
function View:target()
  return self.canvas.targets[vim.fn.line(".")]
end

--- What a key is meant for: what is under the cursor, or else what the page is about.
---@return marquee.Target?
function View:meant()
  local target = self:target()
  return target and target.item and target or self.subject
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
