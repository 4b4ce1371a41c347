-- SPDX-License-Identifier: MIT
--
--- Marquee for scripts: one shared client, created when it is first used.
---
---     local marquee = require("marquee")
---     marquee.movies.now_playing({ pageSize = 10 }, {
---       on_page = function(page) print(#page.items) end,
---       on_done = function(error, summary) end,
---     })

local Client = require("marquee.client")

---@class marquee: marquee.Client
local marquee = {}

---@type marquee.Client?
local shared

--- Sets how the shared client starts its server, and what lists look like; each call replaces the previous one.
---@param options? marquee.Options
function marquee.setup(options)
  local client = Client.new(options)
  if shared then
    shared:stop()
  end
  shared = client
end

--- Returns a separate client with its own server.
---@param options? marquee.Options
---@return marquee.Client
function marquee.new(options)
  return Client.new(options)
end

--- The shared client.
---@return marquee.Client
function marquee.client()
  shared = shared or Client.new()
  return shared
end

--- Sends a request by its name on the wire.
---@param method string
---@param params? table
---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: any)
---@return marquee.Request
function marquee.request(method, params, handlers)
  return marquee.client():request(method, params, handlers)
end

--- Stops the shared client's server; the next request starts it again.
function marquee.stop()
  if shared then
    shared:stop()
  end
end

-- The families of methods: marquee.movies, marquee.search and the others.
return setmetatable(marquee, {
  __index = function(_, family)
    return rawget(marquee.client(), family)
  end,
})
