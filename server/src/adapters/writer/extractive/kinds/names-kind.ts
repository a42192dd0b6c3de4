import { alternativesOf } from "#kernel/text/phrases";

/** "Desks & Computer Desks", "Shelving Furniture": up to five words, none a number, the last one many or a mass. */
const KIND = new RegExp(
  `^(?:[\\p{L}’'&,-]+ ){0,4}(?:\\p{L}+[^\\P{L}suiSUI]s|${alternativesOf("goods-masses-en")})$`,
  "iu",
);

/** Whether words name a kind of things, as the title of a list does: "Data Science Courses". */
export const namesKind = (words: string): boolean => KIND.test(words);
