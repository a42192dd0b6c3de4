/** Words of a sentence that a voice may misread: those in kanji, in Latin letters or with figures. */
const MISREAD = /\p{Script=Han}|\p{Script=Latin}/u;

/** The words whose reading somebody may want to say, in their order. */
export function wordsToRead(text: string, language: string, longest: number): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const words = [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const least = language === "ja" ? 1 : 3;
  return [...new Set(words)].filter(
    (word) => MISREAD.test(word) && word.length >= least && word.length <= longest,
  );
}
