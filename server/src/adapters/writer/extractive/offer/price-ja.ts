import type { Fact, Page } from "#kernel/page";
import type { Tie } from "#kernel/ties/tie";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { Draft, Offer } from "../draft.ts";
import { currencyName, wholeAmount } from "../facts.ts";
import { chosenKind } from "./chosen-kind.ts";
import { areTaxedByNote, isTaxedByNote, isUntaxedByNote, untilTold } from "./variants-ja.ts";

const units: Record<string, string> = {
  JPY: "円",
  USD: "ドル",
  EUR: "ユーロ",
  GBP: "ポンド",
  CNY: "元",
  KRW: "ウォン",
};

/** The price of a thing, its former one, and whether the tax is in it. */
export function priceTold(
  { blocks, facts, summary }: Page,
  style: ScriptStyle,
  { price: now, usual, isLowest }: Offer,
): Draft[] {
  if (!now) return [];
  const said = money(now);
  const blockIndex = blocks.findIndex(({ text }) => text.includes(said));
  const { shown, excerpt } = now.provenance ?? {};
  const places = [blocks[blockIndex]?.text, shown, excerpt];
  const tax =
    places.reduce((known, place) => known || taxOf(place ?? "", said), "") ||
    (isTaxedByNote(facts) || areTaxedByNote(blocks) ? "税込みで" : isUntaxedByNote(blocks) ? "税抜きで" : "");
  const monthly = isMonthly([...places, summary, ...blocks.map(({ text }) => text)], said) ? "毎月" : "";
  const several = places.reduce((known, place) => known || severalOf(place ?? "", said), "");
  const isRange = isLowest && now.currency === "JPY" && isOfRange(shown ?? excerpt ?? "", now.value);
  // The price of one size is the usual price of none of the others.
  const before = usual && !isRange ? money(usual) : null;
  const until = untilTold(now, usual);
  // A former price may be that of another kind.
  const kind = before || isLowest || several ? null : chosenKind(now, facts);
  const chosen = kind ? `${kind.replace(/[（(][^（）()]*[)）]$/u, "")}が` : "";
  const tie: Tie = { text: said, blockIndex: blockIndex === -1 ? null : blockIndex, factId: now.id };
  const isBid = isOfAuction(blocks);
  const subject: Record<ScriptStyle, string> = {
    product: "価格は、",
    news: "価格は",
    narration: "お値段は、",
    talk: "そしてお値段は、",
  };
  return [
    {
      text: `${isBid ? "現在の入札額は、" : subject[style]}${until}${before ? formerTold(usual, before) : ""}${several}${chosen}${monthly}${tax}${said}${isLowest ? "から" : ""}です。`,
      ties: [...(usual && before ? [{ text: before, blockIndex: null, factId: usual.id }] : []), tie],
    },
  ];
}

/** 「1,382 〜 3,240円」: the price is the least of several, and the largest is told on the page. */
function isOfRange(text: string, least: string): boolean {
  const plain = text.normalize("NFKC").replace(/(?<=\d),(?=\d{3})/g, "");
  const [, low, high = ""] = /^[¥￥]?\s?(\d+)\s?円?\s?[~〜～–—]\s?[¥￥]?(\d+)\s?円/.exec(plain) ?? [];
  return low === least && Number(high) > Number(low);
}

/** 「毎月3,850円」, 「月額 3,850円」, 「3,850円／月」: it is paid again and again. */
function isMonthly(places: readonly (string | null | undefined)[], price: string): boolean {
  const amount = price.replace(/[,円]/g, "");
  const paid = new RegExp(
    `(?:毎月|月額|月々|ひと月|1[かヶカケ]月)(?:[：:、\\s]|税込み?|[（(]税込み?[)）])*[¥￥]?${amount}円|(?<!\\d)${amount}円(?:[（(][^（()）]*[)）])?\\s?[/／]\\s?1?[かヶカケ]?月`,
    "u",
  );
  return places.some((text) => paid.test((text ?? "").normalize("NFKC").replace(/(?<=\d),(?=\d{3})/g, "")));
}

/** At an auction nobody asks a price: it is bid so far. */
const isOfAuction = (blocks: Page["blocks"]) =>
  blocks.filter(({ kind, text }) => kind === "table_row" && BIDS.test(text)).length > 1;
const BIDS = /入札|落札|オークション|自動延長|開始時の価格|即決価格/u;

/** 「74,800円から値下げして、」: a price that was asked once is no usual one. */
const formerTold = (usual: Fact | null, before: string) =>
  MARKED_DOWN.test(usual?.provenance?.excerpt ?? "")
    ? `${before}から値下げして、`
    : `${usualName(usual)}${before}のところ、`;
const MARKED_DOWN =
  /値下げ(?:しま|いたしま|済|$|[\s　（(])|旧(?:価格|売価)|当初の?(?:販売)?価格|(?:変更|改定)前の?価格/u;

/** 「希望小売価格」: the maker's wish is no price that anybody asked before. */
const usualName = (usual: Fact | null) =>
  /希望小売価格|参考(?:小売)?価格/u.exec(usual?.provenance?.excerpt ?? "")?.[0] ?? "通常";

/** Reads whether the tax is included from the words beside the price. */
function taxOf(text: string, price: string): string {
  // Behind a range it is said of both ends.
  const plain = text
    .normalize("NFKC")
    .replace(/,/g, "")
    .replace(/(?<=\d)円?\s?[〜～~–—]\s?[¥￥]?\d+(?=円)/g, "");
  const amount = price.replace(/[,円]/g, "");
  const at = plain.indexOf(amount);
  if (at === -1) return "";
  // 「1,382円（税抜 1,280円）」: it is said of the other amount.
  const behind = plain.slice(at, at + amount.length + BESIDE).replace(/税[込抜別]\s?[¥￥]?\d.*$/u, "");
  const before = plain.slice(Math.max(0, at - BESIDE), at);
  // 「本体1,500円＋税 税込 1,650円」: of two words before it the nearer one is its own.
  // 「1,382円（税抜 1,280円）」: of two amounts the other one is without it.
  const without = Number(OTHER_WITHOUT.exec(plain.slice(at + amount.length))?.[1]);
  if (Number(amount) > LEAST_TAX * without && Number(amount) < MOST_TAX * without) return "税込みで";
  const [word = ""] = TAX_WORD.exec(behind) ?? [...before.matchAll(EACH_TAX_WORD)].at(-1) ?? [];
  return word === "" ? "" : /税込|税こみ|内税/.test(word) ? "税込みで" : "税抜きで";
}
const BESIDE = 8;
const OTHER_WITHOUT = /^円?\s?[（(](?:税[抜別]|本体)(?:価格)?\s?[¥￥]?(\d+)円?[~〜～]?[)）]/u;
const LEAST_TAX = 1.05;
const MOST_TAX = 1.12;
const TAX_WORD = /税込|税こみ|内税|税抜|税別|外税|[＋+]税/u;
const EACH_TAX_WORD = new RegExp(TAX_WORD, "gu");

/** 「12冊 14,400円」: so many cost it, and not one. */
function severalOf(text: string, price: string): string {
  const plain = text.normalize("NFKC").replace(/(?<=\d),(?=\d{3})/g, "");
  const [, count = ""] =
    new RegExp(`(?<![\\d.])([2-9]\\d?|1\\d)(?=冊\\s${price.replace(/[,円]/g, "")}円)`).exec(plain) ?? [];
  return count ? `${count}冊で、` : "";
}

const money = ({ value, currency }: Fact) =>
  `${wholeAmount(value)}${units[currency ?? ""] ?? currencyName(currency, "ja")}`;
