-- SPDX-License-Identifier: MIT
--
--- The methods whose answers come in pages, of those that the plugin was written with.

local methods = require("marquee.generated.methods")

---@type table<string, boolean>
local lists = {}

local witness = {
  list = function(_, method)
    lists[method] = true
  end,
  request = function() end,
}
for _, family in pairs(methods.bind(witness)) do
  for _, call in pairs(family) do
    call()
  end
end

return lists
