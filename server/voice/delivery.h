#include <stddef.h>

#include "HTS_engine.h"

/* Names that are new to the listener last a little longer; before parameters are made of the lengths. */
void tell_slowly(HTS_Engine *engine, const unsigned char *marked, size_t count);
/* Quoted speech lies a little higher; before anything that ends at the voice's highest tone. */
void lift_quotations(HTS_Engine *engine, char **labels, const unsigned char *marked, size_t count, double speed);
