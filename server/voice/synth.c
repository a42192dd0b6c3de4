/*
 * Speaks Japanese sentences for a parent process, one after another, until its input ends. As WebAssembly it cannot wait
 * for input: there main only prepares, and the host calls answer_request once for each request that it has put there.
 *
 * usage: yomikoe-voice DICTIONARY WORDS VOICES
 *        yomikoe-voice compile …
 *
 * WORDS is a user dictionary, read beside DICTIONARY, or empty; "compile" makes it, as mecab-dict-index does.
 *
 * request:  "speak VOICE SPEED HALFTONES BYTES\n", "read BYTES\n" or "parts BYTES\n", then BYTES of UTF-8 text
 * answer:   "pcm RATE SAMPLES\n", then SAMPLES 32-bit floats of -1 … 1 (machine byte order)
 *           "kana BYTES\n", then BYTES of UTF-8: the reading in katakana
 *           "words COUNT\n", then a line a word: written, part of speech, its group, reading, parted by tabs
 *           "error MESSAGE\n"
 *
 * VOICE names the file VOICES/VOICE.htsvoice, loaded at its first use and kept.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "HTS_engine.h"
#include "delivery.h"
#include "mecab.h"
/* These two declare what the headers after them use. */
#include "njd.h"
#include "jpcommon.h"
#include "mecab2njd.h"
#include "njd2jpcommon.h"
#include "njd_set_accent_phrase.h"
#include "njd_set_accent_type.h"
#include "njd_set_digit.h"
#include "njd_set_long_vowel.h"
#include "njd_set_pronunciation.h"
#include "njd_set_unvoiced_vowel.h"
#include "give_way.h"
#include "given.h"
#include "marks.h"
#include "prosody.h"
#include "steady.h"
#include "text2mecab.h"
#include "unknown.h"

enum { MAX_TEXT = 8192, MAX_NAME = 64, MAX_VOICES = 16, MAX_LABELS = 4096 };

/* The engine's own scale is 16 bit; half of it (-6 dB) leaves room for the overshoots of this voice. */
static const double SCALE = 0.5 / 32768.0;

typedef struct {
   char name[MAX_NAME];
   HTS_Engine engine;
} Voice;

static Mecab mecab;
static NJD njd;
static JPCommon labels;
static Voice voices[MAX_VOICES];
static int voice_count = 0;
static const char *voice_folder;

static void fail(const char *message) {
   printf("error %s\n", message);
   fflush(stdout);
}

/* Text to words with readings and accents. */
static void analyse(const char *text) {
   static char plain[MAX_TEXT + 1];
   /* One byte of ASCII becomes a full-width character of three. */
   static char normal[MAX_TEXT * 3 + 1];
   put_words_by(text, plain);
   text2mecab(normal, plain);
   Mecab_analysis(&mecab, normal);
   mecab2njd(&njd, Mecab_get_feature(&mecab), Mecab_get_size(&mecab));
   tag_words(&njd, plain);
   give_accents(&njd);
   read_unknown(&njd);
   njd_set_pronunciation(&njd);
   njd_set_digit(&njd);
   njd_set_accent_phrase(&njd);
   njd_set_accent_type(&njd);
   njd_set_unvoiced_vowel(&njd);
   njd_set_long_vowel(&njd);
}

static void forget(void) {
   JPCommon_refresh(&labels);
   NJD_refresh(&njd);
   Mecab_refresh(&mecab);
}

static HTS_Engine *find_voice(const char *name) {
   char path[4096];
   char *paths[1] = { path };
   Voice *voice;
   int i;

   for (i = 0; i < voice_count; i++)
      if (strcmp(voices[i].name, name) == 0)
         return &voices[i].engine;
   if (voice_count == MAX_VOICES || strchr(name, '/') != NULL)
      return NULL;
   snprintf(path, sizeof path, "%s/%s.htsvoice", voice_folder, name);
   voice = &voices[voice_count];
   HTS_Engine_initialize(&voice->engine);
   if (HTS_Engine_load(&voice->engine, paths, 1) != TRUE) {
      HTS_Engine_clear(&voice->engine);
      return NULL;
   }
   enliven(&voice->engine);
   snprintf(voice->name, sizeof voice->name, "%s", name);
   voice_count++;
   return &voice->engine;
}

static void send_samples(HTS_Engine *engine) {
   static float block[4096];
   size_t total = HTS_Engine_get_nsamples(engine);
   size_t done, n, i;

   printf("pcm %zu %zu\n", HTS_Engine_get_sampling_frequency(engine), total);
   for (done = 0; done < total; done += n) {
      n = total - done < 4096 ? total - done : 4096;
      for (i = 0; i < n; i++)
         block[i] = (float) (HTS_Engine_get_generated_speech(engine, done + i) * SCALE);
      fwrite(block, sizeof(float), n, stdout);
   }
   fflush(stdout);
}

