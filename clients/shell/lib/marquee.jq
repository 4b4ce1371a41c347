# SPDX-License-Identifier: MIT
#
# What the scripts in bin/ share: texts, prices and tables. Use: jq -L lib 'include "marquee"; …'

# Makes an untrusted text one line that can't control a terminal, reverse text or hide anything: no control characters
# (C0, C1), no line separators, no direction marks. Of invisible characters only joiners between letters that aren't
# ASCII stay, which emoji and some scripts need.
def line: gsub("[\\p{Cc}\\p{Zl}\\p{Zp}]+"; " ")
  | gsub("(?![\\x{200C}\\x{200D}])[\\p{Cf}\\x{34F}\\x{115F}\\x{1160}\\x{3164}\\x{FFA0}\\x{E0100}-\\x{E01EF}]"; "")
  | gsub("(?<=[\\x00-\\x7F])[\\x{200C}\\x{200D}]+"; "");

# What to do about an error's data, as one types it, if anything: `call credentials/set` is for those who speak
# JSON-RPC.
def typed_hint: "`marquee call credentials/set provider=\(.provider // "amc") key=… persist=true`" as $command
  | if .hint then .hint | sub("call credentials/set"; "keep a key with credentials/set") | sub("credentials/set"; $command)
    elif .kind == "upstreamUnreachable" and .url then (.url | split("/")[2])
      + " was asked; check the connection and proxies (https_proxy): `marquee doctor` shows them"
    else empty end;

# An instant of the contract as seconds since 1970; jq itself can't read one with a fraction.
def instant: sub("\\.[0-9]+Z$"; "Z") | fromdate;

# An amount in US dollars, always with cents.
def dollars: (if . < 0 then "-" else "" end) + ((. | fabs * 100 | round) as $cents
  | "$\($cents / 100 | floor).\($cents % 100 + 100 | tostring[1:])");

# A note on how many rows are private rentals, which AMC lists among its films.
def rentals_left_out: "\(.) private rental\(if . == 1 then "" else "s" end) left out";

# In the scripts that take any method, a row that is no film ends them.
def film($program; $method): if type == "object" and has("id") and has("title") then .
  else "\($program): \($method) lists no films\n" | halt_error(1) end;

# A film and the year that tells it from others of its name.
def film_with_year: .title + (.year // (.releaseDate // "" | .[:4]) | if . == "" then "" else " (\(.))" end);

# The places that a text takes in a terminal: two for East Asian letters and emoji, none for marks.
def places: if test("^[\\x20-\\x7E]*$") then length else
  gsub("[\\p{M}\\p{Cf}]"; "")
  | length + ([match("[\\p{Han}\\p{Hangul}\\x{3000}-\\x{30FF}\\x{FF01}-\\x{FF60}\\x{1F300}-\\x{1FAFF}]"; "g")]
    | length) end;

def cut($room): if places <= $room then . else until(. == "" or places < $room; .[:-1]) + "…" end;

# The lines of a text of words.
def wrap($room): reduce split(" ")[] as $word ([];
  if length > 0 and (.[-1] + " " + $word | places) <= $room then .[-1] += " " + $word else . + [$word] end);

# Columns as [{at, heading, align, kind, width}]: those of an answer that is ready to be shown, in its order, of which a
# row has a text, those for which there is room: the first five become narrower before they are left out, unless $room
# is null, as in a pipe, which gets them whole. $ids is the width of the rows' ids, which go before further columns.
def shown_columns($rows; $room; $ids):
  def need: map(.width + 2) | add - 2;
  [to_entries[] | .key as $at | select(any($rows[]; .cells[$at] != ""))
    | {at: $at, heading: .value.heading, align: .value.align, kind: .value.kind,
       width: ([.value.heading, $rows[].cells[$at]] | map(places) | max)}] as $all
  | if $all == [] then [] else
      $all[:5]
      | until($room == null or need <= $room or all(.[]; .width <= 12);
          (need - $room) as $more | (map(.width) | index(max)) as $widest | .[$widest].width |= ([12, . - $more] | max))
      | until($room == null or need <= $room or length == 1; .[:-1])
      | (if $room == null then 120 - $ids elif need + $ids <= $room then $room - $ids else $room end) as $left
      | . as $kept
      | [range(0; ($all | length) - 4) as $more | $kept + $all[5:5 + $more] | select(need <= $left)] | last // $kept
    end;

# The lines of a list that is ready to be shown: its title and notes, and its rows below the headings of their groups.
# more makes further lines of a group or a row.
def list_lines($room; more):
  # What goes on below begins with dots, so that no text of others begins a line.
  def sentence: if $room == null or places <= $room then . else wrap($room - 4) | .[0], (.[1:][] | "  … " + .) end;
  def about: [.heading, (.facts // [] | .[] | [.label // empty, .text] | join(" ")), .marks[]?] | join(" · ");
  (.rows // []) as $rows
  | (if any($rows[]; .group) then "  " else "" end) as $indent
  | ($rows | map(.id // "" | length) | max // 0 | if . == 0 then 0 else . + 2 end) as $ids
  | (if $room then $room - ($indent | length) else null end) as $left
  | [.columns // [] | shown_columns($rows; $left; $ids)[]] as $columns
  | ($ids > 0 and ($left == null or ($columns | map(.width + 2) | add // 0) + $ids - 2 <= $left)) as $has_ids
  | def line($cells; $id): [$columns[] as $column | $cells[$column.at] | cut($column.width)
        | (" " * ($column.width - places)) as $blanks | if $column.align == "end" then $blanks + . else . + $blanks end]
      + (if $has_ids then [$id] else [] end) | $indent + join("  ") | sub(" +$"; "");
    # Of a sentence goes on below what has no room.
    def row: [$columns[] | select(.kind == "sentence")] as $long
      | .cells as $cells | [$long[] | . as $column | $cells[.at] | wrap($column.width)] as $parts
      | line(reduce range(0; $long | length) as $each ($cells; .[$long[$each].at] = ($parts[$each][0] // ""));
          .id // ""),
        ($parts[][1:] | select(. != []) | join(" ") | wrap($room - 4)[] | $indent + "  … " + .), more;
    (.title, .notes[]? | sentence),
    (if $rows == [] then empty else line(.columns | map(.heading); "id") end),
    if .groups then
      ($rows | group_by(.group) | map({key: .[0].group, value: .}) | from_entries) as $by_group
      | .groups[] | (about | sentence), more, ($by_group[.id] // [] | .[] | row)
    else $rows[] | row end;
