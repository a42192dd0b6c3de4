/* The length of what is written in kana: characters in bytes, and morae. */
#include "kana.h"

#include <stdio.h>
#include <string.h>

size_t bytes_of(const char *character) {
   size_t bytes = 1;

   while ((character[bytes] & 0xC0) == 0x80)
      bytes++;
   return bytes;
}

int morae_of(const char *kana) {
   /* The last one says that a vowel is hardly voiced. */
   static const char small[] = "ャュョァィゥェォヮ’";
   char one[8];
   int morae = 0;

   for (; *kana != '\0'; kana += bytes_of(kana)) {
      snprintf(one, sizeof one, "%.*s", (int) bytes_of(kana), kana);
      if (strstr(small, one) == NULL)
         morae++;
   }
   return morae;
}

/* Each is three bytes, from E3 82 A1 to E3 83 BE. */
int is_katakana(const char *text) {
   for (; *text != '\0'; text += 3)
      if (strncmp(text, "ァ", 3) < 0 || strncmp(text, "ヾ", 3) > 0)
         return 0;
   return 1;
}
