import { menuIn } from "#kernel/critic/machinery";
import type { Fact, Page } from "#kernel/page";
import { phraseLines, phrases } from "#kernel/text/phrases";
import type { Tie } from "#kernel/ties/tie";
import { speakable } from "../../text/signs/speakable.ts";
import { amountsBySize } from "./amounts-by-size-ja.ts";
import { isEnglishLabel, labelledLinesOf } from "./labelled-lines-en.ts";
import { labelledLinesInJapanese } from "./labelled-lines-ja.ts";
import { modedRowsIn } from "./moded-rows-ja.ts";
import { withWholeName } from "./person-names-ja.ts";
import { isUnsaidRow, valueSaid } from "./row-said-ja.ts";

/** Facts that are said elsewhere or never: codes and terms of sale. */
const UNSPOKEN = phrases("unspoken-labels");
/** Buyers ask for these first, in this order. */
const IMPORTANT = phraseLines("spoken-labels").map((line) => new RegExp(line, "i"));
const NO_VALUE =
  /^(yes|no|true|false|n\/?a|none|other|see .*|あり|なし|有り?|無し?|有|無|-+|—|‐|ー|不明|その他|[✓○◯×xX]|送料|料金|価格|金額|値段|数量|単価|備考|詳細)$/i;
/** "FD2722-002": a number of the trade. */
const CODE = /^(?=.*\d.*\d)(?=.*\p{Lu})[\p{Lu}\d-]{6,}$/u;
const LONGEST = { ja: { label: 10, value: 26 }, en: { label: 26, value: 46 } };

export interface Spec {
  /** The fact or the block that states it. */
  place: { factId: string | null; blockIndex: number | null };
  label: string;
  value: string;
  /** Whether it fills a sentence, and what of that each place states. */
  isSentence?: boolean;
  /** The end of its sentence, where it is no 「です」. */
  ending?: string;
  parts?: Tie[];
}

export interface SpecRow extends Spec {
  /** Whether it may tell of a part that only a thing of this kind has. */
  isPart: boolean;
}

/** Rows of a specification that somebody would say aloud, the most important ones first. */
export function specsOf(page: Page, isTold: (value: string) => boolean = () => false): Spec[] {
  const { facts, language } = page;
  const most = LONGEST[language];
  const seen = new Set<string>();
  const rows = facts.filter((fact) => fact.kind === "specification" && isProperty(fact, page));
  // A row above numbered ones is the head of another table.
  const heads = new Set(rows.filter((_, index) => /^[\d０-９]/.test(rows[index + 1]?.label ?? "")));
  const stated = rows
    .filter((row) => !heads.has(row))
    .map(({ id, label, value }): SpecRow => {
      return { place: { factId: id, blockIndex: null }, label: label ?? "", value, isPart: false };
    });
  const lines = language === "ja" ? labelledLinesInJapanese(page) : labelledLinesOf(page);
  const all = [...stated, ...lines];
  const isOfOnePart = language === "en" && all.some(({ label }) => PART_MADE.test(label.trim()));
  const sayable = all
    .filter(({ label }) => !isOfOnePart || !/^materials?$/i.test(label.trim()))
    // "Length x height" has two names for one value.
    .filter(({ label }) => !/ [x×] /i.test(label))
    .map((row) => ({
      ...row,
      label: bare(row.label, language),
      value: spoken(STATE.test(row.label) ? stateSaid(row.value) : withWholeName(row), row.label, language),
    }))
    .filter(({ label, value, isPart }) => {
      const isSayable =
        label.length > 1 &&
        label.length <= most.label &&
        value.length > 0 &&
        value.length <= (STATE.test(label) ? LONGEST_STATE : most.value) &&
        isLabel(label) &&
        (language === "ja" || isPart || isEnglishLabel(label)) &&
        !UNSPOKEN.test(label) &&
        !(language === "ja" && isUnsaidRow(label, value)) &&
        menuIn(`${label} ${value}`) === null &&
        isValue(value, language) &&
        (ALLERGENS.test(label) || !isTold(value)) &&
        !seen.has(value) &&
        !seen.has(label);
      seen.add(value).add(label);
      return isSayable;
    });
  // The few figures that are told are those that matter most, wherever the table has them.
  const few = fewOf(byRank(sayable)).map(({ place, label, value }): Spec => ({ place, label, value }));
  const amounts = amountsBySize(page);
  return language === "ja" ? withModes(amounts ? [amounts, ...few] : few, facts, isTold) : few;
}

