" Vim's own `lsp` channel, which knows headers, ids and nothing else.

let s:said = []
let s:pages = []

func OnNotification(channel, message)
  if get(a:message, 'method', '') ==# '$/progress'
    call add(s:pages, a:message.params.value)
  endif
endfunc

let s:job = job_start([$MARQUEE], #{in_mode: 'lsp', out_mode: 'lsp', out_cb: function('OnNotification')})
let s:channel = job_getchannel(s:job)

func Ask(method, params)
  return ch_evalexpr(s:channel, #{method: a:method, params: a:params}, #{timeout: 30000})
endfunc

let s:answer = Ask('initialize', #{processId: getpid(), capabilities: {}})
call add(s:said, 'initialize: ' .. s:answer.result.serverInfo.name)
call ch_sendexpr(s:channel, #{method: 'initialized', params: {}})

let s:answer = Ask('movies/nowPlaying', #{partialResultToken: 't', pageSize: 20})
" Vim may hand out the answer before the notifications that came ahead of it.
let s:start = reltime()
while len(s:pages) < s:answer.result.pageCount && reltimefloat(reltime(s:start)) < 30
  sleep 1m
endwhile
call add(s:said, 'pages: ' .. join(map(copy(s:pages), 'len(v:val.items)'), ' '))
call add(s:said, 'items: ' .. s:answer.result.itemCount)

let s:answer = Ask('movies/nowPlayin', {})
call add(s:said, 'error: ' .. s:answer.error.code)

func OnCancelled(channel, message)
  let s:cancelled = a:message
endfunc
let s:cancelled = {}
let s:request = #{method: 'movies/get', params: #{id: 'amc:movie:408'}}
let s:request = ch_sendexpr(s:channel, s:request, #{callback: function('OnCancelled')})
call ch_sendexpr(s:channel, #{method: '$/cancelRequest', params: #{id: s:request.id}})
let s:start = reltime()
while empty(s:cancelled) && reltimefloat(reltime(s:start)) < 30
  sleep 1m
endwhile
call add(s:said, 'cancelled: ' .. s:cancelled.error.code)

let s:answer = Ask('server/ping', #{sequence: 7})
call add(s:said, 'ping: ' .. s:answer.result.sequence)
call Ask('shutdown', v:null)
call ch_sendexpr(s:channel, #{method: 'exit'})
while job_status(s:job) ==# 'run' && reltimefloat(reltime(s:start)) < 60
  sleep 1m
endwhile
call add(s:said, 'exit: ' .. job_info(s:job).exitval)
call writefile(s:said, $SAID)
qall!
