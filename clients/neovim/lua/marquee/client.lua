-- SPDX-License-Identifier: MIT
--
--- A client: its options, and a connection, opened by the first request and again after a failure.

local Connection = require("marquee.connection")
local Request = require("marquee.request")
local contract = require("marquee.contract")
local methods = require("marquee.generated.methods")
local options = require("marquee.options")
local notify = require("marquee.notify")
local text = require("marquee.text")

---@class marquee.Client: marquee.Methods
---@field options marquee.Options
---@field server_info? table The answer to `initialize`: `serverInfo`, `contractVersion`.
local Client = {}
Client.__index = Client

--- Has all pages requested once more, if there are any.
local function refresh()
  if package.loaded["marquee.ui.page"] then
    require("marquee.ui.page").refresh_all()
  end
end

---@param given? marquee.Options
---@return marquee.Client
function Client.new(given)
  local self = setmetatable({ options = options.complete(given) }, Client)
  self:follow_library()
  for family, functions in pairs(methods.bind(self)) do
    self[family] = functions
  end
  return self
end

--- Has what is shown follow the library, besides what the user does with its changes.
---@private
function Client:follow_library()
  local name = "library/didChange"
  local own = self.options.notifications[name]
  self.options.notifications = vim.tbl_extend("force", self.options.notifications, {
    [name] = function(params)
      local is_much = not params.changed and not params.removed
      -- What is learnt of the films changes no mark.
      if not (is_much and params.known) then
        refresh()
      end
      if own then
        own(params)
      end
    end,
  })
end

--- Sends a request by its name on the wire. A list method then answers with one page, unless there is an `on_page`.
---@param method string
---@param params? table
---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: any)
---@return marquee.Request
function Client:request(method, params, handlers)
  local given = type(handlers) == "table" and handlers or {}
  local wants_parts = given.on_page or given.on_partial or given.on_fault or given.on_event
  return self:send(method, params, handlers, wants_parts ~= nil)
end

--- Sends a request to a list method, which streams all its pages and answers with a summary.
---@param method string
---@param params? table
---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: any)
---@return marquee.Request
function Client:list(method, params, handlers)
  return self:send(method, params, handlers, true)
end

--- Stops the server; the next request starts it again.
function Client:stop()
  if self.connection then
    self.connection:close()
    self.connection = nil
  end
end

--- The handlers of a request that changes the settings, by which all that is shown is written.
local function with_refresh(handlers)
  handlers = type(handlers) == "function" and { on_done = handlers } or handlers or {}
  return vim.tbl_extend("force", handlers, {
    on_done = function(failure, answer)
      if not failure then
        refresh()
      end
      if handlers.on_done then
        handlers.on_done(failure, answer)
      end
    end,
  })
end

---@private
function Client:send(method, params, handlers, pages)
  local request = Request.new(method == "settings/set" and with_refresh(handlers) or handlers)
  local connection, missing = self:connect()
  if connection then
    request.connection = connection
    connection:request(request, method, params or {}, { pages = pages, progress = request.handlers.on_progress ~= nil })
  else
    -- Later, like any other answer, so that no handler runs before the caller has the request.
    vim.schedule(function()
      request:finish(missing)
    end)
  end
  return request
end

---@private
---@return marquee.Connection?, marquee.Error?
function Client:connect()
  if self.connection and not self.connection.failure then
    return self.connection
  end
  local connection, missing = Connection.open(self.options)
  self.connection = connection
  if connection then
    self:initialize(connection)
  end
  return connection, missing
end

--- Sends `initialize`, without waiting for the answer: it takes effect before any later request.
---@private
---@param connection marquee.Connection
function Client:initialize(connection)
  local wanted = vim.tbl_keys(self.options.notifications)
  local introduction = Request.new(function(refusal, result)
    self.server_info = result
    local difference = result and contract.difference(result)
    if difference then
      notify(difference, vim.log.levels.WARN)
    end
    if refusal and refusal.kind == "invalidParams" then
      vim.notify(text.clean("Marquee: an option was refused: " .. tostring(refusal)), vim.log.levels.WARN)
    end
  end)
  connection:request(introduction, "initialize", {
    processId = vim.fn.getpid(),
    clientInfo = { name = "marquee.nvim", version = methods.contract_version },
    capabilities = vim.empty_dict(),
    initializationOptions = {
      notifications = wanted,
      language = self.options.language,
      region = self.options.region,
    },
  }, { pages = false, progress = false })
  connection:notify("initialized", vim.empty_dict())
end

return Client
