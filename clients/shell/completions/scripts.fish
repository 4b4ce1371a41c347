# SPDX-License-Identifier: MIT
# fish completion for the scripts in bin/. Each script's --help says what it takes: its usage, and a line for each
# option, and after it the words that its value may be, or what it is in capitals.

# The titles that what is typed may mean. Where case differs, fish puts a title in place of the whole word, so that in
# --option=title the option has to be part of it.
function __marquee_titles
    set -l marquee marquee
    set -q MARQUEE_BIN; and set marquee $MARQUEE_BIN
    command -q $marquee; and command -q jq; or return
    set -l sandbox
    contains -- --sandbox (commandline -opc); and set sandbox --sandbox
    set -l typed (commandline -ct | string unescape)
    set -l option (string match -r -- '^--[a-z]+=' $typed)
    set -l title (string replace -- "$option" '' $typed)
    set -l question (jq -nc --arg query "$title" '{$query, kinds: ["movie"]}')
    test -n "$title"; and $marquee $sandbox call suggestions/complete $question 2>/dev/null |
        jq -r --arg option "$option" '$option + .items[].title'
end

for script in imax-tonight marquee-notify movies-csv pick poster-wall seats-left tickets-on-sale tonight week whats-on
    command -q $script; or continue
    complete -c $script -f
    switch ($script --help)[1]
        case '*OPTIONS] TITLE*'
            complete -c $script -a '(__marquee_titles)'
        case '*OPTIONS] COMMAND*'
            complete -c $script -a '(__fish_complete_command)'
    end
    for line in ($script --help | string match -r '^  --[a-z]+(?: [^ ]+)?(?=  |$)')
        set -l parts (string split -- ' ' (string trim -- $line))
        set -l option -c $script -l (string sub -s 3 -- $parts[1])
        switch "$parts[2]"
            case ''
                complete $option
            case TITLE
                complete $option -xa '(__marquee_titles)'
            case FILE
                complete $option -rF
            case '*'
                complete $option -xa "$(string match -rv -- '[A-Z]' (string split -- '|' $parts[2]))"
        end
    end
end
