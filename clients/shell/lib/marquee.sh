# SPDX-License-Identifier: MIT
#
# What the scripts in bin/ share: finding marquee, calling it, and reporting errors. marquee.jq has what jq does.
# Sourced, never run.
# shellcheck shell=bash
#
# Exit statuses of all scripts: 0 done, 1 an error, 2 the command line is wrong, 3 there is nothing to show,
# 130 interrupted.

program=${0##*/}
library=$(dirname "${BASH_SOURCE[0]}")
marquee=${MARQUEE_BIN-}
sandbox=()
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT

# The width of the terminal; null if the output goes elsewhere, where lines are as long as need be.
columns=null
if [ -t 1 ]; then
  columns=${COLUMNS-}
  [ -n "$columns" ] || { read -r _ columns < <(stty size <&3 2>/dev/null) || true; } 3>&1
  [[ $columns =~ ^[1-9][0-9]*$ ]] || columns=80
fi

fail() { # MESSAGE [STATUS]
  printf '%s: %s\n' "$program" "$1" >&2
  exit "${2-1}"
}

usage_error() { # MESSAGE
  fail "$1 (try --help)" 2
}

# Runs a command whose output is the script's; use: show COMMAND [WORD…]. If its reader has read enough, such as `head`,
# the script ends with 0; if the output can't be written, as on a full disk, with 1, whatever status the command has.
# In a subshell, since SIGPIPE ends the shell of a builtin.
show() {
  local status=0
  ("$@") || status=$?
  case $status in
    0) ;;
    141) exit 0 ;;
    130) exit 130 ;;
    *) exit 1 ;;
  esac
}

# `--option=value` means `--option value`, as for marquee itself. This file is sourced, so these are the script's
# arguments.
words=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  case $1 in
    --[a-z]*=*) words+=("${1%%=*}" "${1#*=}") ;;
    *) words+=("$1") ;;
  esac
  shift
done
set -- "${words[@]}" "$@"

# Prints the word after an option; use: variable=$(value "$@")
value() {
  [ $# -gt 1 ] || usage_error "$1 needs a value"
  printf '%s' "$2"
}

# Handles an option that all scripts have. Sets `taken` to its number of words.
# shellcheck disable=SC2034
common_option() {
  taken=1
  case $1 in
    --help | -h)
      show help
      exit 0
      ;;
    --sandbox) sandbox=(--sandbox) ;;
    --marquee)
      marquee=$(value "$@")
      taken=2
      ;;
    *) usage_error "unknown option $1" ;;
  esac
}

