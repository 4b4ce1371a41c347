-- SPDX-License-Identifier: MIT
--
-- What tickets and seats cost, what that lacks, and what is no film for everyone.

local price = require("marquee.price")

local whole = { type = "ADULT", price = 18.1, tax = 1.61, total = 21.88 }
local lacking = { type = "ADULT", price = 18.1, tax = 1.61, total = 19.71, totalExcludes = { "fees" } }

test("a price is the total, and says what it lacks", function()
  equal(price.total(whole), "$21.88")
  equal(price.note(whole), "with tax and estimated fees")
  equal(price.total(lacking), "$19.71+")
  equal(price.note(lacking), "with tax, before fees that AMC may add at checkout")
  local bare = { type = "ADULT", price = 9, total = 9, totalExcludes = { "tax", "fees" } }
  equal(price.note(bare), "before tax and fees that AMC may add at checkout")
  equal(price.total({ type = "ADULT", price = 9 }), "$9.00+")
  equal(price.note({ type = "ADULT", price = 9 }), "before tax and fees that AMC may add at checkout")
end)

test("a plan's total has its parts, and what is not known is named, not counted", function()
  local total = {
    amount = 64.14,
    parts = {
      { kind = "ticket", name = "ADULT", quantity = 3, amount = 54.75 },
      { kind = "surcharge", name = "Preferred", quantity = 2, amount = 4 },
      { kind = "surcharge", name = "Preferred", quantity = 1, amount = 2 },
      { kind = "fee", name = "convenience", quantity = 3, amount = 0 },
      { kind = "tax", name = "ADULT", quantity = 3, amount = 3.01 },
      { kind = "tax", name = "convenience", quantity = 3, amount = 0.38 },
    },
    unknown = { "fees", "surchargeTax", "anythingNew" },
  }
  equal(price.of_plan(total), "$64.14+")
  equal(price.parts(total), {
    "3 adults $54.75",
    "Preferred $6.00",
    "convenience fee $0.00",
    "tax $3.39",
    "not known: fees, tax on the surcharge, anythingNew",
  })
  total.unknown = nil
  equal({ price.of_plan(total), #price.parts(total) }, { "$64.14", 4 })
  equal(price.of_party({ total = 58.14, totalExcludes = { "fees" } }), "$58.14+")
  equal(price.of_party({}), "")
end)

test("a showtime's price is an adult's", function()
  local child = { type = "CHILD", price = 9, total = 9 }
  equal(price.adult({ ticketPrices = { child, whole } }), whole)
  equal(price.adult({ ticketPrices = { child } }), child)
  equal(price.adult({}), nil)
end)

test("zones tell what seats cost more or less", function()
  local zones = {
    { zoneNumber = 1, surchargeAmount = 0, discountAmount = 2.5, description = "Value" },
    { zoneNumber = 2, surchargeAmount = 0, discountAmount = 0, description = "Standard" },
    { zoneNumber = 3, surchargeAmount = 2, description = "Preferred" },
    { zoneNumber = 4 },
  }
  equal(price.zone({ zoneNumber = 1 }, zones), "Value -$2.50")
  equal(price.zone({ zoneNumber = 2 }, zones), nil)
  equal(price.zone({ zoneNumber = 3 }, zones), "Preferred +$2.00")
  equal(price.zone({ zoneNumber = 4 }, zones), "zone 4 (price not known)")
  equal(price.zone({ zoneNumber = 9 }, zones), "price zone not known")
  equal(price.zone({}, zones), "price zone not known")
  equal(price.zone({ zoneNumber = 1 }, {}), nil)
  equal(price.zones(zones), "Value -$2.50, Preferred +$2.00, zone 4 (price not known) a seat")
  equal(price.zones({}), nil)
  matches(price.zones(nil), "AMC doesn't say")
end)

test("a showtime's row has its total, and what keeps people from it", function()
  local row = require("marquee.ui.rows.showtime")
  local function words(members)
    local showtime = vim.tbl_extend("error", { id = "amc:showtime:1", movieTitle = "Playtime" }, members)
    local drawn = {}
    for _, line in ipairs(row(showtime, 80)) do
      for _, piece in ipairs(line) do
        table.insert(drawn, piece[1])
      end
      table.insert(drawn, "\n")
    end
    return vim.trim(table.concat(drawn))
  end
  matches(words({ ticketPrices = { lacking } }), "%$19%.71%+$")
  matches(words({ ticketPrices = { whole } }), " %$21%.88$")
  local rental = { type = "ADULT", price = 149, tax = 8.49, total = 157.49, totalExcludes = { "fees" } }
  matches(words({ isPrivateRental = true, ticketPrices = { rental } }), " %$157%.49%+ +\n +private rental$")
  matches(words({ isEmbargoed = true }), "embargoed$")
  matches(
    words({ isEmbargoed = true, visibleAt = "2026-11-22T12:00:00Z" }), "embargoed until 2026%-11%-22 12:00 UTC$")
  matches(words({ isSoldOut = true, ticketPrices = { whole } }), " %$21%.88 sold out$")
  matches(words({ inTheatreTicketingOnly = true }), "at the theatre only$")
  matches(words({ isComingSoon = true, isEmbargoed = false }), "coming soon$")
end)

in_sandbox("the seats of a showtime say what prices have in them and what zones add", function()
  run("Marquee seats amc:showtime:3820778482513")
  matches(content(), "Adult %$19%.38%+  ·  Child %$16%.20%+")
  matches(content(), "with tax, before fees that AMC may add at checkout; Value %-%$2%.00, Preferred %+%$2%.00 a seat")
end)

in_sandbox("a private rental is in no list of movies", function()
  local List = require("marquee.ui.list")
  local movies = require("marquee.ui.lists.movies")
  List.open(movies({ name = "test", title = "Test", method = "movies/all", params = { name = "Private Theatre" } }))
  settled()
  assert(not content():find("Private Theatre Rental"))
  run("Marquee showtimes amc:theatre:610 2026-11-21")
  matches(content(), "Private Theatre Rental.*private rental")
end)