/** Where a thing's modes have two values each, they are what its buyers ask for first. */
function withModes(rows: Spec[], facts: readonly Fact[], isTold: (value: string) => boolean): Spec[] {
  const moded = modedRowsIn(facts, (label) => rankOf(label) < IMPORTANT.length);
  if (!moded || moded.parts.every(({ text }) => isTold(text))) return rows;
  const { label, said, parts } = moded;
  const ties = parts.map((part) => ({ ...part, blockIndex: null }));
  const place = { factId: parts[0]?.factId ?? null, blockIndex: null };
  return [{ place, label, value: said, isSentence: true, parts: ties }, ...rows];
}

/** A dish that is named for its fish does not say that there is fish in it. */
const ALLERGENS = /^(?:アレルギー|アレルゲン|特定原材料)/u;
/** Of a used thing one asks first how it has been kept; notes on that are said in one sentence. */
const STATE = /^(?:状態|コンディション)$/u;
const LONGEST_STATE = 48;
const stateSaid = (value: string) =>
  /(?:ます|です|ません|[るたい])。/u.test(value) ? value : value.replace(/。(?=.)/gu, "、");

const byRank = (rows: readonly SpecRow[]) => rows.toSorted((one, other) => placeOf(one) - placeOf(other));
/** 「天板: 幅120cm、奥行80cm」: by its sides it is the size of the thing, whatever its part is called. */
const SIDES = /^(?:幅|縦|直径)約?\d.*(?:奥行|横|高さ|厚さ)/u;
const placeOf = ({ label, value }: SpecRow) =>
  rankOf(SIDES.test(value) && !label.includes("の") ? "サイズ" : label);

const fewOf = (rows: readonly SpecRow[]) =>
  rows
    .filter(
      (row, index, all) => !isMeasured(row) || isSide(row) || measuredIn(all.slice(0, index)) < MOST_MEASURED,
    )
    .filter(({ isPart }, index, all) => !isPart || partsIn(all.slice(0, index)) < MOST_PARTS);

/** Beside "Handle material" the bare "Material" is of the other part, and nobody hears of which. */
const PART_MADE =
  /^(?!(?:main|outer|item|product|shell|upper|fabric|raw|packag\w+|lining|inner|insole|sole|other)\b)\p{L}[\p{L} -]{2,24} materials?\s*:?$/iu;

