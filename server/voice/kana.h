#include <stddef.h>

/* Length of a UTF-8 character, from its first byte. */
size_t bytes_of(const char *character);
int morae_of(const char *kana);
int is_katakana(const char *text);
