-- SPDX-License-Identifier: MIT
--
--- A film or a show that a person had a part in: its year, its title, and what the person did.

local columns = require("marquee.ui.columns")
local marked = require("marquee.ui.rows.marked")
local target = require("marquee.ui.target")
local text = require("marquee.text")

--- All parts and jobs.
local function roles(credit)
  local words, episodes = {}, nil
  for _, role in ipairs(credit.roles) do
    table.insert(words, role.character or role.job or "")
    episodes = math.max(episodes or 0, role.episodeCount or 0)
  end
  local count = episodes and episodes > 0 and ("%d episode%s"):format(episodes, episodes == 1 and "" or "s") or ""
  return text.join({ text.join(words, ", "), count }, " · ")
end

---@param credit marquee.PersonCredit
---@param width integer
---@return marquee.Line[]
return function(credit, width)
  local year = { " " .. text.fit(tostring(credit.year or ""), 6), "MarqueeDate" }
  local line = columns.line(width, year, { credit.title }, {
    { roles(credit), "MarqueeOverview", width = math.max(math.floor(width / 2) - 16, 14), rank = 1 },
    { credit.kind == "show" and "show" or "", "MarqueeFact", width = 4, rank = 3 },
    { credit.rating and ("%.1f"):format(credit.rating) or "", "MarqueeStars", width = 4, rank = 2, align = "right" },
  }, 0.4) -- Less than a title has elsewhere: the roles are what the list is for.
  line = marked(line, credit.title, credit.library)
  line.target = target(credit)
  return { line }
end
