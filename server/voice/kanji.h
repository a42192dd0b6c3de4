#include <stddef.h>

/* How one character of so many bytes of UTF-8 is read, in katakana; NULL when that is not known. */
const char *kanji_reading(const char *character, size_t bytes);
