/* njd.h names FILE without including it. */
#include <stdio.h>

#include "njd.h"

/*
 * The text without its marks and its words of given accent, which are put by. A mark of three bytes makes way for one
 * of three.
 */
void put_words_by(const char *text, char *plain);
/* Gives them their sounds and accents, where the analysis has left their characters. */
void give_accents(NJD *sentence);
