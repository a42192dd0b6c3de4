#include <stddef.h>

#include "HTS_engine.h"
#include "njd.h"

/* Whether a sentence asks: by its mark, or by か at its end. */
int asks(const NJD *sentence);

/* Both change the lengths and heights that the engine has chosen for its labels, before it makes a sound of them. */
void set_pauses(HTS_Engine *engine, char **labels, size_t count, double speed);
void raise_end(HTS_Engine *engine, char **labels, size_t count, double speed);
