// SPDX-License-Identifier: MIT

// The texts and tables of the program: files of the tree, whose bytes the compiler puts into it (`#embed` of C23). A
// change of a file compiles this target again, and nothing else.
#ifndef CTEXTS_H
#define CTEXTS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, as long as the program runs. A text ends without a zero.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} CText;

/// schema/openrpc.json, the contract.
CText ctexts_contract(void);
/// schema/views.json, how people read the answers.
CText ctexts_views(void);
/// schema/mcp/tools.json, the descriptions of the tools that do a whole task, as the members of an object.
CText ctexts_tools(void);
/// clients/assistants/view/view.html, the document that shows the results of tools.
CText ctexts_view(void);

/// The name of a page of schema/help/, sorted; NULL behind the last one.
const char *_Nullable ctexts_help_name(size_t index);
/// The page itself; of an index behind the last one that of the last.
CText ctexts_help(size_t index);

/// The tables of the sandbox, in Catalogue/.
typedef enum {
  CTextsTableCertifications,
  CTextsTableCollections,
  CTextsTableCountries,
  CTextsTableFilms,
  CTextsTableGenres,
  CTextsTableLanguages,
  CTextsTablePeople,
  CTextsTablePersonIDs,
  CTextsTablePhotographs,
  CTextsTableShowFacts,
  CTextsTableShowRoles,
  CTextsTableShows,
  CTextsTableTheatres,
  CTextsTableTranslations,
  CTextsTableZIPCodes,
} __attribute__((enum_extensibility(closed))) CTextsTable;

/// How many tables there are.
enum { CTextsTables = CTextsTableZIPCodes + 1 };

/// A table by its name.
CText ctexts_table(CTextsTable table);

#endif
