import type { Page } from "#kernel/page";
import { companyOf } from "../../subject.ts";

/** As what a script tells of a page. */
type KindOfPage = "記事" | "ページ" | "発表" | "お知らせ";

/** 「水沢市公式ホームページ」, 「山手町役場」 */
const OF_OFFICE = /[都道府県市区町村](?:役場|役所)?(?:の?公式)?(?:ホームページ|ウェブサイト|サイト|HP)?$/u;
const IS_OFFICIAL = /公式|ホームページ|ウェブサイト|サイト|HP|役場$|役所$/u;
/** 「収集日が変わります」, 「断水について」, 「休館のお知らせ」 */
const OF_NOTICE =
  /(?:変わります|変更します|なります|始まります|始めます|実施します|休止します|募集します|について|(?:の|と)(?:お知らせ|ご?案内|お願い))(?:[（(][^（()）]*[)）])?$/u;
/** By these words a company speaks of itself. */
const OWN = /当社|弊社/u;

/** An office's notice and a company's own announcement are called so where that is sure; everything else is an article or a page. */
export function kindOfPage({ site, title }: { site: string | null; title: string }, page: Page): KindOfPage {
  const isDated = page.publishedAt !== null || page.author !== null;
  if (site && OF_OFFICE.test(site) && IS_OFFICIAL.test(site) && OF_NOTICE.test(title.trim()))
    return "お知らせ";
  const company = companyOf(page);
  const isOwn = company !== null && site !== null && (site.includes(company) || company.includes(site));
  if (isDated && isOwn && page.blocks.some(({ text }) => OWN.test(text))) return "発表";
  return isDated ? "記事" : "ページ";
}
