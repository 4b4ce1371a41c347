# SPDX-License-Identifier: MIT
# fish completion for the scripts in bin/. Each script's --help says what it takes: a line for each option, and after it
# the words that its value may be, or what it is in capitals.

for script in imax-tonight movies-csv poster-wall seats-left tickets-on-sale whats-on
    command -q $script; or continue
    complete -c $script -f
    for line in ($script --help | string match -r '^  --[a-z]+(?: [^ ]+)?(?=  |$)')
        set -l parts (string split -- ' ' (string trim -- $line))
        set -l option -c $script -l (string sub -s 3 -- $parts[1])
        switch "$parts[2]"
            case ''
                complete $option
            case FILE
                complete $option -rF
            case '*'
                complete $option -xa "$(string match -rv -- '[A-Z]' (string split -- '|' $parts[2]))"
        end
    end
end
