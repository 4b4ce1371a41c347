--- :Marquee

local marquee = require("marquee")
local subcommands = require("marquee.subcommands")

local command = {}

--- The names of the subcommands, sorted.
---@return string[]
function command.names()
  local names = vim.tbl_keys(subcommands)
  table.sort(names)
  return names
end

local function choose(modifiers)
  vim.ui.select(command.names(), {
    prompt = "Marquee",
    format_item = function(name)
      return ("%-10s %s"):format(name, subcommands[name].summary)
    end,
  }, function(name)
    if name then
      subcommands[name].run("", modifiers)
    end
  end)
end

--- What :Marquee does.
---@param arguments string
---@param modifiers string
function command.run(arguments, modifiers)
  modifiers = modifiers ~= "" and modifiers or marquee.client().options.modifiers
  local name, argument = vim.trim(arguments):match("^(%S*)%s*(.*)$")
  if name == "" then
    return choose(modifiers)
  end
  local subcommand = subcommands[name]
  if not subcommand then
    local names = table.concat(command.names(), ", ")
    return vim.notify(("Marquee: there is no :Marquee %s; there are %s"):format(name, names), vim.log.levels.ERROR)
  end
  subcommand.run(argument, modifiers)
end

return command
