-- SPDX-License-Identifier: MIT
--
--- What a list lacks because a provider, or a theatre of several, could not be asked; <CR> there tries again.

local errors = require("marquee.errors")
local text = require("marquee.text")

local faults = {}

--- Why rows lack what the other provider knows of them, if they do; the same for all of them. A movie that it doesn't
--- have is no failure.
local function link_fault(items)
  for _, item in ipairs(items or {}) do
    if item.linkFault and item.linkFault.data.kind ~= "notFound" then
      return item.linkFault
    end
  end
end

---@param answer { faults?: marquee.ProviderFault[], items?: table[] } A page.
---@param view marquee.View
---@return marquee.Line[]
function faults.lines(answer, view)
  local lines = {}
  local function tell(label, error, hint)
    local target = {
      kind = "retry",
      open = function()
        view:reload()
      end,
    }
    local function add(words, group)
      for _, line in ipairs(text.wrap(words, view:width() - 4)) do
        table.insert(lines, { { "  " .. line, group }, target = target })
      end
    end
    add(label .. error.message, "MarqueeWarning")
    add(hint or "", "MarqueeHint")
  end
  for _, fault in ipairs(answer.faults or {}) do
    local error = errors.from_server(fault.error)
    tell("Not in this list: ", error, errors.hint(error))
  end
  local fault = link_fault(answer.items)
  if fault then -- One line is enough for those who do without a key of the other provider.
    tell("No ratings: ", fault)
  end
  return lines
end

return faults
