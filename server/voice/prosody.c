/*
 * Pauses and questions. The engine's voices pause as their speaker did, longer at a comma than at a full stop
 * in some moods, and end a question as they end a statement. Here a pause lasts as long as we say in every
 * voice, and the last vowel of a question rises.
 */
#include "prosody.h"

#include <string.h>

/* Half of what the pipeline leaves between two sentences, with the silence that stays at their ends. */
static const double PAUSE_SECONDS = 0.24;

/* A rising vowel needs time to rise. */
static const double RISING_SECONDS = 0.2;
/* Part of the vowel by which it is up. */
static const double UP_BY = 0.6;
static const double HALFTONE = 0.05776226504666210911;
/* In halftones: above its own beginning, at least and at most, and above the highest tone of the sentence. */
static const double LEAST_RISE = 9.0, MOST_RISE = 13.0, ABOVE_HIGHEST = 4.0;
static const double HIGHEST_LF0 = 6.3;
/* Of their variances: the smaller, the nearer the melody comes to what is set. */
static const double FIRMNESS = 0.1;

enum { LF0 = 1, STATIC = 0, DELTA = 1, DELTA_DELTA = 2 };

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

/* The phoneme of a label, x^x-PHONEME+x. */
static int says(const char *label, const char *phoneme) {
   const char *start = strchr(label, '-');
   size_t length = strlen(phoneme);

   return start != NULL && strncmp(start + 1, phoneme, length) == 0 && start[1 + length] == '+';
}

static double frames_of(HTS_Engine *engine, double seconds) {
   return seconds * HTS_Engine_get_sampling_frequency(engine) / HTS_Engine_get_fperiod(engine);
}

/* Gives a label so many frames, shared out among its states. */
static void last(HTS_Engine *engine, size_t label, size_t frames) {
   HTS_SStreamSet *states = &engine->sss;
   size_t i, left = frames, count = states->nstate;
   size_t *duration = &states->duration[label * count];

   for (i = 0; i < count; i++) {
      size_t share = left / (count - i);
      share = share > 0 ? share : 1;
      states->total_frame += share;
      states->total_frame -= duration[i];
      duration[i] = share;
      left -= left > share ? share : left;
   }
}

void set_pauses(HTS_Engine *engine, char **labels, size_t count, double speed) {
   size_t i;

   for (i = 0; i < count; i++)
      if (says(labels[i], "pau"))
         last(engine, i, (size_t) (frames_of(engine, PAUSE_SECONDS / speed) + 0.5));
}

/* The highest tone that the engine has chosen, where it is voiced. */
static double highest_of(HTS_Engine *engine, size_t states) {
   double highest = 0.0;
   size_t i;

   for (i = 0; i < states; i++)
      if (engine->sss.sstream[LF0].msd[i] > 0.5 && HTS_Engine_get_state_mean(engine, LF0, i, STATIC) > highest)
         highest = HTS_Engine_get_state_mean(engine, LF0, i, STATIC);
   return highest;
}

/* By how much a last vowel that begins so high rises, so that it ends above all that came before. */
static double rise_from(double base, double highest) {
   double rise = highest + ABOVE_HIGHEST * HALFTONE - base;

   if (rise < LEAST_RISE * HALFTONE)
      rise = LEAST_RISE * HALFTONE;
   if (rise > MOST_RISE * HALFTONE)
      rise = MOST_RISE * HALFTONE;
   return base + rise > HIGHEST_LF0 ? HIGHEST_LF0 - base : rise;
}

void raise_end(HTS_Engine *engine, char **labels, size_t count, double speed) {
   HTS_SStreamSet *states = &engine->sss;
   HTS_SStream *melody = &states->sstream[LF0];
   size_t i, state, end = count, frames = 0, done = 0, least = (size_t) frames_of(engine, RISING_SECONDS / speed);
   double base, rise, middle, up;

   while (end > 0 && (says(labels[end - 1], "sil") || says(labels[end - 1], "pau")))
      end--;
   if (end == 0)
      return;
   state = (end - 1) * states->nstate;
   for (i = 0; i < states->nstate; i++)
      frames += states->duration[state + i];
   if (frames < least)
      last(engine, end - 1, frames = least);
   base = HTS_Engine_get_state_mean(engine, LF0, state, STATIC);
   rise = rise_from(base, highest_of(engine, state));
   up = UP_BY * frames;
   for (i = 0; i < states->nstate; i++) {
      middle = done + states->duration[state + i] / 2.0;
      HTS_Engine_set_state_mean(engine, LF0, state + i, STATIC, base + rise * (middle < up ? middle / up : 1.0));
      HTS_Engine_set_state_mean(engine, LF0, state + i, DELTA, middle < up ? rise / up : 0.0);
      HTS_Engine_set_state_mean(engine, LF0, state + i, DELTA_DELTA, 0.0);
      melody->vari[state + i][STATIC] *= FIRMNESS;
      melody->vari[state + i][DELTA] *= FIRMNESS;
      melody->msd[state + i] = 1.0;
      /* What makes the melody of a whole sentence livelier would overshoot here. */
      if (melody->gv_switch != NULL)
         melody->gv_switch[state + i] = FALSE;
      done += states->duration[state + i];
   }
}
