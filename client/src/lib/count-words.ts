/** Words as an editor counts those of a language that sets spaces: with an apostrophe or a hyphen it is one. */
export const countWords = (text: string): number =>
  text.split(/[\s\u2013\u2014]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
