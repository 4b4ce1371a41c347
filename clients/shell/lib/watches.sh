# SPDX-License-Identifier: MIT
#
# What the scripts that wait for events share: following the log from where they were. Sourced, never run.
# shellcheck shell=bash disable=SC2154

reader='' # the marquee that sends the events
unlock() { :; }
trap 'rm -f "$errors"; stop_reader' EXIT

stop_reader() {
  local tries
  [ -n "$reader" ] || return 0
  kill "$reader" 2>/dev/null || true
  # It may have something to write. After a signal, `wait` doesn't know it any more.
  for ((tries = 0; tries < 40; tries++)); do
    kill -0 "$reader" 2>/dev/null || break
    sleep 0.05
  done
  reader=''
}

# Follows the events after a cursor without an end, through restarts and outages; use: follow CURSOR PARAMS HANDLER
# HANDLER is called with each event, bookmark and gap as JSON; none is missed, and none comes twice.
follow() {
  local cursor=$1 params=$2 handler=$3 pause=1 parts part began status last
  while true; do
    began=$SECONDS
    params=$(jq -c --argjson after "$cursor" '.after = $after' <<<"$params")
    # In the place of its subshell, so that it can be ended. The lines are JSON, which jq has read.
    exec {parts}< <(unlock && exec "$marquee" "${sandbox[@]}" call watch/follow "$params" --stream 2>"$errors")
    reader=$!
    while IFS= read -r part <&"$parts"; do
      cursor=$(jq -e .cursor <<<"$part" 2>/dev/null) || fail "what $marquee prints is no JSON; is it marquee?"
      "$handler" "$part"
    done
    exec {parts}<&-
    status=0
    wait "$reader" || status=$?
    reader=''
    [ "$status" != 130 ] || exit 130
    [ "$status" = 0 ] || explain watch/follow "$status" <"$errors" >&2
    last=$(tail -n 1 "$errors")
    # An error that says that it won't pass. Anything else may, such as an update of the program.
    if [ "$status" = 2 ] || [ "$(jq -r .data.retryable 2>/dev/null <<<"$last")" = false ]; then exit 1; fi
    [ $((SECONDS - began)) -lt 60 ] || pause=1
    sleep "$pause"
    pause=$((pause < 32 ? pause * 2 : 60))
  done
}
