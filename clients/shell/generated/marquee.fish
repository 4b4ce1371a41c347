# SPDX-License-Identifier: MIT
# fish completion for marquee, written by `swift run generate` from schema/

function __marquee_parameters
    switch $argv[1]
        case credentials/set
            printf '%s\n' provider key persist timeoutMilliseconds cache language region
        case credentials/status index/status movies/genres server/status suggestions/clear watch/list
            printf '%s\n' timeoutMilliseconds cache language region
        case images/url images/fetch
            printf '%s\n' path id kind type size width timeoutMilliseconds cache language region
        case index/update
            printf '%s\n' kinds from timeoutMilliseconds cache language region
        case initialize
            printf '%s\n' processId clientInfo capabilities trace initializationOptions
        case movies/get
            printf '%s\n' id slug internalReleaseId include link timeoutMilliseconds cache language region
        case movies/find
            printf '%s\n' query year page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/similar movies/recommendations
            printf '%s\n' id include page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/credits movies/videos movies/watchProviders showtimes/get showtimes/seats watch/get watch/remove watch/check
            printf '%s\n' id timeoutMilliseconds cache language region
        case movies/all
            printf '%s\n' name ids slug releaseNumber startDate endDate includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/nowPlaying
            printf '%s\n' provider include page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/advanceTickets movies/comingSoon movies/active movies/allActive movies/onDemand
            printf '%s\n' page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/popular movies/topRated movies/upcoming
            printf '%s\n' include page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/trending
            printf '%s\n' window include page pageSize limit maxPages timeoutMilliseconds cache language region
        case movies/discover
            printf '%s\n' genreIds year minimumRating minimumVotes sortBy watchProviderIds originalLanguage releasedAfter releasedBefore include page pageSize limit maxPages timeoutMilliseconds cache language region
        case search/movies
            printf '%s\n' query year includeAdult provider remember include page pageSize limit maxPages timeoutMilliseconds cache language region
        case search/people search/all
            printf '%s\n' query provider page pageSize limit maxPages timeoutMilliseconds cache language region
        case search/theatres theatres/suggest
            printf '%s\n' query page pageSize limit maxPages timeoutMilliseconds cache language region
        case search/images
            printf '%s\n' query lang id imageType orientation category minWidth minHeight colors editorsChoice safesearch order page pageSize limit maxPages timeoutMilliseconds cache language region
        case server/ping
            printf '%s\n' sequence sentAt timeoutMilliseconds cache language region
        case showtimes/plan
            printf '%s\n' id partySize rows aisle accessible timeoutMilliseconds cache language region
        case showtimes/atTheatre
            printf '%s\n' theatreId date movie movieId includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region
        case showtimes/near
            printf '%s\n' date latitude longitude radiusKilometres movie movieId city state includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region
        case showtimes/whatsOn
            printf '%s\n' place latitude longitude theatreId radiusKilometres date after before movie movieId format partySize sortBy includeStarted includeDetails page pageSize limit maxPages timeoutMilliseconds cache language region
        case showtimes/earliest
            printf '%s\n' theatreId movieId timeoutMilliseconds cache language region
        case suggestions/list
            printf '%s\n' prefix limit timeoutMilliseconds cache language region
        case suggestions/complete
            printf '%s\n' query kinds limit timeoutMilliseconds cache language region
        case suggestions/remove
            printf '%s\n' query timeoutMilliseconds cache language region
        case theatres/all
            printf '%s\n' name ids market state city brand includeClosed includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region
        case theatres/get
            printf '%s\n' id slug timeoutMilliseconds cache language region
        case theatres/near
            printf '%s\n' latitude longitude radiusKilometres page pageSize limit maxPages timeoutMilliseconds cache language region
        case theatres/showing
            printf '%s\n' movieId releaseNumber page pageSize limit maxPages timeoutMilliseconds cache language region
        case theatres/find
            printf '%s\n' place latitude longitude theatreId radiusKilometres page pageSize limit maxPages timeoutMilliseconds cache language region
        case watch/add
            printf '%s\n' kind showtimeId place latitude longitude theatreId radiusKilometres date after before movie movieId format partySize rows aisle accessible name every until once timeoutMilliseconds cache language region
        case watch/update
            printf '%s\n' id paused name every until once date after before movieId format partySize rows aisle accessible timeoutMilliseconds cache language region
        case watch/events
            printf '%s\n' after watchIds limit last timeoutMilliseconds cache language region
        case watch/follow
            printf '%s\n' after watchIds limit
    end
