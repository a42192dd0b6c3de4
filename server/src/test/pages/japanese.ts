import { readdirSync, readFileSync } from "node:fs";
import iconv from "iconv-lite";

/** The spoken content of a test page, as a reader would note it. */
export interface Truth {
  /** The character set that its site sends (the file itself is UTF-8). */
  charset: "utf-8" | "shift_jis" | "euc-jp";
  type: "product" | "article" | "other";
  /** The main text. */
  text: string[];
  /** Facts by kind. */
  facts: Record<string, string>;
}

const folder = new URL("./fixtures/japanese/", import.meta.url);

/** Pages in the manner of Japanese shops, blogs and news, as their sites send them, with the truth about each. */
export const japanesePages = readdirSync(folder)
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const name = file.replace(/\.html$/, "");
    const truth: Truth = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
    const html = readFileSync(new URL(file, folder), "utf8");
    return {
      name,
      url: `https://pages.example/${name}`,
      html,
      bytes: iconv.encode(html, truth.charset),
      truth,
    };
  });

/** F1 over pairs of neighbouring characters: Japanese has no spaces to count words by. */
export function characterF1(answer: string, truth: string): number {
  const [a, b] = [pairs(answer), pairs(truth)];
  let both = 0;
  for (const [pair, count] of a) both += Math.min(count, b.get(pair) ?? 0);
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((x, y) => x + y, 0);
  return both === 0 ? 0 : (2 * both) / (sum(a) + sum(b));
}

function pairs(text: string): Map<string, number> {
  const characters = [...text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "")];
  const counts = new Map<string, number>();
  for (let i = 1; i < characters.length; i++) {
    const pair = `${characters[i - 1]}${characters[i]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}
