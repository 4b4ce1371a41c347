// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/help/; changes belong there.

#include "ctexts.h"

static const uint8_t page0[] = {
#embed "../../../schema/help/assistants.txt"
};

static const uint8_t page1[] = {
#embed "../../../schema/help/call.txt"
};

static const uint8_t page2[] = {
#embed "../../../schema/help/doctor.txt"
};

static const uint8_t page3[] = {
#embed "../../../schema/help/evening.txt"
};

static const uint8_t page4[] = {
#embed "../../../schema/help/fleet.txt"
};

static const uint8_t page5[] = {
#embed "../../../schema/help/index.txt"
};

static const uint8_t page6[] = {
#embed "../../../schema/help/library.txt"
};

static const uint8_t page7[] = {
#embed "../../../schema/help/marquee.txt"
};

static const uint8_t page8[] = {
#embed "../../../schema/help/mcp.txt"
};

static const uint8_t page9[] = {
#embed "../../../schema/help/methods.txt"
};

static const uint8_t page10[] = {
#embed "../../../schema/help/proxies.txt"
};

static const uint8_t page11[] = {
#embed "../../../schema/help/recipes.txt"
};

static const uint8_t page12[] = {
#embed "../../../schema/help/schema.txt"
};

static const uint8_t page13[] = {
#embed "../../../schema/help/search.txt"
};

static const uint8_t page14[] = {
#embed "../../../schema/help/settings.txt"
};

static const uint8_t page15[] = {
#embed "../../../schema/help/sharing.txt"
};

static const uint8_t page16[] = {
#embed "../../../schema/help/watch.txt"
};

static const uint8_t page17[] = {
#embed "../../../schema/help/watches.txt"
};

static const uint8_t page18[] = {
#embed "../../../schema/help/wire.txt"
};

static const struct { const char *name; CText text; } pages[] = {
  {"assistants", {page0, sizeof page0}},
  {"call", {page1, sizeof page1}},
  {"doctor", {page2, sizeof page2}},
  {"evening", {page3, sizeof page3}},
  {"fleet", {page4, sizeof page4}},
  {"index", {page5, sizeof page5}},
  {"library", {page6, sizeof page6}},
  {"marquee", {page7, sizeof page7}},
  {"mcp", {page8, sizeof page8}},
  {"methods", {page9, sizeof page9}},
  {"proxies", {page10, sizeof page10}},
  {"recipes", {page11, sizeof page11}},
  {"schema", {page12, sizeof page12}},
  {"search", {page13, sizeof page13}},
  {"settings", {page14, sizeof page14}},
  {"sharing", {page15, sizeof page15}},
  {"watch", {page16, sizeof page16}},
  {"watches", {page17, sizeof page17}},
  {"wire", {page18, sizeof page18}},
};

const char *ctexts_help_name(size_t index) { return index <= 18 ? pages[index].name : NULL; }
CText ctexts_help(size_t index) { return pages[index <= 18 ? index : 18].text; }
