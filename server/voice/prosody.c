/*
 * Pauses and the ends of sentences. The engine's voices pause as their speaker did, longer at a comma than at a
 * full stop in some moods, and end a question as they end a statement. Here a pause lasts as long as we say in
 * every voice, the last vowel of a question rises, and a statement sinks to its end.
 */
#include "prosody.h"

#include "frames.h"

#include <math.h>
#include <string.h>

/* Half of what the pipeline leaves between two sentences, with the silence that stays at their ends. */
static const double PAUSE_SECONDS = 0.24;

/* A rising vowel needs time to rise. */
static const double RISING_SECONDS = 0.28;
/* Part of the vowel by which it is up. */
static const double UP_BY = 0.45;
/* In halftones: above its own beginning at least, and above the highest tone of the second before it. */
static const double LEAST_RISE = 9.0, ABOVE_HIGHEST = 4.5;
static const double BEFORE_SECONDS = 1.0;
/* Cepstrum coefficients that a risen vowel keeps, and by how much its gain grows, as a logarithm. */
static const double COARSE = 12.0, LOUDER = 1.0;
/* A statement sinks by so many halftones from here to its end. */
static const double SINKING_SECONDS = 0.4, SINKS_BY = 1.5;
/* Tones of so many seconds before です tell how high it may be. */
static const double LEVEL_SECONDS = 0.1;
/* An exclamation lies so many halftones higher, with this much more melody around its mean. */
static const double LIFTED_BY = 1.0, LIFTED_RANGE = 1.2;
/* Each thing of a list but the last ends higher by so many halftones: more is to come. */
static const double LIST_RISE = 2.5;
/* Variance of the melody against the speaker's own. */
static const double LIVELINESS = 1.3;

static int is(const NJDNode *node, const char *text) {
   return node != NULL && strcmp(NJDNode_get_string((NJDNode *) node), text) == 0;
}

/* Questions that expect no answer fall: だろうか, 行こうか, ものか. */
static int expects_answer(const NJDNode *before) {
   return !is(before, "う") && !is(before, "だろう") && !is(before, "もの") && !is(before, "こと");
}

int asks(const NJD *sentence) {
   const NJDNode *node = sentence->tail;

   while (is(node, "。") || is(node, "！"))
      node = node->prev;
   if (is(node, "？"))
      return 1;
   return is(node, "か") && strcmp(NJDNode_get_pos((NJDNode *) node), "助詞") == 0 && expects_answer(node->prev);
}

int tells(const NJD *sentence) {
   return is(sentence->tail, "。") && !asks(sentence);
}

int exclaims(const NJD *sentence) {
   const NJDNode *node = sentence->tail;

   while (is(node, "。"))
      node = node->prev;
   return is(node, "！") && !asks(sentence);
}

void set_pauses(HTS_Engine *engine, char **labels, size_t count, double speed) {
   size_t i;

   for (i = 0; i < count; i++)
      if (says(labels[i], "pau"))
         last(engine, i, (size_t) (frames_of(engine, PAUSE_SECONDS / speed) + 0.5));
}

void enliven(HTS_Engine *engine) {
   HTS_Engine_set_gv_weight(engine, LF0, LIVELINESS);
}

void make_room_for_rise(HTS_Engine *engine, char **labels, size_t count, double speed) {
   size_t i, label = last_sound(labels, count), least = (size_t) frames_of(engine, RISING_SECONDS / speed);

   if (label == 0)
      return;
   if (frames_until(engine, label + 1) - frames_until(engine, label) < least)
      last(engine, label, least);
   /* A vowel that would be whispered has no tone to rise. */
   for (i = 0; i < engine->sss.nstate; i++)
      engine->sss.sstream[LF0].msd[label * engine->sss.nstate + i] = 1.0;
}

/* Where the last vowel ends that begins so high: above all that was heard just before it. */
static double risen_from(HTS_Engine *engine, double base, double **before, size_t count) {
   double ceiling = highest_tone(engine);
   double goal = base + LEAST_RISE * HALFTONE;
   size_t i;

   for (i = 0; i < count; i++)
      if (goal < before[i][0] + ABOVE_HIGHEST * HALFTONE)
         goal = before[i][0] + ABOVE_HIGHEST * HALFTONE;
   return goal < ceiling ? goal : ceiling;
}

/*
 * A vowel's spectrum is steep above the tone that it was learnt at: risen far above that, the voice is a mere breath.
 * The higher it rises, the coarser its spectrum is taken, and the louder.
 */
static void keep_voiced(HTS_Engine *engine, size_t from, size_t to) {
   HTS_PStream *spectra = &engine->pss.pstream[SPECTRUM];
   size_t frame, i;
   double way;

   for (frame = from; frame < to; frame++) {
      way = fmin((frame - from + 1) / (UP_BY * (to - from)), 1.0);
      spectra->par[frame][0] += way * LOUDER;
      for (i = 1; i < spectra->vector_length; i++)
         spectra->par[frame][i] *= 1.0 - way * (1.0 - exp(-(i / COARSE) * (i / COARSE)));
   }
}

