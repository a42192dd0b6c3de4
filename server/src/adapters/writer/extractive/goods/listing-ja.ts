import { divided } from "../text/divided.ts";
import type { ListingPhrases, SaidItem } from "./listing.ts";

const quoted = (name: string) => (/[「」]/.test(name) ? `『${name}』` : `「${name}」`);

export const listingJa: ListingPhrases = {
  opening({ style, name, site }, count) {
    const from = site ? `${site}の` : "";
    const some = count ? `全${count}のうち、いくつかを` : "いくつかを";
    return {
      product: [`${from}${quoted(name)}から、${some}ご紹介します。`],
      news: [`${from}${quoted(name)}から、${some}お伝えします。`],
      narration: [`${from}${quoted(name)}から、${some}お届けします。`],
      talk: ["こんにちは。", `今日は、${from}${quoted(name)}から、${some}ご紹介します。`],
    }[style];
  },

  item(item, turn, isLast) {
    const about = [item.gist, priced(item), ...rowed(item)].filter((part) => part !== null);
    const name = quoted(item.name);
    if (item.rank)
      return [`${item.rank}は、${name}${about.length > 0 ? `で、${about.join("で、")}` : ""}です。`];
    const turned = turn === 0 ? "まずは" : isLast ? "そして" : (TURNS[turn % TURNS.length] ?? "");
    if (about.length === 0 || rowed(item).length > 1)
      return [`${turned}、${name}です。`, ...(about.length > 0 ? [`${about.join("、")}です。`] : [])];
    return item.gist
      ? [`${name}は、${about.join("で、")}です。`]
      : [`${turned}、${name}、${about.join("、")}です。`];
  },

  closing({ style, site }) {
    const where = site ? `${site}のページ` : "元のページ";
    return {
      product: [`このほかは、${where}でご覧ください。`],
      news: [`以上、${where}からお伝えしました。`],
      narration: [`このほかは、${where}でご覧いただけます。`],
      talk: ["気になるものは、ありましたか。", `ほかにもいろいろ、${where}でご覧ください。`],
    }[style];
  },

  brief: ({ style }) => [style === "news" ? "以上、お伝えしました。" : "ほかは、元のページにあります。"],
};

const TURNS = ["次に", "続いて"];
const TAX = { included: "税込みで", excluded: "税抜きで" };

/** The price by itself, where no row says for what it is paid. */
const priced = ({ said, tax, rows }: SaidItem) =>
  said && rows.every(({ value }) => !value.includes(said)) ? `価格は${tax ? TAX[tax] : ""}${said}` : null;

/** "日時は…、場所は…": short rows whose labels are words. */
const rowed = ({ rows }: SaidItem): string[] =>
  rows
    .filter(({ value }) => value.length <= 24 && !/[／/。]/.test(value))
    .slice(0, 3)
    .map(({ label, value }) => `${label}は${divided(value)}`);
