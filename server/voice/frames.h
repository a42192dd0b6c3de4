#include <stddef.h>

#include "HTS_engine.h"

enum { SPECTRUM = 0, LF0 = 1 };

#define HALFTONE 0.05776226504666210911

/* Whether a label is of this phoneme. */
int says(const char *label, const char *phoneme);
/* The label of the last sound; 0, a silence, where there is none. */
size_t last_sound(char **labels, size_t count);

double frames_of(HTS_Engine *engine, double seconds);
/* Gives a label so many frames, shared out among its states. */
void last(HTS_Engine *engine, size_t label, size_t frames);
size_t frames_until(HTS_Engine *engine, size_t label);
/* The frame that lies so many seconds before another. */
size_t frame_before(HTS_Engine *engine, size_t frame, double seconds);

/* The engine's melody between two frames, one row a voiced frame. */
double **melody_between(HTS_Engine *engine, size_t from, size_t to, size_t *voiced);
/* As far as the voice reaches, as a logarithm. */
double highest_tone(const HTS_Engine *engine);
