/*
 * Where a quotation lies in an utterance, and the names and figures that a listener has not heard yet. The text
 * tells both; which words are names is known only here, from the analysis.
 */
#include "marks.h"

#include <string.h>

#include "kana.h"
#include "spans.h"
#include "text2mecab.h"

enum { FULL_WIDTH = 3, MAX_NORMAL = 8192 * 3 + 1, LEAST_MORAE = 8, LEAST_BYTES = 6, LEAST_UNKNOWN = 9 };

/* The bytes that the analysis makes of so many bytes of the text: its letters and figures are full-width. */
static size_t normal_length(const char *plain, size_t bytes) {
   static char part[MAX_NORMAL], normal[MAX_NORMAL];

   if (bytes >= MAX_NORMAL / 3)
      return (size_t) -1;
   memcpy(part, plain, bytes);
   part[bytes] = '\0';
   text2mecab(normal, part);
   return strlen(normal);
}

static size_t overlap(const Span *span, size_t from, size_t to) {
   size_t start = span->from > from ? span->from : from, end = span->to < to ? span->to : to;

   return end > start ? end - start : 0;
}

/* The base form of a word is read by nothing behind the dictionary. */
static void tag(NJDNode *node, int kinds) {
   char name[] = { '=', (char) ('0' + kinds), '\0' };

   NJDNode_set_orig(node, name);
}

/* -1 for a word that the analysis has put in: 千 of 1980. */
static int tag_of(const NJDNode *node) {
   const char *name = NJDNode_get_orig((NJDNode *) node);

   return name[0] == '=' && name[1] != '\0' && name[2] == '\0' ? name[1] - '0' : -1;
}

static int is_group(const NJDNode *node, const char *group) {
   return strcmp(NJDNode_get_pos_group1((NJDNode *) node), group) == 0;
}

/* The analysis has them in full width: ０ to ９. */
static int is_digit(const NJDNode *node) {
   const char *text = NJDNode_get_string((NJDNode *) node);

   return strlen(text) == FULL_WIDTH && strcmp(text, "０") >= 0 && strcmp(text, "９") <= 0;
}

void tag_words(NJD *sentence, const char *plain) {
   NJDNode *node;
   size_t i, from = 0, to, met, counted = 0;
   int kinds;

   if (span_count == 0)
      return;
   for (i = 0; i < span_count; i++) {
      spans[i].from = normal_length(plain, spans[i].from);
      spans[i].to = spans[i].to == OPEN ? OPEN : normal_length(plain, spans[i].to);
   }
   for (node = sentence->head; node != NULL; node = node->next, from = to) {
      to = from + strlen(NJDNode_get_string(node));
      for (i = 0, kinds = 0; i < span_count; i++) {
         met = overlap(&spans[i], from, to);
         /* Of a word that shares one character with a new one nothing is new. */
         if (met == to - from || met >= LEAST_BYTES)
            kinds |= met > 0 ? spans[i].kind : 0;
         if (spans[i].kind == NEW && met > 0 && is_digit(node))
            counted = spans[i].to;
         if (spans[i].kind == QUOTED && spans[i].from >= from && spans[i].from < to)
            kinds |= BEGINS;
      }
      tag(node, (kinds & NEW) && from < counted ? kinds | FIGURE : kinds);
   }
}

static int kinds_of(const NJDNode *node) {
   const NJDNode *next = node->next;
   int own = tag_of(node);

   if (own >= 0)
      return own;
   if (node->prev != NULL) {
      own = kinds_of(node->prev) & ~BEGINS;
      return next != NULL && tag_of(next) > 0 ? own | (tag_of(next) & ~BEGINS) : own;
   }
   /* In front there is only what follows: 一人 begins what it stands in, too. */
   while (next != NULL && tag_of(next) < 0)
      next = next->next;
   return next != NULL ? tag_of(next) : 0;
}

/* Of words in katakana that no dictionary has most are names; the front end takes them for sounds like エーット. */
static int is_told_slowly(const NJDNode *node) {
   const char *text = NJDNode_get_string((NJDNode *) node), *part = NJDNode_get_pos((NJDNode *) node);

   if (strcmp(part, "フィラー") == 0)
      return strlen(text) >= LEAST_UNKNOWN && is_katakana(text);
   return strcmp(part, "名詞") == 0 && is_group(node, "固有名詞") && strlen(text) >= LEAST_BYTES;
}

/* As スカイツリー behind 東京: the rest of a name. */
static int continues_name(const NJDNode *node) {
   return strcmp(NJDNode_get_pos((NJDNode *) node), "名詞") == 0 &&
          is_katakana(NJDNode_get_string((NJDNode *) node)) && node->prev != NULL &&
          (kinds_of(node->prev) & NEW) && (is_told_slowly(node->prev) || continues_name(node->prev));
}

/* Of digits the analysis makes other words: what they count, behind them, tells whether they are new. */
static int is_new_figure(const NJDNode *node) {
   while (node != NULL && tag_of(node) < 0)
      node = node->next;
   return node != NULL && (tag_of(node) & FIGURE);
}

/* A word in quotation marks is no speech, nor is a sentence that is nothing else. */
static int has_speech(const NJD *sentence) {
   const NJDNode *node;
   int morae = 0, inside = 0, outside = 0;

   for (node = sentence->head; node != NULL; node = node->next) {
      int size = NJDNode_get_mora_size((NJDNode *) node);
      if (kinds_of(node) & QUOTED) {
         morae += size;
         inside += size > 0;
      } else {
         outside += size > 0;
      }
   }
   return is_cut() || (morae >= LEAST_MORAE && inside >= 3 && outside > 0);
}

static int marks_of(const NJDNode *node, int speech) {
   int kinds = kinds_of(node), marks = speech && (kinds & QUOTED) ? kinds & (QUOTED | BEGINS) : 0;

   if ((kinds & NEW) && (is_told_slowly(node) || continues_name(node)))
      marks |= NEW;
   if (is_new_figure(node))
      marks |= NEW;
   return marks;
}

/* Whether a word of the labels is this one: a mark of length at its beginning belongs to the word before. */
static int is_said(const JPCommonLabelWord *word, const NJDNode *node) {
   const char *sound = NJDNode_get_pron((NJDNode *) node);
   size_t length = strlen(sound), own = strlen(word->pron);

   return length >= own && strcmp(sound + length - own, word->pron) == 0;
}

int find_marked(const NJD *sentence, JPCommon *labels, unsigned char *marked, size_t count) {
   const NJDNode *node = sentence->head;
   const JPCommonLabelPhoneme *sound;
   const JPCommonLabelWord *word = NULL;
   size_t i = 1;
   int speech, any = 0, marks = 0;

   if (span_count == 0)
      return 0;
   memset(marked, 0, count);
   speech = has_speech(sentence);
   /* The first label is the silence before everything. */
   for (sound = labels->label->phoneme_head; sound != NULL && i < count; sound = sound->next, i++) {
      if (sound->up == NULL)
         continue;
      if (sound->up->up != word) {
         for (node = word == NULL ? node : node->next; node != NULL && !is_said(sound->up->up, node);)
            node = node->next;
         word = sound->up->up;
         if (node == NULL)
            return 0;
         marks = marks_of(node, speech);
      }
      marked[i] = (unsigned char) marks;
      any |= marks;
      marks &= ~BEGINS;
   }
   return any;
}
