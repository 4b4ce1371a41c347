-- SPDX-License-Identifier: MIT
--
--- Meeting a server that was made for another version of the contract.

local methods = require("marquee.generated.methods")

local contract = {}

---@param version? string
---@return integer major, integer minor Zero if the version has no such number.
local function numbers(version)
  local major, minor = tostring(version):match("^(%d+)%.?(%d*)")
  return tonumber(major) or 0, tonumber(minor) or 0
end

--- What a user should know of the contract of a server; nil if it has all that this plugin knows. A later minor version
--- only adds something.
---@param server table The answer to `initialize`.
---@return string?
function contract.difference(server)
  local major, minor = numbers(server.contractVersion)
  local our_major, our_minor = numbers(methods.contract_version)
  if major == our_major and minor >= our_minor then
    return nil
  end
  local is_newer = major > our_major
  return ("update the %s: the contract %s of %s %s is %s than the plugin's, %s; what has changed fails"):format(
    is_newer and "plugin" or "server",
    tostring(server.contractVersion),
    tostring((server.serverInfo or {}).name),
    tostring((server.serverInfo or {}).version),
    is_newer and "newer" or "older",
    methods.contract_version
  )
end

return contract
