import type { Block, Page } from "#kernel/page";

const DAY = String.raw`(?:(?:20\d\d[./年]\s?)?\d{1,2}[./月]\d{1,2}日?)`;
/** 「11/3 手しごと市、ありがとうございました。 8/20 小物は全部なくなりました。」 */
const NOTICES = new RegExp(`^${DAY}[\\s　]+\\S.*?(?:[\\s　。]${DAY}[\\s　]+\\S|$)`, "u");
const SEVERAL = new RegExp(`(?:^|[\\s　。])${DAY}[\\s　]+(?=[^\\s\\d])`, "gu");
const HEAD =
  /^[■●◆▼▶【\s]*(?:お知らせ|おしらせ|新着情報|更新(?:情報|履歴)|近況|ニュース|日記|[^。]{1,8}日記|NEWS|News|What's new)[】\s]*$/u;
/** 「048213 人目のお客様です」 */
const COUNTER = /^\d{3,}\s*人目の(?:お客様|訪問者|ご?来訪者?)(?:です)?[。!！]?$/u;
/** 「12/8 強い風のため、本日の船はすべて欠航します。」 is for those who read the page now. */
const URGENT = /休[館園業止講診]|休み|欠航|運休|中止|延期|締め?切|閉[館鎖]|通行止/u;
const LONGEST_BOX = 160;

/** A Japanese page without the box of dated notices above its text, which is the site's and not of its matter. */
export function withoutDatedNotices(page: Page): Page {
  const { language, blocks } = page;
  if (language !== "ja") return page;
  const main = blocks.findIndex(({ text }) => text.length > LONGEST_BOX);
  const isBox = ({ kind, text }: Block, at: number) => {
    if (kind === "heading" || at > main) return false;
    if (COUNTER.test(text.trim())) return true;
    const isHeaded = HEAD.test(blocks[at - 1]?.text.trim() ?? "");
    const days = [...text.matchAll(SEVERAL)].length;
    return isHeaded && NOTICES.test(text.trim()) && days > 1 && !URGENT.test(text);
  };
  if (main < 1 || !blocks.some(isBox)) return page;
  return { ...page, blocks: blocks.map((block, at) => (isBox(block, at) ? { ...block, text: "" } : block)) };
}
