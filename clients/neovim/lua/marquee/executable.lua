-- SPDX-License-Identifier: MIT
--
--- Where the server is: the option `command`, then MARQUEE_BIN, then `marquee` on PATH.

local errors = require("marquee.errors")

local executable = {}

---@class marquee.Executable
---@field command string[] The program to start, with its arguments.
---@field source string Where it was named.

---@param options marquee.Options
---@return marquee.Executable? found
---@return marquee.Error? error
function executable.find(options)
  local places = {
    { source = "the option command", command = options.command },
    { source = "MARQUEE_BIN", command = vim.env.MARQUEE_BIN },
    { source = "PATH", command = "marquee" },
  }
  local looked = {}
  for _, place in ipairs(places) do
    local command = type(place.command) == "string" and { place.command } or place.command
    if command and command[1] and command[1] ~= "" then
      local path = vim.fn.exepath((command[1]:gsub("^~/", vim.env.HOME .. "/")))
      if path ~= "" then
        return { command = vim.list_extend({ path }, command, 2), source = place.source }
      end
      table.insert(looked, ("%s (%s)"):format(place.source, command[1]))
      if place.source ~= "PATH" then
        break -- A program that was named and isn't there is a mistake to report, not to work around.
      end
    end
  end
  return nil,
    errors.new("serverNotFound", "marquee was not found; looked at " .. table.concat(looked, ", "), {
      hint = "`pipx install marquee-backend` brings it; in a clone of Marquee `swift build -c release --product marquee`"
        .. " builds .build/release/marquee, for PATH or MARQUEE_BIN",
    })
end

return executable
