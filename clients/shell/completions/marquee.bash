# SPDX-License-Identifier: MIT
# bash completion for marquee, which is called at each Tab: `marquee __complete -- WORDS…` prints a candidate per line
# and then, after a colon, what to do.
# shellcheck shell=bash

_marquee() {
  # The words below are separated by blanks, whatever the user's IFS is.
  local IFS=$' \t\n'
  local program=${COMP_WORDS[0]/#\~/$HOME} typed=${COMP_WORDS[COMP_CWORD]} word words=() line action='' head
  type -P -- "$program" >/dev/null || program=marquee
  # Readline splits words at = and :, and replaces only the last part.
  for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ ${#words[@]} -gt 0 && ($word == [=:]* || ${words[-1]} == *[=:]) ]]; then
      words[-1]+=$word
    else
      words+=("$word")
    fi
  done
  [[ $typed != [=:]* ]] || typed=''
  word=${words[-1]#\'} head=''
  [[ ${words[-1]} == \'* ]] || head=${word%"$typed"}
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :*) action=$line ;;
      "$word"*)
        line=${line%%$'\t'*}
        COMPREPLY+=("${line#"$head"}")
        ;;
    esac
  done < <("$program" __complete -- "${words[@]}" 2>/dev/null)
  case $action in
    :files) mapfile -t COMPREPLY < <(compgen -f -- "$typed") && compopt -o filenames ;;
    :folders) mapfile -t COMPREPLY < <(compgen -d -- "$typed") && compopt -o filenames ;;
    :commands) mapfile -t COMPREPLY < <(compgen -c -- "$typed") ;;
    :open)
      # Readline closes a quote after a sole candidate.
      [[ ${#COMPREPLY[@]} != 1 || ${words[-1]} != \'* ]] || COMPREPLY+=("${COMPREPLY[0]}…")
      compopt -o nospace
      ;;
  esac
}

complete -F _marquee marquee
