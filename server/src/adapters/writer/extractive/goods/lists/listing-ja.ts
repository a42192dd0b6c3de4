import type { Item } from "#kernel/shelf/items";
import { spokenPrice } from "./list-ends.ts";
import type { ListingPhrases } from "./listing-phrases.ts";
import { rowsAsPredicate, spokenRow } from "./rows-said-ja.ts";
import type { SaidItem } from "./said-item.ts";

const quoted = (name: string) => (/[「」]/.test(name) ? `『${name}』` : `「${name}」`);

export const listingJa: ListingPhrases = {
  opening({ style, name, site }, count, told) {
    const isAll = told === "all";
    const from = site ? `${site}の` : "";
    const share = told === "most" ? "ほとんどを" : "いくつかを";
    const part = count ? `全${count}のうち、${share}` : share;
    const some = isAll ? "" : `、${part}`;
    return {
      product: [`${from}${quoted(name)}${isAll ? "を" : "から"}${some}ご紹介します。`],
      news: [`${from}${quoted(name)}から${some}お伝えします。`],
      narration: [`${from}${quoted(name)}から${some}お届けします。`],
      talk: ["こんにちは。", `今日は、${from}${quoted(name)}${isAll ? "を" : "から"}${some}ご紹介します。`],
    }[style];
  },

  item: (item, turn, isLast) =>
    item.isSoldOut ? soldOut(presented(item, turn, isLast)) : presented(item, turn, isLast),

  closing({ style, site }, isAll) {
    const where = site ? `${site}のページ` : "元のページ";
    if (isAll)
      return {
        product: [`くわしくは、${where}をご覧ください。`],
        news: [`以上、${where}からお伝えしました。`],
        narration: [`以上、${where}からお届けしました。`],
        talk: ["気になるものは、ありましたか。", `くわしくは、${where}をご覧ください。`],
      }[style];
    return {
      product: [`このほかは、${where}でご覧ください。`],
      news: [`以上、${where}からお伝えしました。`],
      narration: [`このほかは、${where}でご覧いただけます。`],
      talk: ["気になるものは、ありましたか。", `ほかにもいろいろ、${where}でご覧ください。`],
    }[style];
  },

  brief: ({ style }, isAll) => [
    style === "news"
      ? "以上、お伝えしました。"
      : `${isAll ? "くわしくは" : "ほかは"}、元のページにあります。`,
  ],
};

function presented(item: SaidItem, turn: number, isLast: boolean): string[] {
  const about = [item.gist, priced(item), ...rowed(item)].filter((part) => part !== null);
  const employer = item.card?.isEmployer ? item.card.by : null;
  const name = `${employer ? `${employer}の` : ""}${quoted(item.name)}`;
  if (item.rank)
    return [`${item.rank}は、${name}${about.length > 0 ? `で、${about.join("で、")}` : ""}です。`];
  // Only the first and the last are turned to: each with its 「続いて」 would sound like a conveyor.
  const turned = turn === 0 ? "まずは、" : isLast ? "そして、" : "";
  const predicate = item.gist || priced(item) ? null : rowsAsPredicate(sayableRows(item.rows));
  if (predicate)
    return turn === 0
      ? [`${turned}${name}です。`, `${predicate.replace(SUBJECT_OF_NAME, "$1は")}です。`]
      : [`${turned}${name}は、${predicate}です。`];
  if (item.gist && rowed(item).length > 1)
    return [
      turn === 0 ? `${turned}${name}で、${item.gist}です。` : `${turned}${name}は、${item.gist}です。`,
      `${about.filter((part) => part !== item.gist).join("、")}です。`,
    ];
  if (about.length === 0 || rowed(item).length > 1)
    return [
      `${turned || TURNS[turn % TURNS.length]}${name}です。`,
      ...(about.length > 0 ? [`${about.join("、")}です。`] : []),
    ];
  if (item.gist) return [`${name}は、${about.join("で、")}です。`];
  const price = about.length === 1 ? priced(item) : null;
  // 「まずは」 presents the thing, and no other word does.
  if (turn === 0) return [`${turned}${name}で、${about.join("、")}です。`];
  const said = price?.replace(PRICE, "") ?? about.map((row) => row.replace("は", "が")).join("、");
  return [`${turned}${name}は、${said}です。`];
}

/** 「家賃が」 goes on from the name: in a sentence of its own it is 「家賃は」. */
const SUBJECT_OF_NAME = /^([^、はが]{1,6})が/u;

/** 「4,950円です。」 alone would be heard as an offer. */
const soldOut = (said: readonly string[]): string[] =>
  said.map((text, at) =>
    at === said.length - 1 ? text.replace(/です。$/, "ですが、売り切れています。") : text,
  );

/** A name alone, or one with rows of its own, is announced. */
const TURNS = ["次は、", "続いて、"];
/** 「藍の飯碗は、2,090円です。」 needs no word that this is what it costs. */
const PRICE = /^価格は/;
const TAX = { included: "税込みで", excluded: "税抜きで" };

/** The price by itself, where no row says for what it is paid. */
const priced = ({ said, tax, rows, card, isFrom }: SaidItem) =>
  said && rows.every(({ value }) => !value.includes(said))
    ? `価格は${card?.former ? `${spokenPrice(card.former, "ja")}のところ` : ""}${tax ? TAX[tax] : ""}${said}${isFrom ? "から" : ""}`
    : null;

/** "日時は…、場所は…": short rows whose labels are words. */
const rowed = ({ rows }: SaidItem): string[] =>
  sayableRows(rows).map(({ label, value }) => `${label}は${spokenRow(value)}`);
const sayableRows = (rows: Item["rows"]) => rows.filter(isSayable).slice(0, 3);
const isSayable = ({ value }: Item["rows"][number]) => value.length <= 24 && !/[／/。]/.test(value);

/** Things of one list are told by the same rows, where they have some in common: no listener compares others. */
export function byCommonRows(items: readonly Item[]): readonly Item[] {
  const sayable = items.map(({ rows }) => new Set(rows.filter(isSayable).map(({ label }) => kindOf(label))));
  const [first = new Set<string>(), ...others] = sayable;
  const common = new Set([...first].filter((label) => others.every((labels) => labels.has(label))));
  if (items.length < FEWEST_ALIKE || common.size === 0) return items;
  // The price of a thing is told of each.
  return items.map((item) => ({
    ...item,
    rows: item.rows.filter(
      ({ label, value }) => common.has(kindOf(label)) || (item.price !== null && value.includes(item.price)),
    ),
  }));
}
const FEWEST_ALIKE = 3;
/** Two words for where something is. */
const kindOf = (label: string) => (label === "会場" ? "場所" : label);
