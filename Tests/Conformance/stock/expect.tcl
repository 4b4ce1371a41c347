# Expect, which sits at a terminal and knows nothing but what it sees.

set timeout 30
match_max -d 4000000
log_user 0
# A line may be longer than a terminal that edits lines lets it be.
set stty_init "raw -echo"
spawn -noecho $env(MARQUEE)

set said {}
proc request {id method params} {
  send "{\"jsonrpc\":\"2.0\",\"id\":$id,\"method\":\"$method\",\"params\":$params}\n"
}
# What the pattern's group matches in the next line that fits.
proc hear {pattern} {
  expect {
    -re $pattern { return $expect_out(1,string) }
    timeout { error "nothing came for 30 s" }
    eof { error "it has ended" }
  }
}

request 1 initialize {{"capabilities":{}}}
lappend said "initialize: [hear {"id":1,"result":[^\n]*"serverInfo":\{"name":"([a-z]+)"}]"

request 2 movies/nowPlaying {{"partialResultToken":"t","pageSize":20}}
set pages {}
expect {
  -re {"method":"[$]/progress"[^\n]*\n} { lappend pages [regexp -all {"id":"amc:} $expect_out(0,string)]; exp_continue }
  -re {"id":2,"result":[^\n]*"itemCount":([0-9]+)} { set items $expect_out(1,string) }
  timeout { error "nothing came for 30 s" }
}
lappend said "pages: $pages" "items: $items"

request 3 movies/nowPlayin null
lappend said "error: [hear {"id":3,"error":\{"code":(-?[0-9]+)}]"

request 4 movies/get {{"id":"amc:movie:408"}}
send "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":4}}\n"
lappend said "cancelled: [hear {"id":4,"error":\{"code":(-?[0-9]+)}]"

request 5 server/ping {{"sequence":7}}
lappend said "ping: [hear {"id":5,"result":[^\n]*"sequence":([0-9]+)}]"

request 6 shutdown null
hear {"id":6,"result":(null)}
send "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n"
expect eof
lappend said "exit: [lindex [wait] 3]"

set file [open $env(SAID) w]
puts $file [join $said "\n"]
close $file
