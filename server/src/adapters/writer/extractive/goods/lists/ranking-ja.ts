import type { Block, Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { splitScript } from "#kernel/text/sentences";
import { hasDrawback } from "./ranking-words-ja.ts";
import { comparedIn } from "./table-prices-ja.ts";

/** 「1位：ソヨカ「FD-7」」, as a heading above what is said of it. */
const RANKED =
  /^(?:第|総合)?(\d{1,2})位\s*[：:．.、｜|]?\s*(?!以下|以降|以上|以内|まで|から|タイ|の)(\S.{1,60})$/u;
/** 「実勢価格：12,800円前後」, a whole line or the first words of one; no range, and no price that somebody else asks. */
const PRICED =
  /^(?:実勢|販売|税込|本体)?(?:価格|値段)(?:[（(]税込[）)])?(?:\s{0,3}[：:]|は、?|\s)\s{0,3}(?:約|税込)?(?:([¥￥]\s?\d{1,3}(?:,?\d{3})*)|(\d{1,3}(?:,?\d{3})*円(?:前後|台|ほど)?))(?:[（(]税込[）)])?(?:です)?(?:。|$)/u;
/** 「16,800円」, a line of its own below the name, in shops and rankings alike. */
const PRICE_ALONE =
  /^(?:税込)?(?:[¥￥]\s?(\d{1,3}(?:,?\d{3})*)|(\d{1,3}(?:,?\d{3})*)円)(?:[（(]税込[）)])?$/u;
const COSTS = /(?:価格|値段)[^。]*\d|\d円/u;
const FEWEST = 3;
/** 「総合1位はこちら。」「コスパ重視ならこれ。」「2組同時派の決定版。」: it points at the thing, and says nothing of it. */
const POINTS = /(?:こちら|これ|決定版|代表格|一台|1台|逸品|名品)(?:です)?[。！!]$/u;
const ROW = /^[^。：:]{1,10}[：:]/u;
/** 「良い点：軽い／安い」 */
const POINTS_ROW =
  /^((?:良い|よい|いい|気になる|惜しい|残念な|イマイチな)(?:点|ところ)|メリット|デメリット)[：:]\s?(\S.{1,90})$/u;
/** 「気になる点：特になし」 */
const NONE = /^(?:特に)?(?:なし|無し|ない|ありません)$/u;
function asSaid(text: string): string[] {
  const [, label = "", row = ""] = POINTS_ROW.exec(text.trim()) ?? [];
  const points = row.split(/[／/、・]/).map((one) => one.trim());
  const told = points.filter((one) => one.length > 1 && !NONE.test(one) && !/[\d０-９「」。（(]/.test(one));
  return label && told.length > 0 ? [`${label}は、${told.map((one) => `「${one}」`).join("")}です。`] : [];
}

/** The things of a Japanese page that ranks them, each below its place; none where their order is not counted off. */
export function rankedOn({ blocks, language }: Page): Item[] {
  if (language !== "ja") return [];
  const heads = blocks.flatMap(({ kind, text }, blockIndex) => {
    const [, place = "", name = ""] =
      (kind === "heading" && RANKED.exec(text.normalize("NFKC").trim())) || [];
    return place ? [{ place: Number(place), name: name.trim(), blockIndex }] : [];
  });
  const isCounted = heads.every(({ place }, at) => place === at + 1);
  const isCountedDown = heads.every(({ place }, at) => place === heads.length - at);
  if (heads.length < FEWEST || !(isCounted || isCountedDown)) return [];
  const partOf = (from: number) => {
    const end = blocks.findIndex(({ kind }, at) => at > from && kind === "heading");
    return blocks.slice(from + 1, end === -1 ? undefined : end);
  };
  // An amount without a word is the price where each of the things has exactly one.
  const isPricedAlone = heads.every(({ blockIndex }) => pricesAlone(partOf(blockIndex)).length === 1);
  const compared = comparedIn(
    blocks,
    heads.map(({ name }) => name),
  );
  // A thing without a heading is told below the one before it.
  const listed = compared?.names ?? [];
  const isLost = (name: string | undefined) =>
    name !== undefined && !heads.some((head) => head.name === name);
  const ranked = heads.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
  const isInOrder = listed.filter((name) => !isLost(name)).join() === ranked.join();
  const isTorn = (name: string) => {
    const at = listed.indexOf(name);
    return isInOrder ? isLost(listed[at - 1]) || isLost(listed[at + 1]) : listed.some(isLost);
  };
  return heads
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, name, blockIndex }) => {
      const whole = partOf(blockIndex);
      const own = isTorn(name) ? whole.slice(0, 1) : whole;
      const alone = isPricedAlone ? pricesAlone(own) : [];
      const stated = new Set([...own.flatMap(({ text }) => priceIn(text)), ...alone]);
      const listed = compared?.prices.get(name);
      const prices = stated.size === 0 && listed ? new Set([listed]) : stated;
      const [price] = COSTS.test(name) || prices.size > 1 ? [] : prices;
      const sentences = own
        .filter(({ kind, text }) => kind === "paragraph" && !ROW.test(text) && text.includes("。"))
        .flatMap(({ text }) => splitScript(text).map((one) => one.text));
      const first = sentences.findIndex((text) => !POINTS.test(text));
      return {
        name,
        rank: `${place}位`,
        price: price ?? null,
        rows: [],
        text: [
          ...(first === -1 ? [] : sentences.slice(first)),
          ...own.flatMap(({ text }) => asSaid(text)),
        ].join(""),
        blockIndex,
      };
    });
}
const pricesAlone = (own: readonly Block[]): string[] =>
  own.flatMap(({ kind, text }) => {
    const [, signed, plain] = (kind === "paragraph" && PRICE_ALONE.exec(text.normalize("NFKC").trim())) || [];
    return signed || plain ? [`${signed ?? plain}円`] : [];
  });
