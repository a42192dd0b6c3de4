import { phrases } from "#kernel/text/phrases";
import { hasTag, isTable, nearest } from "../../html/dom.ts";
import { columnOf, headOf, isOfMany } from "../labels.ts";
import type { Line, Piece } from "../lines.ts";
import { type Money, pricesIn } from "../money.ts";
import { isChangedFrom, isOfNamedThing } from "./former.ts";
import { labelsBehind } from "./labels-behind.ts";
import { CURRENT_WORDS, kindByWords, type PriceKind, TAXED, UNTAXED } from "./words.ts";

/** One amount of money where the page shows it. */
export interface PriceMention extends Money {
  line: Line;
  piece: Piece;
  /** The words that name it: before it, in its row's and its column's head, or on the line above. */
  label: string;
  /** Its label is the name of what the page is about. */
  isOfGoods: boolean;
  /** The head of its column in a table, or nothing. */
  column: string;
  kind: PriceKind;
  tax: "included" | "excluded" | null;
  /** The higher end of a range. */
  isHigher: boolean;
  /** The name of a link stands before it: it is the price of what the link leads to. */
  ofLink: boolean;
  /** Per cent that the words right behind it take off; 0 for none. */
  reduced: number;
}

const LONGEST_LINE = 400;
/** "1,382 〜 3,240円": the lower amount has no sign of its own. */
const RANGE = /(\d{1,3}(?:,\d{3})+|\d{2,7})(?=\s*[〜～~]\s*\d[\d,]*\s*円)/gu;
/** An amount without a sign, where the words around it say that it is one. */
const BARE =
  /(?<![\d,.:：/#№\p{L}]|[\p{L}\d]-)(\d{1,3}(?:,\d{3})+|\d{2,7}(?:\.\d\d)?)(?![\d,.%％個点件名人枚本冊号:：/\p{L}]|-[\p{L}\d]|\s?(?:pt|cm|mm|kg|g|ml|ポイント))/giu;

/** Every amount on the lines, with what the page calls it; on line `anchor` stands the name of what it is about. */
export function mentionsOn(lines: readonly Line[], anchor?: number): PriceMention[] {
  const goods = lines.find(({ order }) => order === anchor)?.text;
  let head = "";
  return lines.flatMap((line, index) => {
    if (isHeading(line.block)) head = line.text;
    const found = mentionsOf(line, lines, index, goods);
    if (COMPARES.test(head) && nearest(line.block, isTable)) return found.map(asOther);
    return OF_OPTIONS.test(head) ? found.map((one) => asExtra(one, head)) : found;
  });
}

const isHeading = hasTag("H2", "H3", "H4", "H5", "H6");
const OF_OPTIONS =
  /^(?:有料|追加|各種|別売)?(?:の)?オプション(?:料金|価格|品|サービス|一覧)?(?:のご案内|について)?$/u;
/** Below 「オプション」 each amount with words of its own is of one of them. */
const asExtra = (one: PriceMention, head: string): PriceMention =>
  one.kind === "current" &&
  one.label !== head &&
  /\p{L}{2}/u.test(one.label) &&
  !CURRENT_WORDS.test(one.label)
    ? { ...one, kind: "extra" }
    : one;
/** In a table below 「ほかのモデルと比べる」 the amounts are those of other things. */
const COMPARES = phrases("heading-comparisons");
const asOther = (one: PriceMention): PriceMention =>
  one.kind === "current" || one.kind === "former" ? { ...one, kind: "extra" } : one;

function mentionsOf(line: Line, lines: readonly Line[], index: number, goods?: string): PriceMention[] {
  if (!/[\d０-９]|[十百千万].*円/u.test(line.text) || line.text.length > LONGEST_LINE) return [];
  const text = line.text.normalize("NFKC");
  if (EXAMPLE.test(text)) return [];
  const scale = text.length === line.text.length;
  const found = amountsIn(text, () => headOf(line, lines, index));
  const behindAll = labelsBehind(text, found);
  let end = 0;
  let last = "";
  return found.map(({ amount, currency, index: at, excerpt }, nth) => {
    const piece = scale ? pieceAt(line, at + excerpt.search(/\d/)) : pieceWith(line, excerpt);
    const own = text.slice(end, at);
    const behind = text.slice(at + excerpt.length, found[nth + 1]?.index ?? text.length).slice(0, 30);
    // 「118,800円～195,800円（税込）」: what is said behind the higher amount is said of both.
    const next = found[nth + 1];
    const higher = next && isRange(behind, currency) ? next : undefined;
    const behindNext = next ? text.slice(next.index + next.excerpt.length).slice(0, 30) : "";
    const isGivenUp = next !== undefined && isChangedFrom(own.slice(-80), behind, behindNext);
    const rangeEnd = higher ? higher.index + higher.excerpt.length : at + excerpt.length;
    end = at + excerpt.length;
    const before = own.replace(TAX_BEHIND, "").replace(BADGE, "").slice(-40);
    const above = /[\p{L}]/u.test(before) ? "" : headOf(line, lines, index);
    const head = REDUCTION.test(above) || RATED.test(above) ? "" : above;
    const named = `${head} ${before}`.trimStart();
    // "定価 4,180円(税抜)／4,598円(税込)": the second amount has the first one's name.
    // 「定期初回 通常5,940円 → 1,980円」: what takes the place of a usual price has the name before that one.
    const isSame = nth > 0 && SAME.test(own);
    const ownName = /\p{L}/u.test(before) ? (isSame ? `${last} ${before}` : before) : null;
    const name = nth === 0 ? named : (ownName ?? (isSame ? last : replaced(own, last)));
    const column = columnOf(piece.element);
    const label = behindAll?.[nth] ?? [column, name].filter(Boolean).join(" ").trim();
    last = name;
    // 「【送料込】干物セット」, 「バターケース 200g用」: the goods' own name says nothing of what the amount below it is.
    const isOfGoods = nth === 0 && !behindAll && head !== "" && head === goods;
    const words = isOfGoods ? [column, before].join(" ") : label;
    const isOfOther = isOfNamedThing({ piece, line });
    const linked = line.pieces.findLast(
      (one) => one.linked && one.start < at && one.start >= at - own.length - excerpt.length,
    );
    return {
      amount,
      currency,
      line,
      piece,
      label,
      isOfGoods,
      column,
      kind:
        (piece.struck && !isOfOther) || REPLACES.test(behind) || isGivenUp
          ? "former"
          : isOfOther || isComing(text.slice(0, at), behind)
            ? "extra"
            : isOfMany(column) || isPartOf(found[nth - 1]?.amount, amount, behind)
              ? "unit"
              : (kindByWords(words, behind.replace(AND_SENDING, "")) ?? "current"),
      tax:
        taxOf(
          (nth === 0 ? own : own.replace(TAX_BEHIND, "")).slice(-40),
          higher ? text.slice(rangeEnd, rangeEnd + 30) : next ? behind.replace(TAX_OF_NEXT, "") : behind,
          label,
        ) ?? (REPLACES.test(own) && TAXED.test(text) ? "included" : null),
      isHigher: nth > 0 && (isRange(own, currency) || rises(found[nth - 1]?.amount, own, amount)),
      reduced: Number(/^\s*\(?(?:[-−–]\s?(?=\d+\s?%)|(?=\d+\s?% off))(\d{1,2})\s?%/i.exec(behind)?.[1] ?? 0),
      ofLink:
        linked !== undefined &&
        /\p{L}{2}/u.test(linked.text) &&
        !CURRENT_WORDS.test(linked.text) &&
        linked !== piece,
    };
  });
}

/** "£31.20 £2.60 a bottle": behind the price of twelve what one of them costs. */
const isPartOf = (whole: string | undefined, amount: string, behind: string) => {
  const count = Number(whole) / Number(amount);
  const isWhole = Math.abs(count - Math.round(count)) < NEARLY * count;
  return count >= FEWEST && isWhole && /^\s*(?:an?|per) \p{Ll}{2}/u.test(behind);
};
/** "$24.00 $12.00 a pair" is a sale. */
const FEWEST = 2.5;
/** Shops round what one costs. */
const NEARLY = 0.005;

/** 「2,860円(税込)＋送料330円」: the amount is that of the goods. */
const AND_SENDING = /\s*[＋+]\s*(?:全国一律)?(?:送料|配送料).*$/u;
/** 「1月5日以降は6,400円になります」: nobody pays it yet, or nobody says so. */
const isComing = (before: string, behind: string) =>
  /(?:以降|注文分?より|注文分?から|[月日]より|[月日]から)[^。\d]*(?:\d[\d年月日cm]*[^。\d円]*)?$/u.test(
    before,
  ) && /^\s*(?:\(?税込\)?)?\s*[にへ](?:なります|変わります|値上げ|改定|変更|改めます)/u.test(behind);

/** 「例：45,800円の機器を購入した場合、…」: an amount that is only reckoned with. */
const EXAMPLE = /^\s*(?:例えば|(?:[(【[]\s?)?(?:(?:計算|試算|補助|助成|支給)の?)?例\s?\d{0,2}\s?[:、)】\]])/u;

/** Signs between two amounts of one name, and between a former and a present one. */
const SAME = /^(?=.*[／/、,(（税])[\s／/、,()（）税込抜別]*$/u;
const isRange = (between: string, currency: string | null) =>
  (currency === "JPY" ? /^\s*[~〜～–—]\s*$/u : /^\s*[~〜～]\s*$/u).test(between);
/** "$128.00 – $164.00": behind a dash a lower amount is the new price, and a higher one the end of a range. */
const rises = (before: string | undefined, between: string, amount: string) =>
  /^\s*[–—]\s*$/u.test(between) && Number(before) < Number(amount);
/** 「10%OFF」 in a line of its own is a badge, and no name of the amount below it. */
const REDUCTION = /^[\d０-９]{1,2}\s?[%％]\s?(?:OFF|オフ|引き?)[!！]?$/iu;
/** 「17%OFF¥7,480」: neither is it on the line of the amount. */
const BADGE = /^\s*[\d０-９]{1,2}\s?[%％]\s?(?:OFF|オフ|引き)[!！]?\s*$/iu;
/** 「★★★★★ 4.6 342件の口コミ」 above a price is no name of it, either. */
const RATED = /[★☆]{2}|\d\s?件の?(?:口コミ|クチコミ|レビュー|評価)|\breviews?\b/iu;
const replaced = (between: string, name: string) =>
  REPLACES.test(between)
    ? name.replace(/(?:メーカー)?(?:希望小売|通常|定|参考|標準|税込)価?格?[:：\s]*$/u, "").trim()
    : "";
const REPLACES = /^\s*(\(?税込\)?)?\s*[→⇒➡►▶➜＞>»]+\s*$/u;

const CURRENCY_OF_BARE = (text: string) => (/円|税込|税抜|[぀-ヿ]/.test(text) ? "JPY" : null);

/** Amounts with a sign; where there are none and the words ask for one, those without. */
function amountsIn(text: string, head: () => string) {
  const signed = pricesIn(text);
  const low = [...text.matchAll(RANGE)]
    .filter(
      (match) =>
        !signed.some(({ index, excerpt }) => index <= match.index && match.index < index + excerpt.length),
    )
    .map((match) => ({
      amount: match[0].replaceAll(",", ""),
      currency: "JPY",
      index: match.index,
      excerpt: match[0],
    }));
  if (signed.length > 0) return [...signed, ...low].sort((a, b) => a.index - b.index);
  if (text.length > 60) return [];
  const asks =
    TAXED.test(text) || CURRENT_WORDS.test(text.replace(/[\d,.\s].*$/, "")) || CURRENT_WORDS.test(head());
  if (!asks) return [];
  return [...text.matchAll(BARE)].slice(0, 1).map((match) => ({
    amount: match[0].replaceAll(",", ""),
    currency: CURRENCY_OF_BARE(text + head()),
    index: match.index,
    excerpt: match[0],
  }));
}

/** Words on the tax right behind an amount: 「5,400円(税込) 会員 5,000円」, but not 「7,480円(税込8,228円)」. */
const TAX_BEHIND = /^\s*(?:[(（[]\s?(?:税込|税抜|税別)\s?[)）\]]|(?:税込|税抜|税別)(?![\s¥￥]*$))/u;
/** 「1,980円(本体1,800円+税)」: the word belongs to the amount behind it. */
const TAX_OF_NEXT = /[(（[／/、,\s](?:税込み?|税抜き?|税別|本体(?:価格)?)[:：\s¥￥]*$/u;

/** "£9.20 a packet, VAT included" */
const OF_ONE = /^\s*(?:each|(?:an?|per) \p{Ll}{2,12}),(?=\s)/u;

function taxOf(before: string, behind: string, label: string): PriceMention["tax"] {
  const near = behind.replace(OF_ONE, "").slice(0, 14);
  const [untaxed, taxed] = [near.search(UNTAXED), near.search(TAXED)];
  if (untaxed >= 0 && (taxed === -1 || untaxed <= taxed)) return "excluded";
  if (taxed >= 0) return "included";
  if (TAXED.test(before) && !UNTAXED.test(before)) return "included";
  if (UNTAXED.test(before) || UNTAXED.test(label)) return "excluded";
  return TAXED.test(label) ? "included" : null;
}

const pieceAt = (line: Line, at: number) =>
  line.pieces.findLast((piece) => piece.start <= at) ?? (line.pieces[0] as Piece);
/** Full-width signs shift places: the piece is the one that holds the digits. */
const pieceWith = (line: Line, excerpt: string) => {
  const digits = excerpt.match(/\d+/)?.[0] ?? "";
  return line.pieces.find(({ text }) => text.normalize("NFKC").includes(digits)) ?? (line.pieces[0] as Piece);
};