end

# An array's values come after a bracket.
function __marquee_values
    switch $argv[1]
        case credentials/set:provider
            printf '%s\n' '"amc"' '"tmdb"' '"pixabay"'
        case credentials/set:persist movies/get:link search/movies:includeAdult search/movies:remember search/images:editorsChoice search/images:safesearch showtimes/plan:aisle showtimes/plan:accessible showtimes/whatsOn:includeStarted showtimes/whatsOn:includeDetails theatres/all:includeClosed watch/add:aisle watch/add:accessible watch/add:once watch/update:paused watch/update:once watch/update:aisle watch/update:accessible
            printf '%s\n' true false
        case credentials/set:cache credentials/status:cache images/url:cache images/fetch:cache index/update:cache index/status:cache movies/get:cache movies/find:cache movies/similar:cache movies/recommendations:cache movies/credits:cache movies/videos:cache movies/watchProviders:cache movies/genres:cache movies/all:cache movies/nowPlaying:cache movies/advanceTickets:cache movies/comingSoon:cache movies/active:cache movies/allActive:cache movies/onDemand:cache movies/popular:cache movies/topRated:cache movies/upcoming:cache movies/trending:cache movies/discover:cache search/movies:cache search/people:cache search/all:cache search/theatres:cache search/images:cache server/ping:cache server/status:cache showtimes/get:cache showtimes/seats:cache showtimes/plan:cache showtimes/atTheatre:cache showtimes/near:cache showtimes/whatsOn:cache showtimes/earliest:cache suggestions/list:cache suggestions/complete:cache suggestions/remove:cache suggestions/clear:cache theatres/all:cache theatres/get:cache theatres/near:cache theatres/showing:cache theatres/find:cache theatres/suggest:cache watch/add:cache watch/list:cache watch/get:cache watch/update:cache watch/remove:cache watch/check:cache watch/events:cache
            printf '%s\n' '"default"' '"reload"' '"only"'
        case images/url:kind images/fetch:kind
            printf '%s\n' '"movie"' '"person"' '"theatre"'
        case images/url:type images/fetch:type
            printf '%s\n' '"poster"' '"backdrop"' '"profile"' '"logo"'
        case index/update:kinds
            printf '%s\n' '[' '"movie"' '"person"' '"show"' '"collection"'
        case movies/get:include
            printf '%s\n' '[' '"credits"' '"videos"' '"images"' '"watchProviders"' '"releaseDates"' '"similar"' '"recommendations"' '"reviews"' '"keywords"' '"translations"' '"externalIds"'
        case movies/similar:include movies/recommendations:include movies/nowPlaying:include movies/popular:include movies/topRated:include movies/upcoming:include movies/trending:include movies/discover:include search/movies:include
            printf '%s\n' '[' '"credits"' '"certification"'
        case movies/all:attributeOperator showtimes/atTheatre:attributeOperator showtimes/near:attributeOperator theatres/all:attributeOperator
            printf '%s\n' '"and"' '"or"'
        case movies/nowPlaying:provider
            printf '%s\n' '"amc"' '"tmdb"'
        case movies/trending:window
            printf '%s\n' '"day"' '"week"'
        case movies/discover:sortBy
            printf '%s\n' '"popularity.asc"' '"popularity.desc"' '"releaseDate.asc"' '"releaseDate.desc"' '"revenue.asc"' '"revenue.desc"' '"title.asc"' '"title.desc"' '"originalTitle.asc"' '"originalTitle.desc"' '"rating.asc"' '"rating.desc"' '"ratingCount.asc"' '"ratingCount.desc"'
        case search/movies:provider
            printf '%s\n' '"tmdb"' '"amc"' '"local"'
        case search/people:provider search/all:provider
            printf '%s\n' '"tmdb"' '"local"'
        case search/images:lang
            printf '%s\n' '"cs"' '"da"' '"de"' '"en"' '"es"' '"fr"' '"id"' '"it"' '"hu"' '"nl"' '"no"' '"pl"' '"pt"' '"ro"' '"sk"' '"fi"' '"sv"' '"tr"' '"vi"' '"th"' '"bg"' '"ru"' '"el"' '"ja"' '"ko"' '"zh"'
        case search/images:imageType
            printf '%s\n' '"all"' '"photo"' '"illustration"' '"vector"'
        case search/images:orientation
            printf '%s\n' '"all"' '"horizontal"' '"vertical"'
        case search/images:category
            printf '%s\n' '"backgrounds"' '"fashion"' '"nature"' '"science"' '"education"' '"feelings"' '"health"' '"people"' '"religion"' '"places"' '"animals"' '"industry"' '"computer"' '"food"' '"sports"' '"transportation"' '"travel"' '"buildings"' '"business"' '"music"'
        case search/images:colors
            printf '%s\n' '[' '"grayscale"' '"transparent"' '"red"' '"orange"' '"yellow"' '"green"' '"turquoise"' '"blue"' '"lilac"' '"pink"' '"white"' '"gray"' '"black"' '"brown"'
        case search/images:order
            printf '%s\n' '"popular"' '"latest"'
        case showtimes/plan:rows watch/add:rows watch/update:rows
            printf '%s\n' '"front"' '"middle"' '"back"'
        case showtimes/whatsOn:sortBy
            printf '%s\n' '"start"' '"distance"' '"rating"' '"price"' '"showings"'
        case suggestions/complete:kinds
            printf '%s\n' '[' '"movie"' '"person"' '"show"' '"collection"' '"theatre"' '"search"'
        case watch/add:kind
            printf '%s\n' '"tickets"' '"showings"' '"seats"' '"release"'
    end
