import type { Language } from "#kernel/vocabulary";

const UNSPEAKABLE = new RegExp(
  [
    String.raw`[|｜│¦_^~${"`"}{}\\【】[\]]`,
    // Numbers in circles, arrows, bullets, stars, notes.
    "[①-⓿❶-➓㊀-㊿→←↑↓⇒⇨➡►▶▼▲■□◆◇●○◎※•‣◦✓✔★☆♪♥♡™®©℠]|・・",
    String.raw`\p{Extended_Pictographic}`,
    String.raw`https?:|\bwww\.|\S@[\w-]+\.\w`,
    String.raw`^\s*(?:[QA]|問|答)\d*\s?[:：.．]`,
    // Words of an address: "An%20elegant%20sofa".
    String.raw`\p{L}%[0-9A-F]{2}`,
    // Bytes that were read as another alphabet: "Verticalâs".
    String.raw`[\u0080-\u009f\ufffd]|â(?:€|s\b)|[ÂÃ][\u00a0-\u00bf]`,
    String.raw`\bread more\b|続きを読む|もっと見る`,
    String.raw`&\w{2,8};|<\/?\w+[^>]*>|\*\*|\s[/／]\s|[#＃]\S`,
  ].join("|"),
  "iu",
);

/** Signs that a page shows and no voice can say. */
export const unspeakableIn = (text: string): string | null => UNSPEAKABLE.exec(text)?.[0] ?? null;

const FOREIGN: Record<Language, RegExp> = {
  en: /[、。「」『』・〜（）！？：；，．　]/u,
  ja: /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』）])\s?[,.;:!?]|[,;]\s?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])|["“”]/u,
};

/** Punctuation of the other language. */
export const foreignPunctuationIn = (text: string, language: Language): string | null =>
  FOREIGN[language].exec(text)?.[0] ?? null;
