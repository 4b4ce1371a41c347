-- SPDX-License-Identifier: MIT
--
--- What requests fail with: tables that print as one line for people.

---@class marquee.Error
---@field code? integer JSON-RPC's code; nil where the client itself noticed the failure.
---@field kind string What happened in one word, as the contract's table of errors names it; beyond those
--- `serverNotFound`, `serverExited` and `serverMalformed`, and `timedOut` of `Request:wait`.
---@field retryable boolean Whether the same request may succeed later.
---@field message string For people.
---@field data table What else is known: `hint`, `provider`, `attempts`, `retryAfterSeconds`, `delivered` and more.

local errors = {}

local Error = {
  __tostring = function(self)
    local hint = self.data.hint
    return hint and self.message .. ": " .. hint or self.message
  end,
}

--- An error object of the server's, as a table of ours.
---@param object table
---@return marquee.Error
function errors.from_server(object)
  local data = type(object.data) == "table" and object.data or {}
  local error = {
    code = object.code,
    kind = data.kind or "unknown",
    retryable = data.retryable == true,
    message = tostring(object.message),
    data = data,
  }
  if error.kind == "methodNotFound" and not data.hint then
    data.hint = "this marquee may be older than the plugin; build it anew"
  end
  return setmetatable(error, Error)
end

--- Something that went wrong on this side of the pipe.
---@param kind string
---@param message string
---@param data? table
---@return marquee.Error
function errors.new(kind, message, data)
  local error = { kind = kind, retryable = kind ~= "serverNotFound", message = message, data = data or {} }
  return setmetatable(error, Error)
end

--- Whether the server itself is at fault, and not one request.
---@param error marquee.Error
---@return boolean
function errors.is_of_server(error)
  return vim.startswith(error.kind, "server") and error.code == nil
end

return errors
