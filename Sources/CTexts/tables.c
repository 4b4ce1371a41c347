// SPDX-License-Identifier: MIT

#include "ctexts.h"

#define TABLE(name) case CTextsTable##name: return (CText){name, sizeof name}

static const uint8_t Certifications[] = {
#embed "Catalogue/certifications.txt"
};
static const uint8_t Collections[] = {
#embed "Catalogue/collections.txt"
};
static const uint8_t Countries[] = {
#embed "Catalogue/countries.txt"
};
static const uint8_t Films[] = {
#embed "Catalogue/films.txt"
};
static const uint8_t Genres[] = {
#embed "Catalogue/genres.txt"
};
static const uint8_t Languages[] = {
#embed "Catalogue/languages.txt"
};
static const uint8_t People[] = {
#embed "Catalogue/people.txt"
};
static const uint8_t PersonIDs[] = {
#embed "Catalogue/person-ids.txt"
};
static const uint8_t Photographs[] = {
#embed "Catalogue/photographs.txt"
};
static const uint8_t ShowFacts[] = {
#embed "Catalogue/show-facts.txt"
};
static const uint8_t ShowRoles[] = {
#embed "Catalogue/show-roles.txt"
};
static const uint8_t Shows[] = {
#embed "Catalogue/shows.txt"
};
static const uint8_t Theatres[] = {
#embed "Catalogue/theatres.txt"
};
static const uint8_t Translations[] = {
#embed "Catalogue/translations.txt"
};
static const uint8_t ZIPCodes[] = {
#embed "Catalogue/zip-codes.txt"
};

CText ctexts_table(CTextsTable table) {
  switch (table) {
    TABLE(Certifications);
    TABLE(Collections);
    TABLE(Countries);
    TABLE(Films);
    TABLE(Genres);
    TABLE(Languages);
    TABLE(People);
    TABLE(PersonIDs);
    TABLE(Photographs);
    TABLE(ShowFacts);
    TABLE(ShowRoles);
    TABLE(Shows);
    TABLE(Theatres);
    TABLE(Translations);
    TABLE(ZIPCodes);
  }
}
