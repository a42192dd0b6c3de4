import type { Silences } from "#kernel/sound/even-pauses";
import { withoutDelivery } from "#kernel/text/delivery-marks";

/** At ordinary speed: half of what lies between two sentences, their edges counted. */
const COMMA_SECONDS = 0.235;
const EDGE_SECONDS = 0.04;

/** Silences of an utterance whose sounds last so many times as long as at ordinary speed: in one proportion at any speed. */
export const silencesFor = (stretch: number): Silences => ({
  pause: COMMA_SECONDS * stretch,
  edge: EDGE_SECONDS * stretch,
});

/** Marks at which the Japanese voice pauses inside an utterance. */
export const pausesWithin = (text: string): number =>
  withoutDelivery(text).match(/[、。？！?!]+(?=[^、。？！?!\s])/g)?.length ?? 0;
