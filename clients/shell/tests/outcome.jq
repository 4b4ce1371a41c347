# What came of a scenario, in the words of the table of results.
#
# Input: the scenario. $got: an array of one of {"result": …}, {"items": […], "summary": {…}}, {"stopped": count},
# {"error": {code, message, data}}.

# What a JSON Pointer (RFC 6901) points at; null where there is nothing.
def at($pointer):
  reduce ($pointer | split("/")[1:][] | gsub("~1"; "/") | gsub("~0"; "~")) as $token (.;
    if type == "array" then .[$token | tonumber] elif type == "object" then .[$token] else null end);

def mismatch($name; $wanted; $found):
  if $wanted == $found then empty else "\($name) is \($found | tojson), not \($wanted | tojson)" end;

def mismatches($wanted; $value):
  ($wanted // {}) | to_entries[] | .key as $pointer | mismatch($pointer; .value; $value | at($pointer));

.expect as $expect
| $got[0] as $got
| [
    if $got.error then
      if $expect.error then
        mismatch("code"; $expect.error.code; $got.error.code),
        mismatch("kind"; $expect.error.kind; $got.error.data.kind),
        mismatch("retryable"; $expect.error.retryable; $got.error.data.retryable),
        mismatches($expect.error.data; $got.error.data)
      else "error \($got.error.code) \($got.error.message)" end
    elif $got | has("stopped") then mismatch("stopped"; $expect.stopped; $got.stopped)
    elif $got.summary then
      mismatch("items"; $expect.itemCount; $got.items | length),
      (("itemCount", "pageCount", "complete") as $name | mismatch($name; $expect[$name]; $got.summary[$name])),
      mismatches($expect.first; $got.items[0]),
      mismatches($expect.last; $got.items[-1])
    elif $expect.values then mismatches($expect.values; $got.result)
    else "a result was not expected" end
  ] as $mismatches
| if $mismatches != [] then "FAILED: \($mismatches | join("; "))"
  elif $got.error then "error \($got.error.code) \($got.error.data.kind)"
  elif $got | has("stopped") then "stopped after \($got.stopped)"
  elif $got.summary then
    "\($got.items | length) items in \($got.summary.pageCount) pages"
      + (if $got.summary.complete then "" else ", incomplete" end)
  else "result" end
