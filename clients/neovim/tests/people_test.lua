-- SPDX-License-Identifier: MIT
--
-- A person's page, lists of people, and the ways between movies and those who made them.

in_sandbox("a person's page has dates, a biography, and all films and shows, the newest first", function()
  run("Marquee person tmdb:person:2232")
  equal({ shown(), vim.b.marquee_status.title }, { "person/tmdb:person:2232", "Michael Keaton" })
  for _, pattern in ipairs({
    "^\n  Michael Keaton\n",
    "\n  Acting  ·  Born 1951%-09%-05 in Coraopolis, Pennsylvania, USA\n",
    "\n  Also known as Michael John Douglas\n",
    "\n  He came from stand%-up comedy",
    "\n  Known for\n    %S",
    "\n    2010  Toy Story 3 +Ken +7%.8\n.*\n    1989  Batman +Bruce Wayne / Batman +7%.2",
  }) do
    matches(content(), pattern)
  end
end)

in_sandbox("IMDb's id, a name and a part of a name lead to people", function()
  run("Marquee person nm0000474")
  equal({ shown(), vim.b.marquee_status.title }, { "person/imdb:nm0000474", "Michael Keaton" })
  run("Marquee person keaton")
  equal({ vim.b.marquee_status.title, vim.b.marquee_status.detail }, { "“keaton”", "2" })
  matches(lines()[1], "^ Michael Keaton +Acting$")
  matches(lines()[2], "^   Toy Story 3, Batman")
  press("<CR>")
  equal(shown(), "person/tmdb:person:2232")
  run("Marquee person zzzz")
  matches(content(), "zzzz")
end)

in_sandbox("the cast and the director of a movie open their pages, whose films open theirs", function()
  run("Marquee movie tmdb:movie:268")
  go_to("Tim Burton +director")
  press("<CR>")
  equal(shown(), "person/tmdb:person:510")
  matches(content(), "Batman +Director")
  type_keys("q")
  go_to("Michael Keaton")
  press("<CR>")
  equal(shown(), "person/tmdb:person:2232")
  go_to("^    2010  Toy Story 3")
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:10193")
  type_keys("q")
  go_to("^    Batman$")
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:268")
end)

in_sandbox("t and w are for the film under the cursor", function()
  run("Marquee person tmdb:person:2232")
  go_to("^    1989  Batman")
  press("t")
  equal(vim.b.marquee_status.title, "Theatres that show Batman")
  type_keys("q")
  cursor_to(2)
  type_keys("t")
  matches(notified()[1].message, "there is no movie under the cursor")
end)

in_sandbox("on the line of an actor t and b are for the movie, gx is for the actor", function()
  run("Marquee movie amc:movie:61234")
  go_to("Michael Keaton")
  local urls = opened(function()
    type_keys("gxb")
  end)
  equal(urls[1], "https://www.themoviedb.org/person/2232")
  matches(urls[2], "/showtimes$")
  press("t")
  equal(vim.b.marquee_status.title, "Theatres that show Batman")
end)

in_sandbox("a person whom nobody knows is an error in the buffer", function()
  run("Marquee person tmdb:person:99999999")
  matches(content(), "<CR> tries again%.")
  equal(vim.b.marquee_status.detail, "failed")
  equal(#notified(), 0)
end)

in_sandbox("a search for everything lists movies, people, shows and series, each of which opens its page", function()
  run("Marquee all keaton")
  matches(lines()[2], "^   person · ")
  press("<CR>")
  equal(shown(), "person/tmdb:person:2232")
  run("Marquee all batman")
  equal(vim.b.marquee_status.detail, "9")
  go_to("^   show · Two men in capes")
  press("<CR>")
  equal(shown(), "show/tmdb:show:2287")
  run("Marquee all batman")
  go_to("^   series")
  press("<CR>")
  equal(shown(), "collection/tmdb:collection:120794")
  run("Marquee all batman")
  go_to("^ Batman Returns")
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:364")
end)

test("what is not known of a person is left out", function()
  local sheet = require("marquee.ui.sheets.person")
  local drawn = sheet.lines({ id = "tmdb:person:1", name = "Nobody" }, 60, { unfolded = {} })
  equal(#vim.tbl_filter(function(line)
    return vim.trim(line[1][1]) ~= ""
  end, drawn), 1)
end)

test("AMC's people are asked for with a movie of theirs, TMDB's without", function()
  sandbox()
  local asked, marquee = {}, require("marquee")
  local request = marquee.request
  marquee.request = function(method, params, handlers)
    table.insert(asked, { method, params.id, params.movieId })
    return request(method, params, handlers)
  end
  local target = require("marquee.ui.target")
  local options = { movie_id = "amc:movie:61234" }
  target({ id = "amc:person:2232", name = "MICHAEL KEATON" }, options).open()
  settled()
  matches(content(), "^\n  Michael Keaton\n")
  target({ id = "tmdb:person:510", name = "Tim Burton" }, options).open()
  marquee.request = request
  settled()
  equal(asked, { { "people/get", "amc:person:2232", "amc:movie:61234" }, { "people/get", "tmdb:person:510" } })
  equal(target({ id = "tmdb:company:174", name = "Warner Bros. Pictures" }), nil)
end)

test("a page that is not new says how old it is, and which provider is not answering", function()
  sandbox()
  local marquee, Request = require("marquee"), require("marquee.request")
  local request = marquee.request
  marquee.request = function(_, params, handlers)
    local pending = Request.new(handlers)
    vim.schedule(function()
      pending:finish(nil, { id = params.id, name = "Somebody", title = "Something", stale = true, ageSeconds = 300 })
    end)
    return pending
  end
  for _, id in ipairs({ "movie:1", "person:1", "show:1", "collection:1" }) do
    run(("Marquee %s tmdb:%s"):format(id:match("%a+"), id))
    equal(vim.b.marquee_status.detail, "cached 5 minutes ago; TMDB is not answering")
    matches(content(), "^\n  Some%a+")
  end
  marquee.request = request
end)

test("AMC's people whom TMDB knows for certain are TMDB's", function()
  local sheet = require("marquee.ui.sheet").new(80, { unfolded = {} })
  local sections = require("marquee.ui.sections")
  sections.person(sheet, { id = "amc:person:2232", personId = "tmdb:person:2232", name = "MICHAEL KEATON" }, "Batman")
  sections.person(sheet, { id = "amc:person:514", name = "JACK NICHOLSON" }, "The Joker", "amc:movie:61234")
  equal({ sheet.lines[1].target.item.id, sheet.lines[2].target.item.id }, { "tmdb:person:2232", "amc:person:514" })
end)
