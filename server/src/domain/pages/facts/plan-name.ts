import { type Documentish, squash } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";

/** A page's own name where it shows plans: every service has such a page. */
const OF_PAGE =
  /^(?:ご?利用)?(?:料金|価格|プラン|費用)(?:・|と|・?プラン|表|一覧|体系|案内|の?ご案内|について|料金|価格|比較|ページ)*$|^(?:pricing|plans?(?: (?:and|&) pricing)?)$/iu;
const COMPANY = /株式会社|合同会社|有限会社|\(株\)|Inc\.?$|Ltd\.?$/u;
const SEPARATOR = /\s*[|｜]\s*|\s+[-–—:：]\s+/u;
const LONGEST = 20;

/** The service's name beside 「料金プラン」 in a title; null where the title names the plans by it, or not at all. */
export function planServiceName(document: Documentish): string | null {
  const titles = [firstMeta(document, ["og:title"]), squash(document.querySelector("title")?.textContent)];
  for (const title of titles) {
    const parts = (title ?? "").split(SEPARATOR).map((part) => part.trim());
    const others = parts.filter((part) => part && !OF_PAGE.test(part));
    const [name] = others;
    if (name && others.length < parts.length && name.length <= LONGEST && !COMPANY.test(name)) return name;
  }
  return null;
}
