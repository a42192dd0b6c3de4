/** Silence at a comma, at ordinary speed: half of what lies between two sentences, margins counted. */
export const COMMA_SECONDS = 0.235;

/** Marks at which the Japanese voice pauses inside an utterance. */
export const pausesWithin = (text: string): number =>
  text.match(/[、。？！?!]+(?=[^、。？！?!\s])/g)?.length ?? 0;
