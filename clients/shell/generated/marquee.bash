# SPDX-License-Identifier: MIT
# bash completion for marquee, written by `swift run generate` from schema/
# shellcheck shell=bash

_marquee_parameters() {
  case $1 in
    credentials/set) echo provider key persist timeoutMilliseconds cache language region ;;
    credentials/status | index/status | movies/genres | server/status | suggestions/clear | watch/list) echo timeoutMilliseconds cache language region ;;
    images/url | images/fetch) echo path id kind type size width timeoutMilliseconds cache language region ;;
    index/update) echo kinds from timeoutMilliseconds cache language region ;;
    initialize) echo processId clientInfo capabilities trace initializationOptions ;;
    movies/get) echo id slug internalReleaseId include link timeoutMilliseconds cache language region ;;
    movies/find) echo query year page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/similar | movies/recommendations) echo id include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/credits | movies/videos | movies/watchProviders | showtimes/get | showtimes/seats | watch/get | watch/remove | watch/check) echo id timeoutMilliseconds cache language region ;;
    movies/all) echo name ids slug releaseNumber startDate endDate includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/nowPlaying) echo provider include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/advanceTickets | movies/comingSoon | movies/active | movies/allActive | movies/onDemand) echo page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/popular | movies/topRated | movies/upcoming) echo include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/trending) echo window include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    movies/discover) echo genreIds year minimumRating minimumVotes sortBy watchProviderIds originalLanguage releasedAfter releasedBefore include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    search/movies) echo query year includeAdult provider remember include page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    search/people | search/all) echo query provider page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    search/theatres | theatres/suggest) echo query page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    search/images) echo query lang id imageType orientation category minWidth minHeight colors editorsChoice safesearch order page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    server/ping) echo sequence sentAt timeoutMilliseconds cache language region ;;
    showtimes/plan) echo id partySize rows aisle accessible timeoutMilliseconds cache language region ;;
    showtimes/atTheatre) echo theatreId date movie movieId includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    showtimes/near) echo date latitude longitude radiusKilometres movie movieId city state includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    showtimes/whatsOn) echo place latitude longitude theatreId radiusKilometres date after before movie movieId format partySize sortBy includeStarted includeDetails page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    showtimes/earliest) echo theatreId movieId timeoutMilliseconds cache language region ;;
    suggestions/list) echo prefix limit timeoutMilliseconds cache language region ;;
    suggestions/complete) echo query kinds limit timeoutMilliseconds cache language region ;;
    suggestions/remove) echo query timeoutMilliseconds cache language region ;;
    theatres/all) echo name ids market state city brand includeClosed includeAttributes excludeAttributes attributeOperator page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    theatres/get) echo id slug timeoutMilliseconds cache language region ;;
    theatres/near) echo latitude longitude radiusKilometres page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    theatres/showing) echo movieId releaseNumber page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    theatres/find) echo place latitude longitude theatreId radiusKilometres page pageSize limit maxPages timeoutMilliseconds cache language region ;;
    watch/add) echo kind showtimeId place latitude longitude theatreId radiusKilometres date after before movie movieId format partySize rows aisle accessible name every until once timeoutMilliseconds cache language region ;;
    watch/update) echo id paused name every until once date after before movieId format partySize rows aisle accessible timeoutMilliseconds cache language region ;;
    watch/events) echo after watchIds limit last timeoutMilliseconds cache language region ;;
    watch/follow) echo after watchIds limit ;;
  esac
}

