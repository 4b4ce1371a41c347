-- SPDX-License-Identifier: MIT
--
--- JSON-RPC 2.0 with one server process, one message per line, from its start until either side ends it.

local Process = require("marquee.process")
local errors = require("marquee.errors")
local executable = require("marquee.executable")
local library_fault = require("marquee.library_fault")
local protected = require("marquee.protected")

---@class marquee.Connection
---@field private process marquee.Process
---@field private pending table<integer, marquee.Request> By the request's id, which is its token as well.
---@field private notifications table<string, fun(params: table)>
---@field private farewell integer The autocommand for Neovim's exit.
---@field failure? marquee.Error Why it ended.
---@field source string Where the server was named.
local Connection = {}
Connection.__index = Connection

--- Whether this can be a JSON-RPC 2.0 message.
local function is_message(value)
  if type(value) ~= "table" or value.jsonrpc ~= "2.0" then
    return false
  elseif value.method ~= nil then
    return type(value.method) == "string" and (value.params == nil or type(value.params) == "table")
  end
  return value.error == nil or type(value.error) == "table"
end

--- Starts the server.
---@param options marquee.Options
---@return marquee.Connection? connection
---@return marquee.Error? error
function Connection.open(options)
  local found, missing = executable.find(options)
  if not found then
    return nil, missing
  end
  local self = setmetatable({ pending = {}, last_id = 0, notifications = options.notifications }, Connection)
  self.source = found.source
  local command = vim.list_extend(vim.deepcopy(found.command), options.arguments)
  if options.sandbox then
    table.insert(command, "--sandbox")
  end
  local process, reason = Process.start(command, options.environment, function(line)
    self:receive(line)
  end, function(code)
    self:exited(code)
  end)
  if not process then
    return nil, errors.new("serverNotFound", ("%s did not start: %s"):format(command[1], reason))
  end
  self.process = process
  self.farewell = vim.api.nvim_create_autocmd("VimLeavePre", {
    callback = function()
      self:leave()
    end,
  })
  return self
end

--- Sends a request; its answer, or the reason why there is none, is passed to it.
---@param request marquee.Request
---@param method string
---@param params table
---@param wants { pages: boolean, progress: boolean }
function Connection:request(request, method, params, wants)
  self.last_id = self.last_id + 1
  local id = self.last_id
  params = vim.tbl_extend("keep", {
    partialResultToken = wants.pages and id or nil,
    workDoneToken = wants.progress and id or nil,
  }, params)
  -- vim.json writes 14 digits of a number; this function writes all.
  local valid, line = pcall(vim.fn.json_encode, {
    jsonrpc = "2.0",
    id = id,
    method = method,
    params = next(params) and params or vim.empty_dict(),
  })
  if not valid then
    return request:finish(errors.new("invalidParams", "the params are no JSON: " .. line))
  end
  request.id = id
  self.pending[id] = request
  self.process:send(line)
end

---@param method string
---@param params table
function Connection:notify(method, params)
  self.process:send(vim.fn.json_encode({ jsonrpc = "2.0", method = method, params = params }))
end

---@param request marquee.Request
function Connection:cancel(request)
  if self.pending[request.id] == request then
    self:notify("$/cancelRequest", { id = request.id })
  end
end

function Connection:close()
  self:fail(errors.new("requestCancelled", "marquee was stopped"))
  self.process:stop()
end

--- Cancels the open requests before Neovim exits, since the server finishes what it has begun.
---@private
function Connection:leave()
  for _, request in pairs(self.pending) do
    self:cancel(request)
  end
  self.process:close_input()
  self.process:wait(300) -- Short enough not to be noticed when an editor closes.
end

---@private
---@param line string
function Connection:receive(line)
  if self.failure then
    return
  end
  local valid, message = pcall(vim.json.decode, line, { luanil = { object = true } })
  if not valid or not is_message(message) then
    local start = vim.fn.strcharpart(line, 0, 80)
    self:fail(errors.new("serverMalformed", "marquee sent something that is no JSON-RPC: " .. start, { line = line }))
    return self.process:stop()
  end
  if message.method then
    self:notified(message.method, message.params or {})
  elseif message.id and self.pending[message.id] then
    local request = self.pending[message.id]
    self.pending[message.id] = nil
    local failure = message.error and errors.from_server(message.error)
    library_fault(message.result)
    request:finish(failure, message.result)
  end
end

---@private
function Connection:notified(method, params)
  local request = method == "$/progress" and self.pending[params.token]
  if request and type(params.value) == "table" then
    library_fault(params.value)
    request:progress(params.value)
  elseif self.notifications[method] then
    protected(self.notifications[method], params)
  end
end

---@private
function Connection:exited(code)
  local words = self.process.last_words
  local how = code > 128 and ("was killed by signal %d"):format(code - 128) or ("ended with exit code %d"):format(code)
  local message = "marquee " .. how
  if #words > 0 then
    message = message .. "; it said last: " .. table.concat(words, "\n")
  end
  self:fail(errors.new("serverExited", message, { exitCode = code, stderr = words }))
end

--- Ends all open requests with the same error.
---@private
---@param failure marquee.Error
function Connection:fail(failure)
  if self.failure then
    return
  end
  self.failure = failure
  vim.api.nvim_del_autocmd(self.farewell)
  local pending = self.pending
  self.pending = {}
  for _, request in pairs(pending) do
    request:finish(failure)
  end
end

return Connection
