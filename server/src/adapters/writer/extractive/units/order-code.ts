/** "12G-P4-3992-KR": letters and figures in three groups or more are for a form. "MIL-STD-810H" names a standard. */
const CODE =
  /(?<![\p{L}\d-])(?!(?:MIL|AES|ISO|EN|IEC|DIN|JIS|ANSI|IEEE|USB|WPA\d?|COVID|SARS)-)(?=[\p{Lu}\d-]*\d)(?=[\p{Lu}\d-]*\p{Lu})[\p{Lu}\d]+(?:-[\p{Lu}\d]+){2,}(?![\p{L}\d-])/u;
const VERBS =
  "comes|offers|features|includes|uses|weighs|measures|works|supports|delivers|provides|combines|gives|makes|keeps|fits|runs|takes|holds|brings|lets|adds|needs";
/** The goods, called by it at a sentence's beginning. */
const SUBJECT = new RegExp(
  `^(?:The |This )?(?:\\p{Lu}[\\p{L}\\d]* ){0,2}${CODE.source}(?= (?:is|has|can|will|${VERBS})\\b)`,
  "u",
);
const ASIDE = new RegExp(
  `\\s?\\((?:[Mm]odel |[Ii]tem |[Pp]art )?(?:[Nn]o\\.? |number )?${CODE.source}\\)`,
  "gu",
);

/** A sentence that calls the goods by what they are. */
export const withoutOrderCode = (text: string, isMany: boolean): string =>
  isMany ? text.replace(ASIDE, "") : text.replace(ASIDE, "").replace(SUBJECT, "It");

/** Whether a code is left that nobody says. */
export const hasOrderCode = (text: string): boolean => CODE.test(text);
