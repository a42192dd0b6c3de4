/** One sign of a number in kanji. */
export const KANJI_DIGIT = "[〇零一二三四五六七八九十百千万億兆]";
const DIGITS = "〇一二三四五六七八九";
const SMALL: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 };
const LARGE: Record<string, number> = { 万: 1e4, 億: 1e8, 兆: 1e12 };
const TOKEN = /\d+(?:,\d{3})*(?:\.\d+)?|^\.\d+|[〇零一二三四五六七八九]+|[十百千万億兆]/g;

/** "1,980", "千九百八十", "二〇二六", "1万2千", "1.2億" as a number. */
export function japaneseNumber(text: string): number {
  let total = 0;
  let section = 0;
  let last: number | null = null;
  for (const [token] of text.matchAll(TOKEN)) {
    const small = SMALL[token];
    const large = LARGE[token];
    if (small) {
      section += (last ?? 1) * small;
      last = null;
    } else if (large) {
      total += (section + (last ?? (section === 0 ? 1 : 0))) * large;
      section = 0;
      last = null;
    } else last = Number(/\d/.test(token) ? token.replaceAll(",", "") : digitsOf(token));
  }
  return total + section + (last ?? 0);
}

const digitsOf = (kanji: string) =>
  [...kanji.replaceAll("零", "〇")].map((character) => DIGITS.indexOf(character)).join("");