# An array's values come after a bracket.
_marquee_values() {
  case $1 in
    credentials/set:provider) echo '"amc" "tmdb" "pixabay"' ;;
    credentials/set:persist | movies/get:link | search/movies:includeAdult | search/movies:remember | search/images:editorsChoice | search/images:safesearch | showtimes/plan:aisle | showtimes/plan:accessible | showtimes/whatsOn:includeStarted | showtimes/whatsOn:includeDetails | theatres/all:includeClosed | watch/add:aisle | watch/add:accessible | watch/add:once | watch/update:paused | watch/update:once | watch/update:aisle | watch/update:accessible) echo 'true false' ;;
    credentials/set:cache | credentials/status:cache | images/url:cache | images/fetch:cache | index/update:cache | index/status:cache | movies/get:cache | movies/find:cache | movies/similar:cache | movies/recommendations:cache | movies/credits:cache | movies/videos:cache | movies/watchProviders:cache | movies/genres:cache | movies/all:cache | movies/nowPlaying:cache | movies/advanceTickets:cache | movies/comingSoon:cache | movies/active:cache | movies/allActive:cache | movies/onDemand:cache | movies/popular:cache | movies/topRated:cache | movies/upcoming:cache | movies/trending:cache | movies/discover:cache | search/movies:cache | search/people:cache | search/all:cache | search/theatres:cache | search/images:cache | server/ping:cache | server/status:cache | showtimes/get:cache | showtimes/seats:cache | showtimes/plan:cache | showtimes/atTheatre:cache | showtimes/near:cache | showtimes/whatsOn:cache | showtimes/earliest:cache | suggestions/list:cache | suggestions/complete:cache | suggestions/remove:cache | suggestions/clear:cache | theatres/all:cache | theatres/get:cache | theatres/near:cache | theatres/showing:cache | theatres/find:cache | theatres/suggest:cache | watch/add:cache | watch/list:cache | watch/get:cache | watch/update:cache | watch/remove:cache | watch/check:cache | watch/events:cache) echo '"default" "reload" "only"' ;;
    images/url:kind | images/fetch:kind) echo '"movie" "person" "theatre"' ;;
    images/url:type | images/fetch:type) echo '"poster" "backdrop" "profile" "logo"' ;;
    index/update:kinds) echo '[ "movie" "person" "show" "collection"' ;;
    movies/get:include) echo '[ "credits" "videos" "images" "watchProviders" "releaseDates" "similar" "recommendations" "reviews" "keywords" "translations" "externalIds"' ;;
    movies/similar:include | movies/recommendations:include | movies/nowPlaying:include | movies/popular:include | movies/topRated:include | movies/upcoming:include | movies/trending:include | movies/discover:include | search/movies:include) echo '[ "credits" "certification"' ;;
    movies/all:attributeOperator | showtimes/atTheatre:attributeOperator | showtimes/near:attributeOperator | theatres/all:attributeOperator) echo '"and" "or"' ;;
    movies/nowPlaying:provider) echo '"amc" "tmdb"' ;;
    movies/trending:window) echo '"day" "week"' ;;
    movies/discover:sortBy) echo '"popularity.asc" "popularity.desc" "releaseDate.asc" "releaseDate.desc" "revenue.asc" "revenue.desc" "title.asc" "title.desc" "originalTitle.asc" "originalTitle.desc" "rating.asc" "rating.desc" "ratingCount.asc" "ratingCount.desc"' ;;
    search/movies:provider) echo '"tmdb" "amc" "local"' ;;
    search/people:provider | search/all:provider) echo '"tmdb" "local"' ;;
    search/images:lang) echo '"cs" "da" "de" "en" "es" "fr" "id" "it" "hu" "nl" "no" "pl" "pt" "ro" "sk" "fi" "sv" "tr" "vi" "th" "bg" "ru" "el" "ja" "ko" "zh"' ;;
    search/images:imageType) echo '"all" "photo" "illustration" "vector"' ;;
    search/images:orientation) echo '"all" "horizontal" "vertical"' ;;
    search/images:category) echo '"backgrounds" "fashion" "nature" "science" "education" "feelings" "health" "people" "religion" "places" "animals" "industry" "computer" "food" "sports" "transportation" "travel" "buildings" "business" "music"' ;;
    search/images:colors) echo '[ "grayscale" "transparent" "red" "orange" "yellow" "green" "turquoise" "blue" "lilac" "pink" "white" "gray" "black" "brown"' ;;
    search/images:order) echo '"popular" "latest"' ;;
    showtimes/plan:rows | watch/add:rows | watch/update:rows) echo '"front" "middle" "back"' ;;
    showtimes/whatsOn:sortBy) echo '"start" "distance" "rating" "price" "showings"' ;;
    suggestions/complete:kinds) echo '[ "movie" "person" "show" "collection" "theatre" "search"' ;;
    watch/add:kind) echo '"tickets" "showings" "seats" "release"' ;;
  esac
}

