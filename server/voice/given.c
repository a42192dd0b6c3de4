/*
 * Words whose accent the text gives, ⸢ハꜜシ⸣: to the analysis each is a character that our dictionary knows as a noun.
 */
#include "given.h"

#include <string.h>

#include "kana.h"
#include "marks.h"

static const char OPENING[] = "⸢", CLOSING[] = "⸣", FALL[] = "ꜜ", WORD[] = "\xEE\x80\x80";
enum { MARK = 3, MAX_GIVEN = 64, MAX_KANA = 256 };
typedef struct {
   char kana[MAX_KANA];
   int accent;
} Given;
static Given given[MAX_GIVEN];
static int given_count;

static int begins(const char *text, const char *mark) {
   return strncmp(text, mark, MARK) == 0;
}

/* One word from behind its opening mark; 0 where it is too long or never closed. */
static const char *take_word(const char *text, Given *word) {
   size_t length = 0, bytes;

   for (word->accent = 0; *text != '\0' && !begins(text, CLOSING); text += bytes) {
      bytes = bytes_of(text);
      if (length + bytes >= MAX_KANA)
         return NULL;
      word->kana[length] = '\0';
      if (begins(text, FALL)) {
         word->accent = morae_of(word->kana);
         continue;
      }
      memcpy(word->kana + length, text, bytes);
      length += bytes;
   }
   word->kana[length] = '\0';
   return *text != '\0' && length > 0 ? text + MARK : NULL;
}

void put_words_by(const char *text, char *plain) {
   const char *behind, *start = plain;

   forget_marks();
   for (given_count = 0; *text != '\0';) {
      behind = given_count < MAX_GIVEN && begins(text, OPENING) ? take_word(text + MARK, &given[given_count]) : NULL;
      if (behind != NULL) {
         memcpy(plain, WORD, MARK);
         plain += MARK;
         given_count++;
         text = behind;
      } else if (begins(text, OPENING) || begins(text, CLOSING) || begins(text, FALL) ||
                 take_mark(text, plain - start)) {
         text += MARK;
      } else {
         *plain++ = *text++;
      }
   }
   *plain = '\0';
}

/* Behind another word, one with an accent keeps it, one without gets it on its first mora: rules C1 and C2. */
void give_accents(NJD *sentence) {
   NJDNode *node;
   int next = 0;

   for (node = sentence->head; node != NULL && next < given_count; node = node->next) {
      if (strcmp(NJDNode_get_string(node), WORD) != 0)
         continue;
      NJDNode_set_string(node, given[next].kana);
      NJDNode_set_read(node, given[next].kana);
      NJDNode_set_pron(node, given[next].kana);
      NJDNode_set_mora_size(node, morae_of(given[next].kana));
      NJDNode_set_acc(node, given[next].accent);
      NJDNode_set_chain_rule(node, given[next].accent > 0 ? "C1" : "C2");
      next++;
   }
}
