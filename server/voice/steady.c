/*
 * Spectra that nobody could have spoken, which the voices' models give for some sounds. The engine's filter takes the
 * exponential of a spectrum by a quotient of two polynomials: of too steep a spectrum the quotient grows with every
 * sample, so that a silence before a long consonant ends in a bang. Others are merely far too loud.
 */
#include "steady.h"

#include <math.h>

enum { SPECTRUM = 0, POINTS = 64 };

/* The root of the quotient's lower polynomial that lies nearest to zero is 7.65; the rest is room between two points. */
static const double STEEPEST = 7.2;
/* Gain of the loudest frequency as a logarithm: of 1,000 frames of ordinary speech two reach it. */
static const double LOUDEST = 12.0;

typedef struct {
   double real[POINTS], imaginary[POINTS];
} Circle;

/* Points on the lower half of the unit circle: the upper half mirrors it. */
static const Circle *circle(void) {
   static Circle points;
   int point;

   if (points.real[0] == 0.0)
      for (point = 0; point < POINTS; point++) {
         points.real[point] = cos(M_PI * point / (POINTS - 1));
         points.imaginary[point] = -sin(M_PI * point / (POINTS - 1));
      }
   return &points;
}

/* The part of a spectrum's shape that can be kept: 1 where all of it can. */
static double bearable(const double *cepstrum, size_t order, double warp) {
   const Circle *at = circle();
   Circle sum = { { 0.0 } };
   double coefficient = 0.0, real, imaginary, square, steepest = 0.0, gain, loudest = 0.0;
   size_t i, point;

   for (i = order; i >= 2; i--) {
      coefficient = cepstrum[i] - warp * coefficient;
      for (point = 0; point < POINTS; point++) {
         real = sum.real[point] + coefficient;
         sum.real[point] = real * at->real[point] - sum.imaginary[point] * at->imaginary[point];
         sum.imaginary[point] = real * at->imaginary[point] + sum.imaginary[point] * at->real[point];
      }
   }
   /* The filter takes its second coefficient by a quotient of its own, its first by none. */
   coefficient = cepstrum[1] - warp * coefficient;
   for (point = 0; point < POINTS; point++) {
      real = at->real[point] + warp;
      imaginary = at->imaginary[point];
      square = (real * real + imaginary * imaginary) *
               (sum.real[point] * sum.real[point] + sum.imaginary[point] * sum.imaginary[point]);
      steepest = square > steepest ? square : steepest;
      gain = at->real[point] * coefficient + real * sum.real[point] - imaginary * sum.imaginary[point];
      loudest = gain > loudest ? gain : loudest;
   }
   steepest = sqrt(steepest) > STEEPEST ? STEEPEST / sqrt(steepest) : 1.0;
   if (cepstrum[0] + loudest <= LOUDEST)
      return steepest;
   return fmin(steepest, fmax(LOUDEST - cepstrum[0], 0.0) / loudest);
}

void keep_steady(HTS_Engine *engine) {
   HTS_PStream *spectra = &engine->pss.pstream[SPECTRUM];
   size_t frame, i, order = spectra->vector_length - 1;
   double part;

   for (frame = 0; frame < spectra->length; frame++) {
      part = bearable(spectra->par[frame], order, HTS_Engine_get_alpha(engine));
      for (i = 1; part < 1.0 && i <= order; i++)
         spectra->par[frame][i] *= part;
   }
}
