# SPDX-License-Identifier: MIT
#
# What week, which goes over several days, has of its own: its list and the table.
# Sourced, never run.
# shellcheck shell=bash disable=SC2154

# shellcheck disable=SC2034
params='{"pageSize":100}' operands=()

# Adds a parameter of showtimes/whatsOn; use: param NAME TEXT, or param NAME JSON --json
param() {
  params=$(jq -c --arg name "$1" "--arg${3:+json}" value "$2" '.[$name] = $value' <<<"$params")
}

# Handles an option that all of them have. Sets `taken` to its number of words.
# shellcheck disable=SC2034
showings_option() {
  local text
  case $1 in
    --date | --after | --before | --movie | --format | --seen)
      text=$(value "$@")
      param "${1#--}" "$text"
      taken=2
      ;;
    --people)
      text=$(value "$@")
      [[ $text =~ ^[1-9][0-9]?$ ]] || usage_error "--people should be a number of people, not $text"
      param partySize "$text" --json
      taken=2
      ;;
    --radius)
      text=$(value "$@")
      [[ $text =~ ^[0-9]+(\.[0-9]+)?$ ]] || usage_error "--radius should be a number of kilometres, not $text"
      param radiusKilometres "$text" --json
      taken=2
      ;;
    *) common_option "$@" ;;
  esac
}

# Prints the answer of print_showings as a table; of films by day, one for each day.
films_table() {
  jq -L "$library" -r --argjson room "$columns" --argjson params "$params" --argjson settings "$settings" '
    include "marquee";
    def weekday: . as $day | try (strptime("%Y-%m-%d") | mktime | gmtime | strftime("%A %Y-%m-%d")) catch $day;
    ([.place.name, ([.date, .untilDate] | map(select(.)) | unique | join(" to ")),
      ($params.partySize // empty | "total for \(.)")] | map(select(.)) | join(", ")),
    if any(.items[]; .date) then
      .items | group_by(.date)[] | "", (.[0].date | weekday), film_lines($room; $settings; empty)
    else .items | film_lines($room; $settings; empty) end' <<<"$answer"
}

# Asks for all pages of showtimes/whatsOn of several days, as one answer.
all_pages() {
  local answer page
  answer=$(request showtimes/whatsOn "$params")
  while page=$(jq -e .nextPage <<<"$answer"); do
    param page "$page" --json
    page=$(request showtimes/whatsOn "$params")
    answer=$(printf '%s\n' "$answer" "$page" | jq -cs '.[0].items + .[1].items as $items | .[1] + {$items}')
  done
  printf '%s\n' "$answer"
}

# Reads how the user reads distances and times into `settings`; as a marquee without settings has them if it can't.
read_settings() {
  settings=$(request settings/get 2>/dev/null) && [[ $settings == "{"* ]] || settings='{}'
}

# Asks showtimes/whatsOn for the place among the operands, or else for that of the last time, which the sandbox keeps
# apart, and prints a table of the films. Says what is missing from it; ends the script with 3 if nothing is on.
print_showings() {
  local remembered=${XDG_STATE_HOME:-${HOME-}/.local/state}/marquee-shell${sandbox[0]:+/sandbox}/place
  local place answer message settings
  [ ${#operands[@]} -le 1 ] || usage_error "${operands[1]} is one word too many; a place is one, in quotes"
  place=${operands[0]-}
  [ -n "$place" ] || place=$(cat -- "$remembered" 2>/dev/null) || usage_error "name a place, such as \"New York\""
  find_marquee
  param place "$place"
  read_settings
  answer=$(if [[ $params == *'"groupBy":"day"'* ]]; then all_pages; else request showtimes/whatsOn "$params"; fi)
  if jq -e .place <<<"$answer" >/dev/null; then
    # It can be asked for again if it can't be kept.
    (umask 077 && mkdir -p -- "${remembered%/*}" && printf '%s\n' "$place" >"$remembered") 2>/dev/null || true
  fi
  jq -r --arg program "$program" '"\($program): " + (
    (.place.alternatives // [] | map(.name) | join("; ") | select(. != "") | "the place may also be \(.)"),
    .faults[]?.error.message,
    (select(.nextPage) | "\(.totalResults - (.items | length) - (.hidden // 0)) more films are left out; say which with --movie"))
    ' <<<"$answer" >&2
  message=$(jq -r 'select(.items == []) | .message // "nothing is on"' <<<"$answer")
  [ -z "$message" ] || fail "$message" 3
  show films_table
}