function priceIn(text: string): string[] {
  const [, signed, plain] = PRICED.exec(text.normalize("NFKC").trim()) ?? [];
  return signed ? [`${signed.replace(/^[¥￥]\s?/u, "")}円`] : plain ? [plain] : [];
}

/** By what they were judged: 「編集部が8台を買い、運転音と手間を比べました。」, 「売れ行きの順に並べました。」 */
const JUDGED =
  /(?:比べ|比較し|検証し|測り|測定し|調べ|評価し|採点し|試し|選び|選定し)(?:て(?:い|み)?)?(?:ました|ます)。$/u;
/** Somebody of the site did it, or did it with so many things: others who compared and looked are of another story. */
const BY_SITE =
  /^[^。]{0,16}(?:編集部|編集長|当サイト|当店|当研究[所室]|当[編誌社]|本誌|専門家|筆者)|^[^はが。]{0,16}(?:\d|[二三四五六七八九十百])+\s?(?:台|個|点|本|種類?|商品|製品|機種|銘柄|冊|社|枚|足|つ)[をの]/u;
const IN_ORDER =
  /(?:売れ行き|売り?上げ?|人気|評価|点数|得点|得票数?|票|口コミ|回答)[^、。]{0,10}順に並べ(?:てい)?(?:ました|ます)。$|(?:アンケート|投票|回答|票|口コミ|売上)[^。]{0,16}集計し(?:てい)?(?:ました|ます)。$/u;
const tellsHow = (text: string) =>
  IN_ORDER.test(text) || (JUDGED.test(text) && BY_SITE.test(text.normalize("NFKC")));
const OPENS = /^(?:そこで|さて|では)?、?(?:今回は?|この記事では|本記事では|ここでは)?、?/u;
const OURS = /ください|いきましょう|チェック|ご紹介/;

/** The sentence above a ranking that says how its things were judged; null where the page does not tell. */
export function judgedOn({ blocks }: Page, before: number): { text: string; blockIndex: number } | null {
  for (const [blockIndex, { kind, text }] of blocks.slice(0, before).entries())
    for (const sentence of kind === "paragraph" ? splitScript(text).map((one) => one.text) : [])
      if (tellsHow(sentence) && !OURS.test(sentence))
        return { text: sentence.replace(OPENS, ""), blockIndex };
  return null;
}

/** How many a title promises: 「おすすめ8選」, 「トップ10」; null where it promises none. */
export const promisedBy = (title: string): number | null => {
  const [, picked, top] =
    /(\d{1,3})\s?選|(?:TOP|トップ|ベスト)\s?(\d{1,3})/iu.exec(title.normalize("NFKC")) ?? [];
  return picked || top ? Number(picked ?? top) : null;
};

const MOST_SENTENCES = 6;
/** How many sentences each place of a ranking is given within so many seconds, the first places more of them. */
export function sharesOf(
  items: readonly Item[],
  budget: number,
  secondsOf: (item: Item, sentences: number) => number,
): number[] {
  const shares = items.map(() => 1);
  let left = budget - items.reduce((sum, item) => sum + secondsOf(item, 1), 0);
  // A place far down is not praised without the reason why it stands there.
  const inTurn = (most: number) =>
    [...items.entries()].toSorted(([, a], [, b]) =>
      most === 2 ? Number(hasDrawback(b.text)) - Number(hasDrawback(a.text)) : 0,
    );
  for (let most = 2; most <= MOST_SENTENCES; most += 1)
    for (const [at, item] of inTurn(most)) {
      const more = secondsOf(item, most) - secondsOf(item, most - 1);
      if (more === 0 || more > left || shares[at] !== most - 1) continue;
      shares[at] = most;
      left -= more;
    }
  return shares;
}
