/**
 * Seconds from which on a script tells what stands around its matter: warranty and returns of goods, who wrote a text.
 * In less time a listener wants the matter itself.
 */
export const ROOM_FOR_TERMS = 75;