# What may come next in the JSON that is being typed, into COMPREPLY.
_marquee_json() {
  local method=$1 text=${2#\'} opening='' head typed name close values
  # Nothing typed yet: the quote and the brace come with the first name.
  [[ -n $2 ]] || opening="'"
  [[ -n $text ]] || text='{'
  local value_pattern='^(.*[{,][[:space:]]*"([A-Za-z]+)"[[:space:]]*:[[:space:]]*(\[([^]]*,)?[[:space:]]*)?)("?[A-Za-z0-9.]*)$'
  local name_pattern='^(.*[{,][[:space:]]*)("?[A-Za-z]*)$'
  if [[ $text =~ $value_pattern ]]; then
    head=${BASH_REMATCH[1]} name=${BASH_REMATCH[2]} close='}' typed=${BASH_REMATCH[5]}
    [[ -z ${BASH_REMATCH[3]} ]] || close=']'
    read -ra values < <(_marquee_values "$method:$name")
    if [[ ${values[0]-} == '[' ]]; then
      values=("${values[@]:1}")
      [[ $close == ']' ]] || head+='[' close=']'
    fi
    for name in "${values[@]}"; do
      [[ $name != "$typed"* ]] || COMPREPLY+=("$head$name$close" "$head$name,")
    done
  elif [[ $text =~ $name_pattern ]]; then
    head=${BASH_REMATCH[1]} typed=${BASH_REMATCH[2]#\"}
    # An odd number of quotes: this is the inside of a string.
    name=${head//[!\"]/}
    ((${#name} % 2 == 0)) || return
    for name in $(_marquee_parameters "$method"); do
      [[ $name != "$typed"* || $head == *"\"$name\""* ]] || COMPREPLY+=("$opening$head\"$name\":" "$opening$head\"$name\":…")
    done
  fi
  compopt -o nospace
}

_marquee() {
  # The words below are told apart by blanks, whatever the user's shell does.
  local IFS=$' \t\n'
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word skip='' operands=()
  # Readline takes --option=value apart.
  [[ $current != = ]] || current=''
  [[ $previous != = ]] || previous=${COMP_WORDS[COMP_CWORD - 2]}
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ -n $skip && $word != = ]]; then
      skip=''
      continue
    fi
    case $word in
      --from | --state-dir | --cache-dir | --log-file | --log-level | --framing | --max-message | --drain | --exec | --after | --tools | --results) skip=1 ;;
      -* | =) ;;
      *) operands+=("$word") ;;
    esac
  done
  case $previous in
    --from) mapfile -t COMPREPLY < <(compgen -d -- "$current"); compopt -o filenames; return ;;
    --state-dir) mapfile -t COMPREPLY < <(compgen -d -- "$current"); compopt -o filenames; return ;;
    --cache-dir) mapfile -t COMPREPLY < <(compgen -d -- "$current"); compopt -o filenames; return ;;
    --log-file) mapfile -t COMPREPLY < <(compgen -f -- "$current"); compopt -o filenames; return ;;
    --log-level) mapfile -t COMPREPLY < <(compgen -W 'error warning info debug' -- "$current"); return ;;
    --framing) mapfile -t COMPREPLY < <(compgen -W 'auto lines headers' -- "$current"); return ;;
    --max-message) :; return ;;
    --drain) :; return ;;
    --exec) mapfile -t COMPREPLY < <(compgen -c -- "$current"); return ;;
    --after) :; return ;;
    --tools) mapfile -t COMPREPLY < <(compgen -W 'essential all' -- "$current"); return ;;
    --results) mapfile -t COMPREPLY < <(compgen -W 'text structure both' -- "$current"); return ;;
  esac
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--sandbox --stream --json --from --state-dir --cache-dir --log-file --log-level --framing --max-message --drain --exec --after --tools --results --allow-credentials --man --version --help' -- "$current")
    return
  fi
  case ${#operands[@]} in
    0) mapfile -t COMPREPLY < <(compgen -W 'serve call methods mcp watch index schema doctor help version' -- "$current") ;;
    1)
      case ${operands[0]} in
        index) mapfile -t COMPREPLY < <(compgen -W 'update status' -- "$current") ;;
        call) mapfile -t COMPREPLY < <(compgen -W 'credentials/set credentials/status images/url images/fetch index/update index/status initialize shutdown rpc.discover movies/get movies/find movies/similar movies/recommendations movies/credits movies/videos movies/watchProviders movies/genres movies/all movies/nowPlaying movies/advanceTickets movies/comingSoon movies/active movies/allActive movies/onDemand movies/popular movies/topRated movies/upcoming movies/trending movies/discover search/movies search/people search/all search/theatres search/images server/ping server/status showtimes/get showtimes/seats showtimes/plan showtimes/atTheatre showtimes/near showtimes/whatsOn showtimes/earliest suggestions/list suggestions/complete suggestions/remove suggestions/clear theatres/all theatres/get theatres/near theatres/showing theatres/find theatres/suggest watch/add watch/list watch/get watch/update watch/remove watch/check watch/events watch/follow' -- "$current") ;;
      esac
    ;;
    2) [[ ${operands[0]} != call ]] || _marquee_json "${operands[1]}" "$current" ;;
  esac
}

complete -F _marquee marquee