end

# The words before the cursor that are no options.
function __marquee_operands
    set -l skip
    for word in (commandline -opc)[2..]
        if set -q skip[1]
            set -e skip[1]
        else if contains -- $word --from --state-dir --cache-dir --log-file --log-level --framing --max-message --drain --exec --after --tools --results
            set skip 1
        else if not string match -q -- '-*' $word
            printf '%s\n' $word
        end
    end
end

function __marquee_wants_method
    test "$(string join ' ' (__marquee_operands))" = call
end

function __marquee_wants_params
    set -l operands (__marquee_operands)
    test (count $operands) = 2; and test $operands[1] = call
end

# What may come next in the JSON that is being typed in single quotes.
function __marquee_json
    set -l method (__marquee_operands)[2]
    set -l text (commandline -ct)
    string match -q -- "'*" $text; or return
    set text (string sub -s 2 -- $text)
    test -n "$text"; or set text '{'
    if set -l found (string match -r -- '^(.*[{,][[:space:]]*"([A-Za-z]+)"[[:space:]]*:[[:space:]]*(\[([^]]*,)?[[:space:]]*)?)("?[A-Za-z0-9.]*)$' $text)
        # The elements of an array that come before are a group of their own only where there are some.
        set -l head $found[2]
        set -l typed $found[-1]
        set -l values (__marquee_values $method:$found[3])
        set -l close '}'
        string match -qr -- '\[[^]]*$' $head; and set close ']'
        if test "$values[1]" = '['
            set -e values[1]
            test $close = ']'; or set head $head'['
            set close ']'
        end
        for value in $values
            string match -q -- "$typed*" $value; and printf '%s\n' $head$value$close $head$value,
        end
    else if set -l found (string match -r -- '^(.*[{,][[:space:]]*)("?[A-Za-z]*)$' $text)
        set -l typed (string trim -l -c '"' -- $found[3])
        # An odd number of quotes: this is the inside of a string.
        test (math (string replace -ar -- '[^"]' '' $found[2] | string length) % 2) = 0; or return
        for name in (__marquee_parameters $method)
            string match -q -- "*\"$name\"*" $found[2]; and continue
            string match -q -- "$typed*" $name; and printf '%s\n' $found[2]'"'$name'":'
        end
    end
end

