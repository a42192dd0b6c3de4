/* njd.h names FILE without including it. */
#include <stdio.h>

#include "njd.h"

/* They would be pauses: their kanji are read one by one, 々 as before. */
void read_unknown(NJD *sentence);
