#include "HTS_engine.h"

/* Flattens the spectra of the engine's parameters that its filter cannot bear, before it makes a sound of them. */
void keep_steady(HTS_Engine *engine);
