const WHO = String.raw`(?: ?\([^()]{1,30}\)| ?\d{1,2})?`;
const ASKED = new RegExp(`^(?:Q|Question)${WHO}\\s?[:.]\\s.*(?:\\?|\\s(?:A|Answer)${WHO}\\s?:\\s)`, "su");
const ANSWERED = new RegExp(`^(?:A|Answer)${WHO}\\s?:\\s`, "u");

/** "Q (Mia): Is it oak? A: Yes.": what one buyer wanted to know, which without its question says nothing. */
export const isAskedByBuyer = (text: string): boolean => ASKED.test(text) || ANSWERED.test(text);
