/*
 * Readings of kanji that stand in words which the front end's dictionary does not list: it has no word of
 * one character of them, and would make a pause. Mostly the Sino-Japanese reading, as in compounds; what
 * is met in other words alone has the reading that it has there. The rows come from lexicon/ja-kanji.tsv
 * when the program is compiled.
 */
#include "kanji.h"

#include <string.h>

enum { LONGEST = 4 };

static const struct {
   const char *kana;
   const char *kanji;
} READINGS[] = {
#include "kanji-readings.inc"
};

const char *kanji_reading(const char *character, size_t bytes) {
   char one[LONGEST + 1];
   size_t i;

   if (bytes > LONGEST)
      return NULL;
   memcpy(one, character, bytes);
   one[bytes] = '\0';
   for (i = 0; i < sizeof READINGS / sizeof *READINGS; i++)
      if (strstr(READINGS[i].kanji, one) != NULL)
         return READINGS[i].kana;
   return NULL;
}
