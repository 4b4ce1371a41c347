# SPDX-License-Identifier: MIT
# bash completion for the scripts in bin/. Each script's --help says what it takes: a line for each option, and after it
# the words that its value may be, or what it is in capitals.
# shellcheck shell=bash

_marquee_script() {
  # The words below are told apart by blanks, whatever the user's shell does.
  local IFS=$' \t\n'
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} line value='' word words=()
  local pattern='^  (--[a-z]+)( ([^ ]+))?(  |$)'
  # Readline takes --option=value apart.
  [[ $current != = ]] || current=''
  [[ $previous != = ]] || previous=${COMP_WORDS[COMP_CWORD - 2]}
  COMPREPLY=()
  while IFS= read -r line; do
    [[ $line =~ $pattern ]] || continue
    words+=("${BASH_REMATCH[1]}")
    [[ $previous != "${BASH_REMATCH[1]}" ]] || value=${BASH_REMATCH[3]}
  done < <("${1/#\~/$HOME}" --help 2>/dev/null)
  case $value in
    '') [[ $current == -* ]] || return 0 ;;
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

complete -F _marquee_script imax-tonight movies-csv poster-wall seats-left tickets-on-sale whats-on
