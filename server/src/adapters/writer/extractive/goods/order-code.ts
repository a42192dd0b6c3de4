/** "12G-P4-3992-KR": letters and figures in three groups or more are for a form. */
const CODE =
  /(?<![\p{L}\d-])(?=[\p{Lu}\d-]*\d)(?=[\p{Lu}\d-]*\p{Lu})[\p{Lu}\d]+(?:-[\p{Lu}\d]+){2,}(?![\p{L}\d-])/u;
/** The goods, called by it at a sentence's beginning. */
const SUBJECT = new RegExp(`^(?:The |This )?(?:\\p{Lu}[\\p{L}\\d]* ){0,2}${CODE.source}(?= \\p{Ll})`, "u");
const ASIDE = new RegExp(`\\s?\\((?:model |item |part )?(?:no\\.? |number )?${CODE.source}\\)`, "giu");

/** A sentence that calls the goods by what they are. */
export const withoutOrderCode = (text: string, isMany: boolean): string =>
  isMany ? text.replace(ASIDE, "") : text.replace(ASIDE, "").replace(SUBJECT, "It");

/** Whether a code is left that nobody says. */
export const hasOrderCode = (text: string): boolean => CODE.test(text);
