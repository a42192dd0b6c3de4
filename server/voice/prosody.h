#include <stddef.h>

#include "HTS_engine.h"
#include "njd.h"

/* Whether a sentence asks: by its mark, or by か at its end. */
int asks(const NJD *sentence);
/* Whether it is a statement with its full stop: neither a question nor a part or a heading. */
int tells(const NJD *sentence);

/* Whether it ends with an exclamation mark, and does not ask. */
int exclaims(const NJD *sentence);

/* A little more melody than the speaker's own. */
void enliven(HTS_Engine *engine);

/* These change the lengths that the engine has chosen for its labels, before it makes parameters of them. */
void set_pauses(HTS_Engine *engine, char **labels, size_t count, double speed);
void make_room_for_rise(HTS_Engine *engine, char **labels, size_t count, double speed);
/* These change the melody of its parameters, before it makes a sound of them. */
void raise_end(HTS_Engine *engine, char **labels, size_t count, double speed);
void sink_end(HTS_Engine *engine, char **labels, size_t count, double speed);
void lift(HTS_Engine *engine);
void keep_lists_open(HTS_Engine *engine, char **labels, size_t count, const NJD *sentence);