complete -c marquee -f
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a serve -d 'answer JSON-RPC on stdin and stdout until the end of input'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a call -d 'answer one request and exit'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a methods -d 'list the methods, by family'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a mcp -d 'serve an AI assistant over the Model Context Protocol'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a watch -d 'poll the watches and print their events, until interrupted'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a index -d 'make the local index of titles, or show its state'
complete -c marquee -n 'test "$(string join " " (__marquee_operands))" = index' -a 'update status'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a schema -d 'print the contract (OpenRPC, JSON), or one method of it'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a doctor -d 'show what is configured, which keys are accepted and what is reachable'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a help -d 'explain a topic, a command or a method'
complete -c marquee -n 'test (__marquee_operands | count) = 0' -a version -d 'print the version'
complete -c marquee -l sandbox -d 'answer from the built-in catalogue'
complete -c marquee -l stream -d 'print one item per line as pages arrive'
complete -c marquee -l json -d 'print JSON on a terminal, too'
complete -c marquee -l from -x -a '(__fish_complete_directories)' -d 'read TMDB\'s lists from a folder instead of fetching them'
complete -c marquee -l state-dir -x -a '(__fish_complete_directories)' -d 'where suggestions and watches are kept'
complete -c marquee -l cache-dir -x -a '(__fish_complete_directories)' -d 'where answers and images are cached'
complete -c marquee -l log-file -r -F -d 'append the log to a file'
complete -c marquee -l log-level -x -a 'error warning info debug' -d 'the lowest level that is logged'
complete -c marquee -l framing -x -a 'auto lines headers' -d 'how messages are framed'
complete -c marquee -l max-message -x -d 'the largest message to accept, in bytes'
complete -c marquee -l drain -x -d 'seconds that requests may take after the end of input'
complete -c marquee -l exec -x -a '(__fish_complete_command)' -d 'give each event to a command'
complete -c marquee -l after -x -d 'begin after this event'
complete -c marquee -l tools -x -a 'essential all' -d 'the tools that mcp offers'
complete -c marquee -l results -x -a 'text structure both' -d 'the form in which the tools of mcp answer'
complete -c marquee -l allow-credentials -d 'let an mcp tool set the providers\' keys'
complete -c marquee -l man -d 'print the page in the form of a manual page'
complete -c marquee -l version -d 'print the version'
complete -c marquee -l help -d 'print help'
complete -c marquee -n __marquee_wants_method -a credentials/set -d 'Sets or removes a provider\'s API key'
complete -c marquee -n __marquee_wants_method -a credentials/status -d 'Reports for each provider whether a key is configured'
complete -c marquee -n __marquee_wants_method -a images/url -d 'Returns the URL of an image'
complete -c marquee -n __marquee_wants_method -a images/fetch -d 'Downloads an image to a file'
complete -c marquee -n __marquee_wants_method -a index/update -d 'Makes the local index from TMDB\'s newest lists'
complete -c marquee -n __marquee_wants_method -a index/status -d 'Reports what the local index has, how old it is and how much space it takes'
complete -c marquee -n __marquee_wants_method -a initialize -d 'Introduces the client and sets its preferences'
complete -c marquee -n __marquee_wants_method -a shutdown -d 'Ends the session'
complete -c marquee -n __marquee_wants_method -a rpc.discover -d 'Returns the contract as an OpenRPC document'
complete -c marquee -n __marquee_wants_method -a movies/get -d 'Returns one movie'
complete -c marquee -n __marquee_wants_method -a movies/find -d 'Finds movies at AMC and TMDB at once, by title or id'
complete -c marquee -n __marquee_wants_method -a movies/similar -d 'Lists movies similar to a given one'
complete -c marquee -n __marquee_wants_method -a movies/recommendations -d 'Lists movies liked by those who like a given one'
complete -c marquee -n __marquee_wants_method -a movies/credits -d 'Returns a movie\'s cast and crew'
complete -c marquee -n __marquee_wants_method -a movies/videos -d 'Returns a movie\'s trailers and other videos'
complete -c marquee -n __marquee_wants_method -a movies/watchProviders -d 'Returns where a movie can be streamed, rented or bought'
complete -c marquee -n __marquee_wants_method -a movies/genres -d 'Lists TMDB\'s movie genres with their ids'
complete -c marquee -n __marquee_wants_method -a movies/all -d 'Lists all movies that AMC knows, optionally filtered'
complete -c marquee -n __marquee_wants_method -a movies/nowPlaying -d 'Lists the movies that are in theatres now'
complete -c marquee -n __marquee_wants_method -a movies/advanceTickets -d 'Lists the movies with tickets on advance sale'
complete -c marquee -n __marquee_wants_method -a movies/comingSoon -d 'Lists the movies that AMC has announced'
complete -c marquee -n __marquee_wants_method -a movies/active -d 'Lists the movies that play at AMC or are about to'
complete -c marquee -n __marquee_wants_method -a movies/allActive -d 'Lists everything that is active anywhere at AMC'
complete -c marquee -n __marquee_wants_method -a movies/onDemand -d 'Lists the movies that AMC offers on demand'
complete -c marquee -n __marquee_wants_method -a movies/popular -d 'Lists the most popular movies'
complete -c marquee -n __marquee_wants_method -a movies/topRated -d 'Lists the top-rated movies'
complete -c marquee -n __marquee_wants_method -a movies/upcoming -d 'Lists the movies about to be released'
complete -c marquee -n __marquee_wants_method -a movies/trending -d 'Lists the movies that get the most attention now'
complete -c marquee -n __marquee_wants_method -a movies/discover -d 'Lists movies that match given criteria'
complete -c marquee -n __marquee_wants_method -a search/movies -d 'Finds movies by title'
complete -c marquee -n __marquee_wants_method -a search/people -d 'Finds people by name'
complete -c marquee -n __marquee_wants_method -a search/all -d 'Finds movies, people and television shows'
complete -c marquee -n __marquee_wants_method -a search/theatres -d 'Finds AMC theatres by name'
complete -c marquee -n __marquee_wants_method -a search/images -d 'Finds images at Pixabay by keyword'
complete -c marquee -n __marquee_wants_method -a server/ping -d 'Returns its params at once'
complete -c marquee -n __marquee_wants_method -a server/status -d 'Reports the server\'s state and statistics'
complete -c marquee -n __marquee_wants_method -a showtimes/get -d 'Returns one showtime'
complete -c marquee -n __marquee_wants_method -a showtimes/seats -d 'Returns the seating layout of a showtime'
complete -c marquee -n __marquee_wants_method -a showtimes/plan -d 'Finds the price and the best seats for a party'
complete -c marquee -n __marquee_wants_method -a showtimes/atTheatre -d 'Lists the showtimes of a theatre'
complete -c marquee -n __marquee_wants_method -a showtimes/near -d 'Lists one day\'s showtimes around a place'
complete -c marquee -n __marquee_wants_method -a showtimes/whatsOn -d 'Lists what is on at a place on a day: movies, each with its showings'
complete -c marquee -n __marquee_wants_method -a showtimes/earliest -d 'Returns the next showtime of a movie at a theatre'
complete -c marquee -n __marquee_wants_method -a suggestions/list -d 'Lists the remembered searches'
complete -c marquee -n __marquee_wants_method -a suggestions/complete -d 'Completes a title or a name as it is typed'
complete -c marquee -n __marquee_wants_method -a suggestions/remove -d 'Forgets one remembered search'
complete -c marquee -n __marquee_wants_method -a suggestions/clear -d 'Forgets all remembered searches and all cached responses'
complete -c marquee -n __marquee_wants_method -a theatres/all -d 'Lists all AMC theatres, optionally filtered'
complete -c marquee -n __marquee_wants_method -a theatres/get -d 'Returns one theatre'
complete -c marquee -n __marquee_wants_method -a theatres/near -d 'Lists the AMC theatres around a place'
complete -c marquee -n __marquee_wants_method -a theatres/showing -d 'Lists the AMC theatres that show a movie'
complete -c marquee -n __marquee_wants_method -a theatres/find -d 'Lists the theatres at a place, given as people say it'
complete -c marquee -n __marquee_wants_method -a theatres/suggest -d 'Lists the places that a text may mean'
complete -c marquee -n __marquee_wants_method -a watch/add -d 'Watches for tickets, showings, seats or a release'
complete -c marquee -n __marquee_wants_method -a watch/list -d 'Lists the watches'
complete -c marquee -n __marquee_wants_method -a watch/get -d 'Gets one watch'
complete -c marquee -n __marquee_wants_method -a watch/update -d 'Changes a watch: its name, its times, or what it waits for'
complete -c marquee -n __marquee_wants_method -a watch/remove -d 'Removes a watch'
complete -c marquee -n __marquee_wants_method -a watch/check -d 'Checks a watch now'
complete -c marquee -n __marquee_wants_method -a watch/events -d 'Reads the log of events'
complete -c marquee -n __marquee_wants_method -a watch/follow -d 'Follows the events as they happen'
complete -c marquee -n __marquee_wants_params -a '(__marquee_json)'
