-- SPDX-License-Identifier: MIT
--
-- Days: by name in commands, one back and one on by < and >.

local days = require("marquee.days")

test("a day by name or by date is split from the place before it", function()
  for argument, parts in pairs({
    ["Studio 28 friday"] = { "Studio 28", "friday" },
    ["Studio 28 Next  Friday"] = { "Studio 28", "next friday" },
    ["Olathe, KS, tonight"] = { "Olathe, KS", "tonight" },
    ["66061 2026-12-24"] = { "66061", "2026-12-24" },
    ["next friday"] = { "", "next friday" },
    ["tomorrow"] = { "", "tomorrow" },
    ["Friday Harbor"] = { "Friday Harbor" },
    ["next to last"] = { "next to last" },
    ["Empire 25"] = { "Empire 25" },
    [""] = { "" },
  }) do
    equal({ days.split(argument) }, parts)
  end
end)

in_sandbox("the server takes each word for a day", function(marquee)
  for _, word in ipairs(days.words) do
    local request = marquee.showtimes.at_theatre({ theatreId = "amc:theatre:6", date = word, limit = 1 })
    local answer, error = request:wait(patience)
    assert(answer and answer.date, word .. tostring(error))
  end
end)

in_sandbox("showtimes and what's on take a day by name", function()
  for command, title in pairs({
    ["showtimes AMC Esquire 7 friday"] = "AMC Esquire 7 · Friday 2026-11-27",
    ["showtimes AMC Esquire 7 next monday"] = "AMC Esquire 7 · Monday 2026-11-23",
    ["whats-on Olathe, KS yesterday"] = "Olathe, KS · Friday 2026-11-20 · for 2",
  }) do
    run("Marquee " .. command)
    equal(vim.b.marquee_status.title, title)
  end
end)

in_sandbox("< and > go a day back and on wherever a day is shown, or so many days", function()
  for command, title in pairs({
    ["whats-on Olathe, KS"] = "^Olathe, KS · %S+ (%S+) · for 2$",
    ["showtimes AMC Esquire 7 today"] = "^AMC Esquire 7 · %S+ (%S+)$",
  }) do
    run("Marquee " .. command)
    for _, step in ipairs({ { ">", "2026-11-22" }, { "2>", "2026-11-24" }, { "<lt>", "2026-11-23" } }) do
      press(step[1])
      equal(vim.b.marquee_status.title:match(title), step[2])
    end
  end
  run("Marquee seats amc:showtime:3820778482513")
  press(">")
  matches(
    vim.b.marquee_status.title,
    "^AMC Town Center 20 · The Hunger Games: Sunrise on the Reaping · Sunday 2026%-11%-22$"
  )
end)

in_sandbox("where no day is shown, < and > say so", function()
  for _, command in ipairs({ "now", "movie amc:movie:64825", "theatres Olathe" }) do
    run("Marquee " .. command)
    type_keys("<lt>")
    local told = notified()
    matches(told[#told].message, "no day is shown here")
  end
  equal(#notified(), 3)
  run("Marquee showtimes AMC Esquire 7")
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  type_keys(">")
  matches(notified()[4].message, "put the cursor on a showtime")
end)
