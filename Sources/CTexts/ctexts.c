// SPDX-License-Identifier: MIT

#include "ctexts.h"

#define TEXT(array) ((CText){array, sizeof array})

static const uint8_t contract[] = {
#embed "../../schema/openrpc.json"
};
CText ctexts_contract(void) { return TEXT(contract); }

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
