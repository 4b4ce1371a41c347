-- SPDX-License-Identifier: MIT
--
--- The highlight groups of the buffers; each is a link that a colour scheme or an init.lua may replace.

local groups = {
  MarqueeTitle = "Title",
  MarqueeHeading = "Statement",
  MarqueeOverview = "Comment",
  MarqueeDate = "Number",
  MarqueeFact = "Identifier",
  MarqueeStars = "Special",
  MarqueeTime = "Number",
  MarqueePrice = "String",
  MarqueeError = "ErrorMsg",
  MarqueeHint = "MoreMsg",
  MarqueeUrl = "Underlined",
  MarqueeFooter = "Comment",
  MarqueePrompt = "Pmenu",
  MarqueeMatch = "Special",
  MarqueeMark = "Question",
  MarqueeWanted = "Question",
  MarqueeSeen = "Comment",
  MarqueeMine = "Identifier",
  MarqueeNew = "MoreMsg",
  MarqueeChosen = "IncSearch",
  MarqueeFewLeft = "Special",
  MarqueeSoldOut = "WarningMsg",
  MarqueeCancelled = "ErrorMsg",
  MarqueeStale = "Comment",
  MarqueeScreen = "Statement",
  MarqueeSeatBest = "IncSearch",
  MarqueeSeatChosen = "Special",
  MarqueeSeatFree = "String",
  MarqueeSeatAccessible = "Identifier",
  MarqueeSeatTaken = "Comment",
}

local highlights = {}

function highlights.define()
  for group, standard in pairs(groups) do
    vim.api.nvim_set_hl(0, group, { link = standard, default = true })
  end
end

return highlights