# Ends the script unless jq and marquee are found; call it after reading the options.
find_marquee() {
  command -v jq >/dev/null || fail "this needs jq, which is not on PATH"
  local wanted=${marquee:-marquee} places="--marquee, MARQUEE_BIN and PATH"
  marquee=$(command -v -- "$wanted") && return
  fail "marquee was not found: there is no ${wanted} (looked at ${places})
  \`pipx install marquee-backend\` brings it; in a clone of its repository
  \`swift build -c release --product marquee\` builds .build/release/marquee,
  for PATH or MARQUEE_BIN."
}

# Makes each text in lines of JSON one line; everything that the scripts show has gone through this. Most rows need no
# change, and seeing that takes a tenth of the time. They are read as JSON: read as text, jq 1.6 breaks letters of long
# lines.
lines() {
  jq -L "$library" -c --unbuffered 'include "marquee"; if tojson | test("[^\\x20-\\x7E]|\\\\")
    then walk(if type == "string" and test("[^\\x20-\\x7E]") then line else . end) else . end'
}

# Calls marquee and prints its answer, one JSON value per line; use: request METHOD JSON [--stream]
# Errors are reported on stderr; the status is then 1, or 130 after an interrupt.
request() {
  local status
  set +e
  request_exactly "$@" | lines
  status=${PIPESTATUS[0]}
  set -e
  return "$status"
}

# The same with unchanged texts, for programs to read.
request_exactly() {
  local method=$1 statuses
  set +e
  # In braces, so that bash doesn't report how marquee ended.
  {
    "$marquee" "${sandbox[@]}" call "$@" 2>"$errors" | jq -c --unbuffered . 2>/dev/null
    statuses=("${PIPESTATUS[@]}")
  } 2>/dev/null
  set -e
  # 141: the reader has read enough, such as `head`. An interrupt may end jq first, and then marquee, without a reader.
  if [ "${statuses[1]}" = 141 ]; then
    statuses=(0 0)
  elif [[ " ${statuses[*]} " == *" 130 "* ]]; then
    statuses=(130 0)
  elif [ "${statuses[1]}" != 0 ]; then
    printf '%s: what %s prints is no JSON; is it marquee?\n' "$program" "$marquee" >&2
    statuses=(1 0)
  elif [ "${statuses[0]}" != 0 ]; then
    explain "$method" "${statuses[0]}" <"$errors" >&2
    statuses=(1 0)
  else
    # People who go to a cinema by it must know that it is not current.
    sed -n "s/^marquee: cached /$program: cached /p" "$errors" >&2 2>/dev/null || true
  fi
  return "${statuses[0]}"
}

# Whether the error of the last request may pass by itself.
may_pass() {
  [ "$(tail -n 1 "$errors" | jq -r .data.retryable 2>/dev/null)" = true ]
}

# Explains what marquee wrote to stderr before it ended with this status; use: explain METHOD STATUS
explain() {
  local method=$1 status=$2 text last
  text=$(jq -L "$library" -Rr 'include "marquee"; line')
  last=${text##*$'\n'}
  if [ "$status" -gt 128 ]; then
    printf '%s: marquee was killed (SIG%s) in the middle of %s; its last words:\n%s\n' \
      "$program" "$(kill -l "$status")" "$method" "$text"
  elif [ -n "$last" ] && jq -e .message <<<"$last" >/dev/null 2>&1; then
    # There may be warnings before the error.
    [ "$text" = "$last" ] || printf '%s\n' "${text%$'\n'*}"
    lines <<<"$last" | jq -L "$library" -r --arg program "$program" 'include "marquee";
      "\($program): \(.message)",
      (.data | typed_hint | "  " + .),
      (.data.retryAfterSeconds // empty | "  try again in \(.) s"),
      (.data | select(.delivered.itemCount > 0)
        | "  \(.delivered.itemCount) items came before; page \(.resumeFromPage) is next")
    '
  elif [ "$status" = 2 ]; then
    printf '%s: %s\n' "$program" "${text#marquee: }"
    [[ $text != *"unknown method"* ]] ||
      printf '  This is %s; another release may know %s.\n' "$("$marquee" --version 2>/dev/null)" "$method"
  else
    printf '%s: %s failed with status %s\n%s' "$program" "$method" "$status" "${text:+$text$'\n'}"
  fi
}

# The current time for marquee, in seconds since 1970; in the sandbox its clock stands still.
now() {
  request server/status | jq -L "$library" -r 'include "marquee"; .now | instant'
}

# What the scripts that list showings share: their options, and the list itself.

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

# Asks a method for a page of its list, ready to be shown, and prints what a script shows of it.
shown_page() {
  local answer
  answer=$(request_exactly "$1" "$(jq -c '.presentation = true' <<<"$params")") || return
  # Only what is shown has to be made safe.
  jq -c '{message, nextPage, alternatives: .place.alternatives, presentation} | .presentation |=
    (del(.next) | .rows[]?.next[]? |= {url} | .groups[]?.next[]? |= {url})' <<<"$answer" | lines
}

# Asks a method for its list, ready to be shown, and prints it; use: print_list METHOD [JQ]
# JQ makes further lines of a group or a row; if `remembered` names a file, the place is kept there; if `all_pages` is
# set, further pages are asked for, too. Without a row the script ends with 3, and what the answer says.
print_list() {
  local answer message page
  answer=$(shown_page "$1")
  while [ -n "${all_pages-}" ] && page=$(jq -e .nextPage <<<"$answer"); do
    param page "$page" --json
    page=$(shown_page "$1")
    # Notes of a page, such as the numbers of its rows, are not those of the whole.
    answer=$(printf '%s\n' "$answer" "$page" | jq -cs '.[0].presentation as $first | .[1] | .presentation |=
      (.notes as $notes | .groups as $groups | .rows as $rows | $first
        | .notes |= map(select(IN($notes[]?))) | .groups += $groups | .rows += $rows)')
  done
  # It can be asked for again if it can't be kept.
  [ -z "${remembered-}" ] ||
    (umask 077 && mkdir -p -- "${remembered%/*}" && printf '%s\n' "$place" >"$remembered") 2>/dev/null || true
  jq -r --arg program "$program" '.alternatives // [] | map(.name) | join("; ") | select(. != "")
    | "\($program): the place may also be \(.)"' <<<"$answer" >&2
  message=$(jq -r 'select(.presentation | .rows == null and .groups == null) | .message // "there is nothing to show"
    ' <<<"$answer")
  [ -z "$message" ] || fail "$message" 3
  show jq -L "$library" -r --argjson room "${room-$columns}" "include \"marquee\";
    .presentation | list_lines(\$room; ${2-empty})" <<<"$answer"
}

# Prints what is on at the place among the operands, or else at that of the last time, which the sandbox keeps apart.
print_showings() {
  local remembered=${XDG_STATE_HOME:-${HOME-}/.local/state}/marquee-shell${sandbox[0]:+/sandbox}/place place
  [ ${#operands[@]} -le 1 ] || usage_error "${operands[1]} is one word too many; a place is one, in quotes"
  place=${operands[0]-}
  [ -n "$place" ] || place=$(cat -- "$remembered" 2>/dev/null) || usage_error "name a place, such as \"New York\""
  find_marquee
  param place "$place"
  print_list showtimes/whatsOn
}
