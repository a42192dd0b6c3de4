import type { Page } from "#kernel/page";
import { withoutCompanyForm } from "#kernel/text/company-form";
import { isUnspokenSection } from "../text/wording.ts";

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

const PARTS = /\s*[|｜：:]\s*|\s[-–—]\s/;
/** 「IRニュース」, 「新着情報」: a part of a company's site. */
const OF_NEWS = /(?:ニュース|お知らせ|リリース|トピックス|新着情報|IR情報|広報)$/u;

/** The heading of what a company tells, where the title names only that part of its site: 「IRニュース：水車製粉株式会社」. */
export function newsOfCompany({ language, type, title, blocks }: Page): string | null {
  const parts = title.normalize("NFKC").split(PARTS);
  const others = parts.filter((part) => withoutCompanyForm(part) === part.trim());
  const isOfCompany = others.length > 0 && others.length < parts.length;
  if (language !== "ja" || type === "product" || !isOfCompany || !others.every((part) => OF_NEWS.test(part)))
    return null;
  const head = blocks.find(({ kind, level = MOST_LEVEL + 1 }) => kind === "heading" && level <= MOST_LEVEL);
  const name = head?.text.normalize("NFKC").trim() ?? "";
  return name.length >= SHORTEST && !OF_NEWS.test(name) && !isUnspokenSection(name) ? name : null;
}
