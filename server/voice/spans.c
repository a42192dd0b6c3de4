/* Where the marks of a text stand in its plain words. */
#include "spans.h"

#include <string.h>

#include "marks.h"

enum { MARK = 3 };

Span spans[MAX_SPANS];
size_t span_count = 0;
/* Whether a quotation began in a part before this one. */
static int goes_on = 0;

static const char OPEN_QUOTE[] = "⸨", CLOSE_QUOTE[] = "⸩", OPEN_NEW[] = "⸤", CLOSE_NEW[] = "⸥";

void forget_marks(void) {
   span_count = 0;
   goes_on = 0;
}

static int is(const char *text, const char *mark) {
   return strncmp(text, mark, MARK) == 0;
}

static Span *open_span(size_t at, int kind) {
   Span *span = &spans[span_count];

   if (span_count == MAX_SPANS)
      return NULL;
   span_count++;
   span->from = at;
   span->to = OPEN;
   span->kind = kind;
   return span;
}

/* A long quotation is spoken in parts: one that was never opened here lasts from the beginning. */
static void close_span(size_t at, int kind) {
   Span *span = NULL;
   size_t i;

   for (i = span_count; i > 0 && span == NULL; i--)
      if (spans[i - 1].kind == kind && spans[i - 1].to == OPEN)
         span = &spans[i - 1];
   if (span == NULL && kind == QUOTED) {
      span = open_span(0, kind);
      goes_on = 1;
   }
   if (span != NULL)
      span->to = at;
}

int take_mark(const char *text, size_t at) {
   if (is(text, OPEN_QUOTE))
      open_span(at, QUOTED);
   else if (is(text, CLOSE_QUOTE))
      close_span(at, QUOTED);
   else if (is(text, OPEN_NEW))
      open_span(at, NEW);
   else if (is(text, CLOSE_NEW))
      close_span(at, NEW);
   else
      return 0;
   return 1;
}

int is_cut(void) {
   size_t i;

   for (i = 0; i < span_count; i++)
      if (spans[i].kind == QUOTED && spans[i].to == OPEN)
         return 1;
   return goes_on;
}