/** A listener keeps two or three figures. */
const MOST_MEASURED = 3;
const isMeasured = ({ value }: SpecRow) => /\d\s?(?:\p{L}|["”″′°%％㎝㎜])/u.test(value);
/** The sides of a thing are one figure. */
const isSide = ({ label }: SpecRow) =>
  /^(?:(?:overall|product|item) )?(?:length|width|height|depth)$/i.test(label);
const measuredIn = (rows: readonly SpecRow[]) =>
  rows.filter((row) => isMeasured(row) && !isSide(row)).length + Number(rows.some(isSide));
const partsIn = (rows: readonly SpecRow[]) => rows.filter(({ isPart }) => isPart).length;
/** Of the parts that only a thing of this kind has, so many are told. */
const MOST_PARTS = 3;
const rankOf = (label: string) => {
  const place = IMPORTANT.findIndex((pattern) => pattern.test(label));
  return place === -1 ? IMPORTANT.length : place;
};

const bare = (label: string, language: Page["language"]) =>
  speakable(label, language)
    .replace(/^[*#•・\s]+/, "")
    .replace(/\s*[:：]\s*$/, "")
    .replace(/\s*[(（][^()（）]*[)）]\s*$/, "")
    .replace(/^アレルギー(?:表示)?$/u, "アレルギー物質");

/** Words in brackets that limit a value: without them it would say too much. */
const LIMITS = /時|のみ|だけ|限|あたり|当たり|につき|除|最[大小]|以[上下]|未満|[側別]|場合|毎|ごと|目安/;
const BRACKETED = /[(（]([^()（）]*)[)）]/g;
/** 「四六判 函 帯欠 312頁」: a figure among words is another property. */
const MOST_PIECES = 2;

/** Whether a Japanese row states one property that a listener can follow; an English one says so by its label. */
function isProperty({ label, value }: Fact, { language, title, site }: Page): boolean {
  if (language === "en") return true;
  const name = label?.trim() ?? "";
  const isShop =
    OF_SHOP.test(name) || name === site || (isTitled(name, title) && rankOf(name) === IMPORTANT.length);
  if (isShop || /[|｜]/.test(value)) return false;
  if ([...value.matchAll(BRACKETED)].some(([, aside = ""]) => LIMITS.test(aside))) return false;
  const plain = value.replace(BRACKETED, "").trim();
  // Of several values nobody hears to which mode each belongs: 「350 / 120 / 15 ルーメン」.
  const modes = plain.split(/\s*[/／]\s*/);
  if (modes.length > 1 && modes.every((mode) => /\d/.test(mode))) return false;
  const pieces = plain.replace(JOINED, "").split(/[ 　]+/);
  return (
    pieces.length <= MOST_PIECES ||
    /[、,]/.test(plain) ||
    new Set(pieces.map((piece) => /\d/.test(piece))).size === 1
  );
}
const JOINED = /[ 　]*[×x✕X~〜～–-][ 　]*|(?<=\d)[ 　]+(?=[a-z㎝㎜%％])/g;
const OF_SHOP = /(?:会社|商店|商会|通商|本舗|書店|工房|ショップ|ストア|ショッピング|店)$/;
/** 「電源 まめ電子通商 -電子部品-」: what the title has by itself is a name and no property. */
const isTitled = (label: string, title: string) =>
  label.length >= SHORTEST_NAME && title.split(/[\s　|｜:：【】-]+/).includes(label);
const SHORTEST_NAME = 4;

/** A question, a sentence, a number or a unit is no name of a row; nor is a Japanese verb, such as 揚げる. */
const isLabel = (label: string) =>
  !/[?？。.!！¥￥$€£/:：]|^\d|\d$/.test(label) && /\p{L}{2}/u.test(label) && !JAPANESE_VERB.test(label);
const JAPANESE_VERB = /\p{Script=Han}\p{Script=Hiragana}*[うくぐすつぬぶむる]$/u;

function isValue(value: string, language: Page["language"]): boolean {
  // A price of one size or set; old pages write it in wide signs.
  if (/[¥$€£]|\d\s?円/.test(value.normalize("NFKC"))) return false;
  if (NO_VALUE.test(value) || CODE.test(value) || /https?:|[:：;；|~【】]/.test(value)) return false;
  if (/[。!?！？]|[.]\s*\S/.test(value.replace(/\d\.\d/g, ""))) return false;
  if (/(ください|です|ます|ません|[るたい])$/.test(value)) return false;
  // A fraction would be read as two numbers.
  if (language === "en" && /\d\s?\/\s?\d/.test(value)) return false;
  if (language === "en" && /[^\p{ASCII}½¼¾×″”°²³µé–—’]/u.test(value)) return false;
  // Two cells that ran into each other.
  return !/\p{Ll}{2}\p{Lu}\p{Ll}|\d\p{Lu}\p{Ll}{2}/u.test(value);
}

/** "20 x 30 cm" is said "20 by 30 cm"; a slash between values is a comma. */
function spoken(value: string, label: string, language: Page["language"]): string {
  // 「約14×30cm ※付属の袋」: the note is no part of the value.
  const bare = language === "ja" ? value.replace(/(?<=\S)\s*※(?!\s?\d).*$/u, "") : value;
  const plain = speakable(bare, language).replace(/[.。、,\s]+$/, "");
  if (language === "ja") return valueSaid(plain, label);
  return (
    plain
      .replace(/(?<![\p{L}\d])[LWHD]\s?(?=\d)/gu, "")
      .replace(
        /(?<=\d)\s?[LWHD](?=\s*(?:[×x✕X]|,\s*[\d.]+\s?(?:cm|mm|in\.?|["”″])?\s?[LWHD]\b))|(?<=[×x✕X,]\s*[\d.]+)\s?[LWHD]$/g,
        "",
      )
      // 62"W x 19.5"D x 33"H
      .replace(/(?<=\d\s?["”″])\s?[LWHD](?=\s*[×x✕X]|$)/g, "")
      .replace(/(?<=[\d"”″a-z])\s*[×x✕X]\s*(?=[\d½¼¾])/g, " by ")
      .replace(/(?<=\d)\s?["”″](?= by )/g, "")
      .replace(/(?<=\d)(?=(?:cm|mm|kg|m|g|ml|l)\b)/gi, " ")
      .replace(/(?<=\d )\p{Lu}\p{Ll}{3,}$/u, (unit) => unit.toLowerCase())
      .replace(/(?<=\d)\s*["”″](?=[\s,)]|$)/g, " inches")
      .replace(/\s+\/\s+/g, ", ")
  );
}
