# SPDX-License-Identifier: MIT
#
# Plain jq at both ends of a pipe; the cancel is sent at once, since a pipe of this kind can't wait for anything.
set -euo pipefail

jq -nc '
  def request($id; $method; $params): {jsonrpc: "2.0", $id, $method, $params};
  request(1; "initialize"; {capabilities: {}}),
  request(2; "movies/nowPlaying"; {partialResultToken: "t", pageSize: 20}),
  request(3; "movies/nowPlayin"; null),
  request(4; "movies/get"; {id: "amc:movie:408"}),
  {jsonrpc: "2.0", method: "$/cancelRequest", params: {id: 4}},
  request(5; "server/ping"; {sequence: 7})' |
  "$MARQUEE" |
  jq -rn '
    [inputs] as $messages
    | ($messages | map(select(has("id")) | {key: (.id | tostring), value: .}) | from_entries) as $answers
    | "initialize: \($answers["1"].result.serverInfo.name)",
      "pages: \([$messages[] | select(.method == "$/progress") | .params.value.items | length | tostring] | join(" "))",
      "items: \($answers["2"].result.itemCount)",
      "error: \($answers["3"].error.code)",
      "cancelled: \($answers["4"].error.code)",
      "ping: \($answers["5"].result.sequence)"' >"$SAID"
echo "exit: ${PIPESTATUS[1]}" >>"$SAID"
