-- SPDX-License-Identifier: MIT
--
-- A television show's page, its seasons and episodes, and the ways between shows and people.

in_sandbox("a show's page has details, seasons, people and similar shows", function()
  run("Marquee show tmdb:show:2287")
  equal({ shown(), vim.b.marquee_status.title }, { "show/tmdb:show:2287", "Batman" })
  for _, pattern in ipairs({
    "^\n  Batman\n\n  1966%-01%-12 – 1968%-03%-%d%d  ·  25 min  ·  ",
    "  3 seasons\n  120 episodes  ·  Ended  ·  ABC\n",
    "\n  Two men in capes",
    "\n  Latest episode\n    3×26  Episode 26 +1968%-03",
    "\n  Seasons\n    Season 1 +1966%-01%-12  34 episodes\n",
    "\n    William Dozier +creator\n    Adam West +Bruce Wayne / Batman · 120 episodes\n",
    "\n  Similar\n",
  }) do
    matches(content(), pattern)
  end
  assert(not content():find("Next episode"))
end)

in_sandbox("a season lists its episodes; an episode unfolds its people, who open their pages", function()
  run("Marquee show batman")
  press("<CR>")
  equal(shown(), "show/tmdb:show:2287")
  go_to("^    Season 2 ")
  press("<CR>")
  equal({ shown(), vim.b.marquee_status.title }, { "season/tmdb:show:2287/2", "Batman · Season 2" })
  matches(content(), "^\n  Batman · Season 2\n\n  1966%-09%-07  ·  60 episodes")
  matches(content(), "\n    1   Episode 1 +1966%-09%-07  25 min +%d%.%d\n    2   Episode 2 ")
  go_to("^    2   Episode 2 ")
  type_keys("<CR>")
  matches(content(), "\n    2   Episode 2 [^\n]*\n         William Dozier +Writer\n    3   Episode 3")
  go_to("William Dozier")
  press("<CR>")
  matches(shown(), "^person/tmdb:person:%d+$")
  type_keys("q")
  go_to("^    2   Episode 2 ")
  type_keys("<CR>")
  assert(not content():find("William Dozier"))
  type_keys("q")
  equal(shown(), "show/tmdb:show:2287")
end)

in_sandbox("the next episode leads to its line in its season", function()
  run("Marquee show tt0096697")
  equal(vim.b.marquee_status.title, "The Simpsons")
  matches(content(), "\n  1989%-12%-17  ·  22 min") -- No end of what goes on.
  go_to("^  Next episode")
  type_keys("j")
  local season, episode, day = vim.api.nvim_get_current_line():match("^ +(%d+)×0*(%d+) .*(%d%d%d%d%-%d%d%-%d%d)")
  press("<CR>")
  equal(shown(), "season/tmdb:show:456/" .. season)
  matches(vim.api.nvim_get_current_line(), ("^ +%s +.*%s"):format(episode, vim.pesc(day)))
  cursor_to(1)
  press("R")
  equal(vim.fn.line("."), 1)
end)

in_sandbox("the actors of a show open their pages, similar shows theirs", function()
  run("Marquee show tmdb:show:2287")
  go_to("Adam West")
  press("<CR>")
  equal(vim.b.marquee_status.title, "Adam West")
  type_keys("q")
  go_to("^    Batman: The Animated Series")
  press("<CR>")
  equal(shown(), "show/tmdb:show:2098")
end)

in_sandbox("everyone else in the cast and crew is unfolded", function()
  run("Marquee show tmdb:show:2287")
  local before = #lines()
  go_to("^    ▸ %d+ more in the cast and crew")
  local more = tonumber(vim.api.nvim_get_current_line():match("%d+"))
  type_keys("<CR>")
  equal(#lines(), before + more - 1)
  assert(not content():find("▸"))
end)

in_sandbox("a show and a season that nobody has are errors in the buffer", function()
  run("Marquee show tmdb:show:99999999")
  matches(content(), "<CR> tries again%.")
  require("marquee.ui.go").season({ id = "tmdb:show:2287", name = "Batman" }, 77)
  settled()
  matches(content(), "<CR> tries again%.")
  equal(#notified(), 0)
end)

test("texts that are in another language are named", function()
  sandbox({ language = "de" })
  run("Marquee show tmdb:show:2287")
  matches(content(), "\n  Not translated: .*overview\n")
  run("Marquee person tmdb:person:2232")
  matches(content(), "\n  Not translated: biography\n")
end)

test("what is not known of a show, a season or an episode is left out", function()
  local folds = { unfolded = {} }
  local function written(lines)
    local texts = {}
    for _, line in ipairs(lines) do
      local words = vim.trim(table.concat(vim.tbl_map(function(piece)
        return piece[1]
      end, line)))
      table.insert(texts, words ~= "" and words or nil)
    end
    return texts
  end
  local show = { id = "tmdb:show:1", name = "Show" }
  equal(written(require("marquee.ui.sheets.show").lines(show, 60, folds)), { "Show" })
  local season = require("marquee.ui.sheets.season")
  equal(season.name({ season = 0 }), "Specials")
  local drawn = written(season.lines({ season = 1 }, "Show · Season 1", 60, folds))
  equal(drawn, { "Show · Season 1", "no episodes are known" })
  local whole = { season = 1, episodes = { { season = 1, episode = 3 } } }
  matches(written(season.lines(whole, "Show", 60, folds))[4], "^3 +Episode 3$")
end)
