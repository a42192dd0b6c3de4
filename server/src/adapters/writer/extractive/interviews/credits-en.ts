const NAME = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:\p{Lu}[\p{L}.’'-]*|van|von|de|der|del|da|la|le|bin)){0,4}`;
const NAMES = `${NAME}(?:(?:, | and | & )${NAME})*`;
const WORK = [
  "[Ii]nterview(?:ed)?|[Ww]ords?|[Tt]ext|[Ss]tory|[Ww]ritten|[Rr]eport(?:ed|ing)|[Ii]ntroduc(?:ed|tion)|[Tt]old",
  "[Aa]s told|[Ee]dit(?:ed|ing)|[Tt]ranslat(?:ed|ion)|[Pp]hoto(?:s|graphs?|graphy|graphed)?|[Pp]ictures?",
  "[Ii]mages?|[Pp]ortraits?|[Ii]llustrat(?:ed|ions?)|[Aa]rtwork",
].join("|");
const WORKS = `(?:${WORK})(?:(?:, | and | & )(?:${WORK}))*(?: [Bb]y| to|:) ${NAMES}`;
const CREDIT = new RegExp(String.raw`^(?:${WORKS}|[Bb]y ${NAMES})(?: ?[.,;|/·•]? ${WORKS})*\.?$`, "u");
const LONGEST = 120;

/**
 * Whether a line only says whose work the page is, "Words and photographs by Anna Tarn": it is no question, and nobody
 * in the talk says it.
 */
export const isCredit = (text: string): boolean => text.length <= LONGEST && CREDIT.test(text.trim());

const OF_WORDS = new RegExp(
  String.raw`^(?:[Bb]y|(?:Interview(?:ed)?|Words?|Text|Story|Written|As told)(?:(?:, | and | & )[\w ]+?)?(?: [Bb]y| to|:)) (${NAME})`,
  "u",
);

/** The name of the one who asks, where a line of the page names that person as the writer; null where none does. */
export const interviewerOn = (texts: readonly string[]): string | null => {
  const credit = texts.find((text) => isCredit(text) && OF_WORDS.test(text.trim()));
  return credit ? (OF_WORDS.exec(credit.trim())?.[1]?.replace(/\.$/, "") ?? null) : null;
};
