/** A point is understood without its head where it has a subject: "Bowl lifts out", and not "Register soon". */
const WITH_SUBJECT = String.raw`(?:The|An?|Each|Every|All|Both|This|These|When|With|\d[\d.]*) |\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}? (?:\p{Ll}+s|are|have|can|will) `;

/** "【NO FREEZER BOWL】A compressor cools it.": shops head their English points so. */
export const HEADS_IN_BRACKETS: [RegExp, string][] = [
  [new RegExp(String.raw`^\s*【[^【】]{1,80}】\s*(?=${WITH_SUBJECT})`, "u"), ""],
  [/(?<=\S)\s*【([^【】]*)】\s*/gu, " $1 "],
];
