-- SPDX-License-Identifier: MIT
--
--- Errors of requests: tables that print as one line.

---@class marquee.Error
---@field code? integer The JSON-RPC error code; nil if the client itself noticed the failure.
---@field kind string The kind of error, as in the contract's table of errors; besides those
--- `serverNotFound`, `serverExited` and `serverMalformed`, and `timedOut` of `Request:wait`.
---@field retryable boolean Whether the same request may succeed later.
---@field message string The message to show to the user.
---@field data table Further details: `hint`, `provider`, `attempts`, `retryAfterSeconds`, `delivered` and more.

local errors = {}

-- What in the editor does what these methods do; for any other there is the command.
local keys = {
  ["library/set"] = "the key +",
  ["library/remove"] = "the key d",
  ["watch/add"] = "the key w",
  ["index/update"] = ":Marquee index",
}

--- A message from the server, with keys and commands in the place of methods.
---@param message string
---@return string
function errors.in_editor(message)
  local families = require("marquee.generated.methods").bind({})
  return (
    message:gsub("()%f[%w](%l+)/(%l%a+)", function(place, family, verb)
      local method = family .. "/" .. verb
      if message:sub(place - 1, place - 1) == '"' then -- This is about the method itself.
        return nil
      end
      return keys[method] or families[family] and ":Marquee " .. method or nil
    end)
  )
end

--- What to do about an error, as one does it in Neovim: the server's hints are for its command line, too.
---@param error marquee.Error
---@return string?
function errors.hint(error)
  local hint = error.data.hint
  if type(hint) ~= "string" then
    local host = error.kind == "upstreamUnreachable" and tostring(error.data.url):match("^%a+://([^/]+)")
    return host and host .. " was asked; :checkhealth marquee tells of the connection and its proxies" or nil
  end
  local provider = error.data.provider or "amc"
  local set = (':lua require("marquee").credentials.set({ provider = "%s", key = "…" })'):format(provider)
  hint = hint:gsub("^Set (MARQUEE_[^,;]+),", "Set %1 before Neovim starts, or in setup({ environment = … }),")
  hint = hint:gsub("call credentials/set", set):gsub("with credentials/set", "with " .. set)
  hint = hint:gsub("%-%-sandbox works", ':lua require("marquee").setup({ sandbox = true }) works')
  return errors.in_editor(hint)
end

local Error = {
  __tostring = function(self)
    local hint = errors.hint(self)
    return hint and self.message .. ": " .. hint or self.message
  end,
}

--- Converts an error object from the server.
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
    data.hint = "this marquee may be older than the plugin; update it"
  end
  return setmetatable(error, Error)
end

--- An error noticed by the client itself.
---@param kind string
---@param message string
---@param data? table
---@return marquee.Error
function errors.new(kind, message, data)
  local error = { kind = kind, retryable = kind ~= "serverNotFound", message = message, data = data or {} }
  return setmetatable(error, Error)
end

--- Whether the server itself failed, rather than one request.
---@param error marquee.Error
---@return boolean
function errors.is_of_server(error)
  return vim.startswith(error.kind, "server") and error.code == nil
end

return errors
