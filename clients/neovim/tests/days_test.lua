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
    ["Olathe, KS this week"] = { "Olathe, KS", "this week" },
    ["Olathe, KS, Weekend"] = { "Olathe, KS", "weekend" },
    ["66061 next 10 days"] = { "66061", "next 10 days" },
    ["Studio 28 friday  to sunday"] = { "Studio 28", "friday to sunday" },
    ["next friday to next sunday"] = { "", "next friday to next sunday" },
    ["66061 2026-12-01..2026-12-05"] = { "66061", "2026-12-01..2026-12-05" },
    ["Road to Nowhere"] = { "Road to Nowhere" },
    ["Friday Harbor"] = { "Friday Harbor" },
    ["next to last"] = { "next to last" },
    ["Empire 25"] = { "Empire 25" },
    [""] = { "" },
  }) do
    equal({ days.split(argument) }, parts)
  end
end)

in_sandbox("the server takes each word for days", function(marquee)
  for _, word in ipairs(days.words) do
    local request = marquee.showtimes.whats_on({ theatreId = "amc:theatre:6", date = word, limit = 1, includeDetails = false })
    local answer, error = request:wait(patience)
    assert(answer and answer.date, word .. tostring(error))
  end
end)

in_sandbox("several days are asked for by their words", function()
  run("Marquee whats-on Olathe, KS this week")
  matches(vim.b.marquee_status.title, "Olathe, KS · Sat 21 Nov – Thu 26 Nov, this week$")
  run("Marquee tonight Olathe, KS weekend")
  matches(vim.b.marquee_status.title, "What to see · weekend")
end)

in_sandbox("a day goes on to the next and back, and another can be asked for", function()
  run("Marquee whats-on Olathe, KS friday")
  matches(vim.b.marquee_status.title, "Olathe, KS · Fri 27 Nov$")
  for key, day in pairs({ [">"] = "Sat 28 Nov", ["<lt>"] = "Thu 26 Nov" }) do
    run("Marquee whats-on Olathe, KS friday")
    press(key)
    matches(vim.b.marquee_status.title, day)
  end
  local asked = answering("2026-11-23", function()
    press("D")
  end)
  matches(asked.completion, "asked$")
  equal(require("marquee.completion").asked("tom", "tom"), { "tomorrow" })
  matches(vim.b.marquee_status.title, "Mon 23 Nov")
  run("Marquee showtimes amc:theatre:6 tomorrow")
  matches(vim.b.marquee_status.title, "Sun 22 Nov, tomorrow")
  press(">")
  matches(vim.b.marquee_status.title, "Mon 23 Nov")
end)

in_sandbox("where no day is shown, < and > say so", function()
  run("Marquee now")
  type_keys("<lt>")
  matches(last_notice(), "a shows what there is: nothing here is for the key < %(the day before%)")
end)
