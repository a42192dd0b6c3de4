/* How marked words are said: new names slower, quoted speech higher and livelier. */
#include "delivery.h"

#include <math.h>

#include "frames.h"
#include "marks.h"

/* By how much a new name lasts longer. */
static const double SLOWER = 0.1;
/* A quotation lies so many halftones higher, with this much more melody around its mean. */
static const double HIGHER_BY = 1.0, WIDER = 1.1;
/* It begins so much higher still, for so long. */
static const double RESET = 0.7, RESET_SECONDS = 0.35;

void tell_slowly(HTS_Engine *engine, const unsigned char *marked, size_t count) {
   HTS_SStreamSet *states = &engine->sss;
   size_t label, i, more;
   double owed = 0.0;

   for (label = 0; label < count; label++) {
      if (!(marked[label] & NEW))
         continue;
      for (i = label * states->nstate; i < (label + 1) * states->nstate; i++) {
         /* Less than a frame is left to the next state. */
         owed += SLOWER * states->duration[i];
         more = (size_t) owed;
         states->duration[i] += more;
         states->total_frame += more;
         owed -= more;
      }
   }
}

static void lift_between(HTS_Engine *engine, size_t from, size_t to, double speed) {
   double ceiling = highest_tone(engine), reset = frames_of(engine, RESET_SECONDS / speed), mean = 0.0, tone;
   size_t i, voiced;
   double **melody = melody_between(engine, from, to, &voiced);

   for (i = 0; i < voiced; i++)
      mean += melody[i][0] / voiced;
   for (i = 0; i < voiced; i++) {
      tone = mean + (melody[i][0] - mean) * WIDER + (HIGHER_BY + RESET * fmax(0.0, 1.0 - i / reset)) * HALFTONE;
      melody[i][0] = fmax(melody[i][0], fmin(tone, ceiling));
   }
}

void lift_quotations(HTS_Engine *engine, char **labels, const unsigned char *marked, size_t count, double speed) {
   size_t label = 0, end;

   while (label < count) {
      for (end = label; end < count && ((marked[end] & QUOTED) || (end > label && says(labels[end], "pau"))); end++)
         /* Behind a comma may stand another one, with a beginning of its own. */
         if (end > label && (marked[end] & BEGINS))
            break;
      if (end > label)
         lift_between(engine, frames_until(engine, label), frames_until(engine, end), speed);
      label = end > label ? end : label + 1;
   }
}
