-- SPDX-License-Identifier: MIT
--
--- The highlight groups of the buffers; each is a link that a colour scheme or an init.lua may replace.

local groups = {
  MarqueeTitle = "Title",
  MarqueeHeading = "Statement",
  MarqueeOverview = "Comment",
  MarqueeDate = "Number",
  MarqueeFact = "Identifier",
  MarqueeMark = "Question",
  MarqueeStars = "Special",
  MarqueeNoStars = "NonText",
  MarqueeTime = "Number",
  MarqueePrice = "String",
  MarqueeWarning = "WarningMsg",
  MarqueeError = "ErrorMsg",
  MarqueeHint = "MoreMsg",
  MarqueeUrl = "Underlined",
  MarqueeFooter = "NonText",
  MarqueePrompt = "Pmenu",
  MarqueeMatch = "Special",
  MarqueeScreen = "Statement",
  MarqueeSeatBest = "IncSearch",
  MarqueeSeatFree = "String",
  MarqueeSeatPremium = "Special",
  MarqueeSeatAccessible = "Identifier",
  MarqueeSeatTaken = "NonText",
}

local highlights = {}

function highlights.define()
  for group, standard in pairs(groups) do
    vim.api.nvim_set_hl(0, group, { link = standard, default = true })
  end
end

return highlights
