# SPDX-License-Identifier: MIT
# bash completion for the scripts in bin/. Each script's --help says what it takes: its usage, and a line for each
# option, and after it the words that its value may be, or what it is in capitals.
# shellcheck shell=bash

# Offers the titles that a text may mean: those that begin with it or, if none does, the best.
_marquee_titles() {
  local typed=${1#[\"\']} title first='' sandbox=()
  typed=${typed//\\/}
  [[ " ${COMP_WORDS[*]} " != *' --sandbox '* ]] || sandbox=(--sandbox)
  [ -n "$typed" ] || return 0
  while IFS= read -r title; do
    first=${first:-$title}
    [[ ${title,,} != "${typed,,}"* ]] || COMPREPLY+=("$title")
  done < <("${MARQUEE_BIN:-marquee}" "${sandbox[@]}" call suggestions/complete \
    "$(jq -nc --arg query "$typed" '{$query, kinds: ["movie"]}')" 2>/dev/null | jq -r '.items[].title' 2>/dev/null)
  [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=(${first:+"$first"})
  # Readline puts blanks and quotes as the shell wants them.
  compopt -o filenames
}

_marquee_script() {
  # The words below are told apart by blanks, whatever the user's shell does.
  local IFS=$' \t\n'
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} line value='' operand='' word words=()
  local pattern='^  (--[a-z]+)( ([^ ]+))?(  |$)'
  # Readline takes --option=value apart.
  [[ $current != = ]] || current=''
  [[ $previous != = ]] || previous=${COMP_WORDS[COMP_CWORD - 2]}
  COMPREPLY=()
  while IFS= read -r line; do
    [[ $line != usage:* ]] || operand=${line#*\[OPTIONS\] }
    [[ $line =~ $pattern ]] || continue
    words+=("${BASH_REMATCH[1]}")
    [[ $previous != "${BASH_REMATCH[1]}" ]] || value=${BASH_REMATCH[3]}
  done < <("${1/#\~/$HOME}" --help 2>/dev/null)
  [[ -n $value || $current == -* ]] || value=$operand
  case $value in
    '') ;;
    TITLE*)
      _marquee_titles "$current"
      return
      ;;
    COMMAND*)
      mapfile -t COMPREPLY < <(compgen -c -- "$current")
      return
      ;;
    FILE)
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      compopt -o filenames
      return
      ;;
    *)
      words=()
      for word in ${value//|/ }; do
        [[ $word == *[[:upper:]]* ]] || words+=("$word")
      done
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "${words[*]}" -- "$current")
}

complete -F _marquee_script \
  imax-tonight marquee-notify movies-csv poster-wall seats-left tickets-on-sale tonight whats-on
