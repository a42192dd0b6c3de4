const STARTER = "The|With|Your|You|When|Our|For|Full|Enjoy";
/** "GeForce ExperienceThe easiest way to …": a heading and the sentence that lost the line between them. */
const HEAD = new RegExp(`^(?:[^.!?:;,]|\\.(?=\\d)){2,60}?[\\p{Ll}\\d](?=(?:${STARTER}) \\p{Ll})`, "u");
const GLUED = new RegExp(`\\p{Ll}{2}(?:${STARTER}|This|These|They) \\p{Ll}`, "u");

/** "Soft ergonomic cushion The Tarn seat has …": with a space between them. */
const SPACED = new RegExp(
  "^\\p{Lu}[\\p{L}-]*(?: (?!(?:is|are|was|has|have|can|will|by|in|of|at|for|with|from|to|on|and|or|as|the)\\b)[\\p{L}-]+){1,4}" +
    " (?=The (?:[\\p{L}’'-]+ ){1,4}(?:has|is|was|will|can|are|have)\\b)",
  "u",
);

/** A text without the heading that ran into its first sentence. */
export const withoutGluedHead = (text: string): string => text.replace(HEAD, "").replace(SPACED, "");

/** "Soft cushion So it sits well.": a head and its sentence, with a space and no stop between them. */
const RUN_ON = /\p{Ll}{2} (?:So|It|They|We|You|Your|But) \p{Ll}/u;

/** Whether two lines ran into one within a sentence. */
export const isGlued = (text: string): boolean => GLUED.test(text) || RUN_ON.test(text);
