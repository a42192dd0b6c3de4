import type { Page } from "#kernel/page";
import { isUnspokenSection } from "./text/wording.ts";

/** 「月刊 水車 2026年11月号」, 「WR-12 取扱説明書」: by its form a title names the whole of which the page is a part. */
const VOLUME = /(?:取扱|取り扱い|操作|使用|施工)説明書$|マニュアル$|(?:\d+月|[春夏秋冬])号$/u;
/** 「5-2 羽根の掃除」 */
const NUMBER = /^\d{1,2}(?:[-.]\d{1,2})*[.．]?[\s　]+/u;
const MOST_LEVEL = 2;
const SHORTEST = 5;

export const isVolume = ({ language, title }: Pick<Page, "language" | "title">): boolean =>
  language === "ja" && VOLUME.test(title.normalize("NFKC").trim());

/** The heading of the part, where it stands above all of the text and is the only one of its rank. */
export function partOfVolume(page: Page): string | null {
  const [head] = page.blocks;
  if (!isVolume(page) || page.type === "product" || head?.kind !== "heading") return null;
  const ofRank = page.blocks.filter(({ kind, level = 6 }) => kind === "heading" && level <= MOST_LEVEL);
  const part = head.text.normalize("NFKC").replace(NUMBER, "").trim();
  const isName = part.length >= SHORTEST && !page.title.includes(part) && !isUnspokenSection(part);
  return ofRank.length === 1 && ofRank[0] === head && isName ? part : null;
}
