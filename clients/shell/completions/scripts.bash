# SPDX-License-Identifier: MIT
# bash completion for the scripts in bin/. Each script's --help says what it takes: its usage, and a line for each
# option, and after it the words that its value may be, or what it is in capitals.
# shellcheck shell=bash

# Offers the titles that a text may mean: those that begin with it or, if none does, the best; of each only what follows
# the part of the text that stays.
_marquee_titles() { # TEXT STAYS
  local typed=${1#[\"\']} stays=${2//\\/} title first='' sandbox=()
  typed=${typed//\\/}
  [[ " ${COMP_WORDS[*]} " != *' --sandbox '* ]] || sandbox=(--sandbox)
  [ -n "$typed" ] || return 0
  while IFS= read -r title; do
    first=${first:-$title}
    [[ ${title,,} != "${typed,,}"* ]] || COMPREPLY+=("${title:${#stays}}")
  done < <("${MARQUEE_BIN:-marquee}" "${sandbox[@]}" call suggestions/complete \
    "$(jq -nc --arg query "$typed" '{$query, kinds: ["movie"]}')" 2>/dev/null | jq -r '.items[].title' 2>/dev/null)
  [ ${#COMPREPLY[@]} -gt 0 ] || [ -n "$stays" ] || COMPREPLY=(${first:+"$first"})
  # Readline puts blanks and quotes as the shell wants them.
  compopt -o filenames
}

_marquee_script() {
  # The words below are told apart by blanks, whatever the user's shell does.
  local IFS=$' \t\n'
  local at=$COMP_CWORD current=${COMP_WORDS[COMP_CWORD]} stays='' previous line value='' operand='' word words=()
  local pattern='^  (--[a-z]+)( ([^ ]+))?(  |$)' text=${COMP_LINE:0:COMP_POINT}
  # Readline takes words apart at their colons, and replaces the last part.
  [[ $current != : ]] || stays=: current=''
  while ((at > 1)) && [[ $text == *"${COMP_WORDS[at - 1]}$stays$current" &&
    (${COMP_WORDS[at - 1]} == *: || $stays$current == :*) ]]; do
    at=$((at - 1))
    stays=${COMP_WORDS[at]}$stays
  done
  # It takes --option=value apart, too.
  previous=${COMP_WORDS[at - 1]}
  [[ $current != = ]] || current=''
  [[ $previous != = ]] || previous=${COMP_WORDS[at - 2]}
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
      _marquee_titles "$stays$current" "$stays"
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
  imax-tonight marquee-notify movies-csv pick poster-wall seats-left tickets-on-sale tonight week whats-on
