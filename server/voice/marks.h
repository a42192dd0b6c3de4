#include <stddef.h>
#include <stdio.h>

#include "njd.h"
#include "jpcommon.h"

/*
 * Marks that a text may hold beside its words: ⸨…⸩ around what is quoted, ⸤…⸥ around what was not said before. The
 * analysis never sees them; each word keeps what it stood in.
 * FIGURE is what stands between the latter from its first digit on.
 */
enum { QUOTED = 1, NEW = 2, BEGINS = 4, FIGURE = 8 };

void forget_marks(void);
/* Whether one stands here, before so many bytes of the plain text; it is kept in mind then. */
int take_mark(const char *text, size_t at);
/* Before the analysis changes the words: each is told by its place in the plain text, and keeps what it stands in. */
void tag_words(NJD *sentence, const char *plain);
/*
 * Tells of each sound in which of them it is spoken: a new word only where it is a name or a figure. BEGINS is a
 * quotation's first sound. 0 where nothing is marked.
 */
int find_marked(const NJD *sentence, JPCommon *labels, unsigned char *marked, size_t count);
