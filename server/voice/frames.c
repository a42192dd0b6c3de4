/* Labels, frames and the melody of an utterance, as the engine keeps them between its steps. */
#include "frames.h"

#include <string.h>

static const double HIGHEST_LF0 = 6.38;

/* The phoneme of a label, x^x-PHONEME+x. */
int says(const char *label, const char *phoneme) {
   const char *start = strchr(label, '-');
   size_t length = strlen(phoneme);

   return start != NULL && strncmp(start + 1, phoneme, length) == 0 && start[1 + length] == '+';
}

double frames_of(HTS_Engine *engine, double seconds) {
   return seconds * HTS_Engine_get_sampling_frequency(engine) / HTS_Engine_get_fperiod(engine);
}

/* Gives a label so many frames, shared out among its states. */
void last(HTS_Engine *engine, size_t label, size_t frames) {
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

/* The label of the last sound; 0, a silence, where there is none. */
size_t last_sound(char **labels, size_t count) {
   while (count > 1 && (says(labels[count - 1], "sil") || says(labels[count - 1], "pau")))
      count--;
   return count - 1;
}

size_t frames_until(HTS_Engine *engine, size_t label) {
   size_t i, frames = 0;

   for (i = 0; i < label * engine->sss.nstate; i++)
      frames += engine->sss.duration[i];
   return frames;
}

/* The engine's melody between two frames, one row a voiced frame. */
double **melody_between(HTS_Engine *engine, size_t from, size_t to, size_t *voiced) {
   HTS_PStream *melody = &engine->pss.pstream[LF0];
   size_t frame, before = 0;

   *voiced = 0;
   for (frame = 0; frame < to; frame++)
      if (melody->msd_flag[frame])
         *(frame < from ? &before : voiced) += 1;
   return melody->par + before;
}

/* The frame that lies so many seconds before another. */
size_t frame_before(HTS_Engine *engine, size_t frame, double seconds) {
   size_t frames = (size_t) frames_of(engine, seconds);

   return frame > frames ? frame - frames : 0;
}

double highest_tone(const HTS_Engine *engine) {
   return HIGHEST_LF0 + engine->condition.additional_half_tone * HALFTONE;
}