/* The engine's three steps: our pauses are set behind the first, the ends of sentences behind the second. */
static int synthesise(HTS_Engine *engine, char **features, size_t count, double speed) {
   static unsigned char marked[MAX_LABELS];
   int rises = asks(&njd), has_marks = count <= MAX_LABELS && find_marked(&njd, &labels, marked, count);

   if (HTS_Engine_generate_state_sequence_from_strings(engine, features, count) != TRUE)
      return 0;
   set_pauses(engine, features, count, speed);
   if (has_marks)
      tell_slowly(engine, marked, count);
   if (rises)
      make_room_for_rise(engine, features, count, speed);
   if (HTS_Engine_generate_parameter_sequence(engine) != TRUE)
      return 0;
   /* Before anything that ends at the voice's highest tone. */
   keep_lists_open(engine, features, count, &njd);
   if (has_marks)
      lift_quotations(engine, features, marked, count, speed);
   if (rises)
      raise_end(engine, features, count, speed);
   else if (exclaims(&njd))
      lift(engine);
   else if (tells(&njd))
      sink_end(engine, features, count, speed);
   keep_steady(engine);
   return HTS_Engine_generate_sample_sequence(engine) == TRUE;
}

static void speak(const char *text, const char *name, double speed, double halftones) {
   HTS_Engine *engine = find_voice(name);

   if (engine == NULL) {
      fail("unknown voice");
      return;
   }
   HTS_Engine_set_speed(engine, speed);
   HTS_Engine_add_half_tone(engine, halftones);
   analyse(text);
   njd2jpcommon(&labels, &njd);
   JPCommon_make_label(&labels);
   /* Two labels are the silences at both ends: nothing to say between them. */
   if (JPCommon_get_label_size(&labels) <= 2) {
      printf("pcm %zu 0\n", HTS_Engine_get_sampling_frequency(engine));
      fflush(stdout);
   } else if (synthesise(engine, JPCommon_get_label_feature(&labels), JPCommon_get_label_size(&labels), speed)) {
      send_samples(engine);
   } else {
      fail("synthesis failed");
   }
   HTS_Engine_refresh(engine);
   forget();
}

static void read_aloud(const char *text) {
   NJDNode *node;
   size_t length = 0;

   analyse(text);
   for (node = njd.head; node != NULL; node = node->next)
      length += strlen(NJDNode_get_pron(node));
   printf("kana %zu\n", length);
   for (node = njd.head; node != NULL; node = node->next)
      fputs(NJDNode_get_pron(node), stdout);
   fflush(stdout);
   forget();
}

/* The words of a text as the front end parts them, each with what it is. */
static void part(const char *text) {
   NJDNode *node;
   size_t count = 0;

   analyse(text);
   for (node = njd.head; node != NULL; node = node->next)
      count++;
   printf("words %zu\n", count);
   for (node = njd.head; node != NULL; node = node->next)
      printf("%s\t%s\t%s\t%s\n", NJDNode_get_string(node), NJDNode_get_pos(node), NJDNode_get_pos_group1(node),
             NJDNode_get_pron(node));
   fflush(stdout);
   forget();
}

/* The text that follows a request; 0 when the input ended. */
static int receive(char *text, size_t bytes) {
   if (bytes > MAX_TEXT || fread(text, 1, bytes, stdin) != bytes)
      return 0;
   text[bytes] = '\0';
   return 1;
}

/* Does what Mecab_load does, which knows no user dictionary. No words are an empty name: they could not be compiled. */
static int load_dictionaries(char *dictionary, char *words) {
   char *arguments[] = { "mecab", "-d", dictionary, "-u", words };

   mecab.mecab = mecab_new(*words == '\0' ? 3 : 5, arguments);
   return mecab.mecab != NULL;
}

/* Answers the next request: 1 when it did, 0 when the input has ended, -1 when it is not a request. */
int answer_request(void) {
   static char line[256], text[MAX_TEXT + 1], name[MAX_NAME];
   double speed, halftones;
   size_t bytes;

   if (fgets(line, sizeof line, stdin) == NULL)
      return 0;
   if (sscanf(line, "speak %63s %lf %lf %zu", name, &speed, &halftones, &bytes) == 4) {
      if (!receive(text, bytes))
         return -1;
      speak(text, name, speed, halftones);
   } else if (sscanf(line, "read %zu", &bytes) == 1) {
      if (!receive(text, bytes))
         return -1;
      read_aloud(text);
   } else if (sscanf(line, "parts %zu", &bytes) == 1) {
      if (!receive(text, bytes))
         return -1;
      part(text);
   } else {
      return -1;
   }
   return 1;
}

int main(int argc, char **argv) {
   if (argc > 1 && strcmp(argv[1], "compile") == 0)
      return mecab_dict_index(argc - 1, argv + 1);
   if (argc != 4) {
      fprintf(stderr, "usage: yomikoe-voice DICTIONARY WORDS VOICES\n");
      return 2;
   }
   give_way();
   voice_folder = argv[3];
   Mecab_initialize(&mecab);
   NJD_initialize(&njd);
   JPCommon_initialize(&labels);
   if (!load_dictionaries(argv[1], argv[2])) {
      fprintf(stderr, "cannot load the dictionaries %s and %s\n", argv[1], argv[2]);
      return 1;
   }
#ifdef __wasi__
   return 0;
#else
   int answered;

   do
      answered = answer_request();
   while (answered > 0);
   return answered == 0 ? 0 : 1;
#endif
}
