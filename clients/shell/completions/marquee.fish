# SPDX-License-Identifier: MIT
# fish completion for marquee, which is asked at each Tab: `marquee __complete -- WORDS…` prints a candidate per line,
# with its description after a tab, and then, after a colon, what to do.

function __marquee_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l program (string replace -r '^~' $HOME -- $words[1])
    command -q $program; or set program marquee
    set -l lines ($program __complete -- $words[2..] "$typed" 2>/dev/null)
    set -l option (string match -r -- '^--[a-z-]+=' $typed)
    set -l value (string replace -- "$option" '' $typed)
    switch "$lines[-1]"
        case :files
            printf '%s\n' "$option"(__fish_complete_path "$value")
        case :folders
            printf '%s\n' "$option"(__fish_complete_directories "$value")
        case :commands
            printf '%s\n' "$option"(complete -C "$value")
        case '*'
            printf '%s\n' $lines[..-2]
    end
end

complete -c marquee -f -a '(__marquee_complete)'
