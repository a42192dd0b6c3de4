import { fold } from "./notation.ts";
import { readingRows } from "./reading-set.ts";

/** Lists of frequent names and idioms, and the sentence that each of them is read in. */
const sentences = {
  "ja-place-names": {
    before: "昨日は",
    after: "へ行った",
    said: (name: string) => `キノウワ${name}エイッタ`,
  },
  "ja-family-names": {
    before: "昨日は",
    after: "さんが来た",
    said: (name: string) => `キノウワ${name}サンガキタ`,
  },
  "ja-idioms": {
    before: "これこそ",
    after: "だと思う",
    said: (idiom: string) => `コレコソ${idiom}ダトオモウ`,
  },
} as const;

interface NamesRead {
  right: number;
  of: number;
  wrong: string[];
}

/** How many names or idioms of a list are read right; one may have several readings that are, parted by ` | `. */
export async function namesRead(
  list: keyof typeof sentences,
  read: (text: string) => Promise<string>,
): Promise<NamesRead> {
  const { before, after, said } = sentences[list];
  const heard = await Promise.all(
    readingRows(list).map(async ([name = "", readings = ""]) => {
      const kana = await read(`${before}${name}${after}`);
      return { name, kana, right: readings.split(" | ").some((one) => fold.ja(said(one)) === fold.ja(kana)) };
    }),
  );
  const wrong = heard.filter(({ right }) => !right).map(({ name, kana }) => `${name} → ${kana}`);
  return { right: heard.length - wrong.length, of: heard.length, wrong };
}