void raise_end(HTS_Engine *engine, char **labels, size_t count, double speed) {
   size_t label = last_sound(labels, count), start = frames_until(engine, label), i, voiced, earlier;
   double **vowel = melody_between(engine, start, frames_until(engine, label + 1), &voiced);
   double **before = melody_between(engine, frame_before(engine, start, BEFORE_SECONDS / speed), start, &earlier);
   double base, goal, way;

   if (voiced == 0)
      return;
   keep_voiced(engine, start, frames_until(engine, label + 1));
   base = vowel[0][0];
   goal = risen_from(engine, base, before, earlier);
   for (i = 0; i < voiced; i++) {
      way = (i + 1) / (UP_BY * voiced);
      vowel[i][0] = base + (goal - base) * (way < 1.0 ? way : 1.0);
   }
}

/* Behind a word without a fall the voices jump up at the で of です, as if they asked: it stays level. */
static void keep_level(HTS_Engine *engine, char **labels, size_t count, double speed) {
   static const char *sounds[] = { "d", "e", "s" };
   size_t last = last_sound(labels, count), i, voiced, earlier, start;
   double **melody, **before, level = 0.0;

   /* A capital is a whispered vowel. */
   if (last < 3 || !(says(labels[last], "u") || says(labels[last], "U")))
      return;
   for (i = 0; i < 3; i++)
      if (!says(labels[last - 3 + i], sounds[i]))
         return;
   start = frames_until(engine, last - 3);
   before = melody_between(engine, frame_before(engine, start, LEVEL_SECONDS / speed), start, &earlier);
   melody = melody_between(engine, start, frames_until(engine, last + 1), &voiced);
   for (i = 0; i < earlier; i++)
      level += before[i][0] / earlier;
   for (i = 0; earlier > 0 && i < voiced; i++)
      melody[i][0] = fmin(melody[i][0], level);
}

void sink_end(HTS_Engine *engine, char **labels, size_t count, double speed) {
   size_t end = frames_until(engine, last_sound(labels, count) + 1), i, voiced;
   double **melody = melody_between(engine, frame_before(engine, end, SINKING_SECONDS / speed), end, &voiced);

   keep_level(engine, labels, count, speed);
   for (i = 0; i < voiced; i++)
      melody[i][0] -= SINKS_BY * HALFTONE * (i + 1) / voiced;
}

/* Higher and livelier as a whole, as far as the voice reaches. */
void lift(HTS_Engine *engine) {
   double ceiling = highest_tone(engine), mean = 0.0, tone;
   size_t i, voiced;
   double **melody = melody_between(engine, 0, engine->pss.total_frame, &voiced);

   for (i = 0; i < voiced; i++)
      mean += melody[i][0] / voiced;
   for (i = 0; i < voiced; i++) {
      tone = mean + (melody[i][0] - mean) * LIFTED_RANGE + LIFTED_BY * HALFTONE;
      melody[i][0] = tone < ceiling ? tone : ceiling;
   }
}

static int is_pause(const NJDNode *node) {
   const char *sound = NJDNode_get_pron((NJDNode *) node);

   return strcmp(sound, "、") == 0 || strcmp(sound, "？") == 0 || strcmp(sound, "！") == 0;
}

/* A noun that names something: 今日、 and the like tell when. */
static int names_thing(const NJDNode *node) {
   return node != NULL && strcmp(NJDNode_get_pos((NJDNode *) node), "名詞") == 0 &&
          strcmp(NJDNode_get_pos_group1((NJDNode *) node), "副詞可能") != 0;
}

enum { MAX_PAUSES = 64, LEAST_COMMAS = 2 };

/* Which pauses of a sentence part the things of a list: two commas at least, each between nouns. How many pauses it has. */
static size_t find_list(const NJD *sentence, int *in_list, size_t *things) {
   const NJDNode *node;
   size_t pauses = 0;

   *things = 0;
   for (node = sentence->head; node != NULL && pauses < MAX_PAUSES; node = node->next) {
      if (!is_pause(node) || node->prev == NULL || node->next == NULL || is_pause(node->prev))
         continue;
      in_list[pauses] = is(node, "、") && names_thing(node->prev) && names_thing(node->next);
      *things += in_list[pauses++];
   }
   return pauses;
}

void keep_lists_open(HTS_Engine *engine, char **labels, size_t count, const NJD *sentence) {
   int in_list[MAX_PAUSES];
   size_t things, pauses = find_list(sentence, in_list, &things), heard = 0, i, j, next = 0, voiced;
   double **vowel;

   for (i = 0; i < count; i++)
      heard += says(labels[i], "pau");
   /* A mark at the end is followed by silence, not by a pause. */
   if (things < LEAST_COMMAS || heard != pauses)
      return;
   for (i = 1; i < count; i++) {
      if (!says(labels[i], "pau") || !in_list[next++])
         continue;
      vowel = melody_between(engine, frames_until(engine, i - 1), frames_until(engine, i), &voiced);
      for (j = 0; j < voiced; j++)
         vowel[j][0] += LIST_RISE * HALFTONE * (j + 1) / voiced;
   }
}
