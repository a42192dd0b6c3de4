/* Words that the dictionary does not know. */
#include "unknown.h"

#include <string.h>

#include "kana.h"
#include "kanji.h"

/* Katakana before ヶ are one word with it to the dictionary, ユリヶ. Words of nothing but other kana are read later. */
static const char *kana_itself(const char *character, const char *word) {
   static char one[4];

   if (strstr(word, "ヶ") == NULL || bytes_of(character) != 3 || strncmp(character, "・", 3) == 0
       || strncmp(character, "ァ", 3) < 0 || strncmp(character, "ー", 3) > 0)
      return NULL;
   memcpy(one, character, 3);
   return one;
}

void read_unknown(NJD *sentence) {
   NJDNode *node;
   const char *character, *kana, *before = NULL;

   for (node = sentence->head; node != NULL; node = node->next) {
      if (NJDNode_get_mora_size(node) > 0) {
         before = NJDNode_get_pron(node);
         continue;
      }
      character = NJDNode_get_string(node);
      for (; *character != '\0'; character += bytes_of(character)) {
         kana = strncmp(character, "々", 3) == 0 ? before : kanji_reading(character, bytes_of(character));
         before = kana;
         if (kana == NULL)
            kana = kana_itself(character, NJDNode_get_string(node));
         if (kana == NULL)
            continue;
         if (NJDNode_get_mora_size(node) == 0) {
            NJDNode_set_read(node, NULL);
            NJDNode_set_pron(node, NULL);
         }
         NJDNode_add_read(node, kana);
         NJDNode_add_pron(node, kana);
         NJDNode_add_mora_size(node, morae_of(kana));
      }
   }
}
