// SPDX-License-Identifier: MIT

#include "ctexts.h"

#define TEXT(array) ((CText){array, sizeof array})

#ifdef MARQUEE_CONTRACT
// `swift run release` compresses the contract (gzip), which would be a twentieth of the program.
#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

static const uint8_t compressed[] = {
#embed MARQUEE_CONTRACT
};
static CText contract;

static void inflate_contract(void) {
  const uint8_t *end = compressed + sizeof compressed;
  // The length of the text ends the file (RFC 1952).
  contract.count = end[-4] | end[-3] << 8 | end[-2] << 16 | (size_t)end[-1] << 24;
  uint8_t *text = malloc(contract.count);
  contract.bytes = text;
  z_stream stream = {
      .next_in = (uint8_t *)compressed, .avail_in = sizeof compressed,
      .next_out = text, .avail_out = contract.count};
  // 15 bits of window, and 16 for gzip's header. Without memory the program ends, as it does where Swift has none.
  if (!text || inflateInit2(&stream, 31) != Z_OK || inflate(&stream, Z_FINISH) != Z_STREAM_END) abort();
  inflateEnd(&stream);
}

CText ctexts_contract(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, inflate_contract);
  return contract;
}
#else
static const uint8_t contract[] = {
#embed "../../schema/openrpc.json"
};
CText ctexts_contract(void) { return TEXT(contract); }
#endif

static const uint8_t views[] = {
#embed "../../schema/views.json"
};
CText ctexts_views(void) { return TEXT(views); }

static const uint8_t tools[] = {
#embed "../../schema/mcp/tools.json"
};
CText ctexts_tools(void) { return TEXT(tools); }

static const uint8_t view[] = {
#embed "../../clients/assistants/view/view.html"
};
CText ctexts_view(void) { return TEXT(view); }
