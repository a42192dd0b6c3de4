#include <stddef.h>

/* The end of what is not closed. */
#define OPEN ((size_t) -1)

enum { MAX_SPANS = 64 };

/* The words between two marks, in bytes. */
typedef struct {
   size_t from, to;
   int kind;
} Span;

extern Span spans[MAX_SPANS];
extern size_t span_count;

/* Whether a quotation began before this part, or goes on behind it. */
int is_cut(void);
