import type { Block, Page } from "#kernel/page";
import { amountsBelow, amountsBeside, pricesOver } from "../fees/amounts-below-ja.ts";
import { feesOn } from "../fees/fee-tables-ja.ts";
import { planTablesOn } from "../fees/plan-tables-ja.ts";
import { isToldRow, mark, markSource, sourceOf } from "../row-marks-ja.ts";
import { holdsRate, valueSpoken } from "../written-values-ja.ts";
import { isHeadRow } from "./head-rows-ja.ts";
import { ofPart, partsOn } from "./parts-ja.ts";
import { waysOn, withWaysNamed } from "./ways-ja.ts";

/** The parts of a notice by which a listener acts, the most urgent first. */
const PARTS = [
  [
    "when",
    /^(?:[A-ZＡ-Ｚ]|第[一二三四\d１-４]回?)?(?:開催|実施|利用|使用|勤務|営業|開[館園])?(?:日時?|期日|日程|会期|期間|時間|とき|月日)$|^休[館園業]期間$/u,
  ],
  ["due", /締め?切り?|期限|(?:申し?込み?|申請|応募|受付|募集|予約|提出)の?(?:受付)?(?:期[間限]|日)/u],
  ["fee", /(?:(?<!^[無有])料|[時日月年]給|給与|賃金|報酬|費|料金|代金?|価格|(?:補助|助成|支給|負担)金?額)$/u],
  ["how", /(?:申し?込み?|申請|応募|予約|参加|提出|注文|支払い?)(?:の?(?:方法|先|手続き?)|$)|^手続き?$/u],
  ["who", /対象|資格|(?:できる|られる)(?:方|人)$/u],
  ["where", /(?:会場|場所|ところ|集合)$/u],
  ["contact", /問い?合わ?せ|連絡先/u],
  ["number", /定員|選考|抽選|募集(?:人数|数|区画)/u],
  ["things", /持ち物|服装|必要(?:書類|な(?:もの|書類))/u],
] as const;
export type Act = (typeof PARTS)[number][0];
export const actOf = (label: string): Act | null =>
  PARTS.find(([, pattern]) =>
    pattern.test(
      label
        .replace(/[（(][^（()）]*[)）]/gu, "")
        .replace(/^ご|(?<=お)ご/u, "")
        .trim(),
    ),
  )?.[0] ?? null;

/** 「【日時】9月12日…」, 「■参加費：500円」 */
const LABELLED = /^(?:【([^【】]{2,12})】|[■●◆○◎・▼]\s?([^：:。■●◆]{2,12})[：:])\s*(\S.*)$/u;
const FEWEST = 3;

/** The page with its labelled paragraphs as the rows that they are, where several stand together. */
export function withLabelledAsRows(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const rows = page.blocks.map(({ kind, text }) => {
    const [, first, second, value = ""] =
      (kind !== "heading" && kind !== "table_row" && LABELLED.exec(mostUrgentOf(text.trim()))) || [];
    const label = (first ?? second ?? "").replace(/[ 　]/gu, "");
    // A sentence that could not be told as a row is told as it stands.
    const isRow = actOf(label) !== null && (!value.includes("。") || actTold(label, value) !== null);
    return isRow ? { label, row: { kind: "table_row", text: `${label}: ${value}` } as Block } : null;
  });
  const run = rows.flatMap((one, at) => (one ? [at] : []));
  if (run.length < FEWEST) return page;
  const [from = 0, to = 0] = [run[0], run.at(-1)];
  const blocks = page.blocks.map((block, at) => (from <= at && at <= to ? (rows[at]?.row ?? block) : block));
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** Of 「【参加費】500円 【持ち物】軍手」, labels whose lines were run together, the part by which a listener acts first. */
function mostUrgentOf(text: string): string {
  const parts = text.startsWith("【") ? text.split(/[ 　]+(?=【[^【】]{2,12}】)/u) : [text];
  const rankOf = (part: string) => {
    const act = actOf((LABELLED.exec(part)?.[1] ?? "").replace(/[ 　]/gu, ""));
    return act === null ? PARTS.length : PARTS.findIndex(([name]) => name === act);
  };
  return parts.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? text;
}

/**
 * The page with what is left of a notice's rows told by their labels, each with all its limits, and with whom to ask;
 * `source` has the rows as they were read.
 */
export function withActRows(page: Page, source: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const blocks = [...page.blocks];
  const parts = partsOn(source.blocks);
  const say = (at: number, label: string, text: string) => {
    const told: Block = { kind: "paragraph", text };
    mark(told, label);
    blocks[at] = told;
  };
  for (const [at, { kind, text }] of source.blocks.entries()) {
    const [, label = "", value = ""] = (kind === "table_row" && ROW.exec(text)) || [];
    const amounts = amountsBelow(value, source.blocks, at + 1);
    const isLeft = page.blocks[at]?.text === text || (parts.has(at) && page.blocks[at]?.text === "");
    // Without those below it, the first amount would be everybody's.
    if (!label || (!isLeft && !amounts) || value.includes(" / ") || isHeadRow(source.blocks, at)) continue;
    const isTimed = DATED.test(value) || BEGINS_AT.test(value);
    if (actOf(label) === null && !isTimed && !isPricedService(source.blocks, at)) continue;
    const own = actTold(label, amounts?.text ?? value);
    const said = parts.has(at) ? ofPart(own, text, parts.get(at) ?? "") : own;
    if (!said) continue;
    say(at, label, said);
    for (let below = at + 1; below <= at + (amounts?.count ?? 0); below += 1)
      blocks[below] = { kind: "list_item", text: "" };
  }
  for (const { from, to, label, text } of pricesOver(source.blocks)) {
    say(from, label, text);
    for (let at = from + 1; at < to; at += 1) blocks[at] = { kind: "list_item", text: "" };
  }
  for (const [at, { kind, text }] of source.blocks.entries())
    if (kind === "paragraph" && BELOW.test(text) && blocks[at]?.text === text && isToldRow(blocks[at + 1]))
      blocks[at] = { kind, text: text.replace(BELOW, "次の") };
  for (const [at, text] of feesOn(source.blocks))
    if (blocks[at]?.text === source.blocks[at]?.text) say(at, "使用料", text);
  for (const [at, text] of planTablesOn(source.blocks))
    if (blocks[at]?.text === source.blocks[at]?.text) say(at, "料金", text);
  const named = withWaysNamed(source.blocks, (heading) => actOf(heading) === "how");
  for (const [at, block] of named.entries())
    if (block !== source.blocks[at] && blocks[at]?.text === source.blocks[at]?.text) blocks[at] = block;
  for (const { at, count, text } of waysOn(source.blocks)) {
    blocks[at] = { kind: "paragraph", text };
    for (let below = at + 1; below <= at + count; below += 1) blocks[below] = { kind: "list_item", text: "" };
  }
  const contact = contactOn(page);
  if (contact) say(contact.at, "問い合わせ", contact.text);
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
/** 「下記の期間休館します。」, and the period right behind it. */
const BELOW = /下記の(?=期間|日程|日時|とおり)/u;
const ROW = /^([^:：/／]{2,16}): (\S.*)$/su;

/** 「楢川町 農林課 電話 0264-00-5120」, where one paragraph alone names whom to call, and says nothing more. */
const CONTACT =
  /^((?:(?!FAX|ファク)[^。\d:：]){3,40}?)[ 　]*(?:電話|TEL)(?:番号)?[ 　:：]*(0\d{1,4}-\d{1,4}-\d{3,4})(?:[（(](?:直通|代表)[)）])?$/iu;
/** A telephone below another heading is somebody else's. */
const isOfContact = (blocks: readonly Block[], at: number) => {
  const heading = blocks.findLast(({ kind }, above) => kind === "heading" && above < at)?.text ?? "";
  return ["contact", "how"].includes(actOf(heading) ?? "");
};
function contactOn({ blocks }: Page): { at: number; text: string } | null {
  const found = blocks.flatMap(({ kind, text }, at) => {
    const isOne = kind === "paragraph" && isOfContact(blocks, at);
    const [, name = "", number = ""] = (isOne && CONTACT.exec(text.trim())) || [];
    return number ? [{ at, name, number }] : [];
  });
  const [only, another] = found;
  if (
    !only ||
    another ||
    blocks.filter(({ text }) => actOf(/^[^:：は]{2,16}/u.exec(text)?.[0] ?? "")).length < FEWEST
  )
    return null;
  const name = only.name
    .replace(/[（(][^（()）]*[)）]/gu, "")
    .trim()
    .replace(/[ 　]+/gu, "、");
  return { at: only.at, text: `問い合わせは、${name}、電話${only.number}です。` };
}
/** 「しみ抜き: 1か所 550円。」, below 「追加の料金」, among others that have a price. */
function isPricedService(blocks: readonly Block[], at: number): boolean {
  const heading = blocks.findLast(({ kind }, above) => kind === "heading" && above < at)?.text ?? "";
  const near = blocks.slice(Math.max(0, at - 1), at + 2).filter(({ text }) => PRICED.test(text));
  return OF_PRICES.test(heading) && PRICED.test(blocks[at]?.text ?? "") && near.length > 1;
}
const OF_PRICES = /料金|費用|追加|オプション|手数料|できること$/u;
const PRICED =
  /^[^:：/\d]{2,16}: (?:[\d一]{1,3}[^\d。、はがを]{1,4}(?:につき)?[ 　]?)?(?:[\d,]+円|無料)(?:。|$)/u;
/** 「公開抽選: 2月20日…」 */
const DATED = /^(?:令和\d{1,2}年|\d{4}年)?\d{1,2}月\d{1,2}日/u;
/** 「第二部: 17時15分開場、18時開演」 */
const BEGINS_AT =
  /^(?:午[前後])?\d{1,2}(?:時(?:\d{1,2}分|半)?|[:：]\d{2})に?(?:開場|開演|開始|開会|開宴|上映|受付開始)/u;

const SENTENCE = /(?:です|ます|ません|ください|でした|ました)$/u;
const NOUN =
  /[\p{Script=Han}\p{Script=Katakana}ー々\d％%」』）)]$|(?:まで|から|のみ|など|ごろ|め|み|り|の|捨て|上げ|引き|付き|つき|払い|あり|なし)$/u;
/** Such a note is a further name of the place. */
const PLACE =
  /^(?:[^。、はがをに]{2,20}(?:[館校室堂園店所場階]|番地?|号)|[^。、はがをに]{1,20}(?:町|丁目|[市区村])\d{1,4}(?:[-－]\d{1,4}){0,3})$/u;
/** 「現地払い（現金、カード）」: kinds of the value, and no sentence about it. */
const NAMES = /^[^\d\s。はがをに、・]{1,10}(?:[、・][^\d\s。はがをに、・]{1,10})+$/u;
/** 「窓口に提出」: what is done, and nothing that something is. */
const DEED = /[をにへ][^、。をにへ]*\p{Script=Han}{2}$/u;
/** A value that points elsewhere, or is none. */
const UNSAID =
  /下記|上記|別紙|こちら|参照|ご覧|未定|様式|https?:|[○×△→|＠@?？]|同上|^[-－―ー]+$|[ 　](?:前期|第[1一]期)[：:]/u;
/** 「1,500円/人」 */
const PER = /^([\d,]+円)\s?[／/]\s?([人名組回日年枚台区]|家族|時間|コマ|クラス)(?=$|[（(。])/u;
const LONGEST = 200;
/** In front of 「は」 the label of a poster is heard as 「when …」. */
const SAID_AS: Record<string, string> = { とき: "日時", ところ: "会場" };
/** 「会場は、旧小屋、仲町2番8号です。」; null where a part of the value could not be said. */
function actTold(written: string, value: string): string | null {
  const label = SAID_AS[written] ?? written;
  if (UNSAID.test(value) || value.length > LONGEST) return null;
  const single = value.trim().replace(PER, (_, amount: string, unit: string) => `1${unit}につき${amount}`);
  if (single !== value.trim()) return actTold(label, single);
  if (holdsRate(value)) return null;
  const several = value.match(/[\d,]+円/gu)?.length ?? 0;
  // An amount in brackets belongs to one of several.
  if (several > 1 && /[（(][^（()）]*円[^（()）]*[)）]/u.test(value) && !/[／/]/u.test(value)) return null;
  if (several > 1 && /[／/]/u.test(value)) {
    const amounts = amountsBeside(value);
    return amounts && `${label}は、${amounts}です。`;
  }
  // A note in the middle that has an exception in it would be heard as one more day or place.
  if (/[（(][^（()）]*(?:[はがを]|場合|除)[^（()）]*[)）](?=[^。※])/u.test(value)) return null;
  const own: string[] = [];
  const bare = value
    .replace(
      /[（(]([月火水木金土日])(?:曜日?)?(?:([・、])祝日?)?[)）]/gu,
      (_, day: string, holiday?: string) => (holiday ? `${day}曜日・祝日、` : `${day}曜日、`),
    )
    // A note in brackets behind the value limits it.
    .replace(/\s*[（(]([^（()）]*)[)）]\s*(?=$|。)/gu, (_, note: string) => {
      if (PLACE.test(note)) return `、${note}`;
      if (/^(?:予定|見込み?|目安)$/u.test(note)) return `の${note}`;
      if (NAMES.test(note)) return `（${note}）`;
      own.push(...note.split("。").filter(Boolean));
      return "";
    })
    .replace(/\s*[（(]([^（()）]*)[)）]\s*/gu, (whole, note: string) =>
      NAMES.test(note) ? whole : `、${note}、`,
    )
    .replace(/\s*[※＊]\s*/gu, "。")
    .replace(/(?<=[。])\s+/gu, "")
    .replace(/\s*[／/]\s*|[ 　]+/gu, "、")
    .replace(/、・(?=\d)/gu, "と")
    .replace(/、{2,}/gu, "、")
    .replace(/(?<=曜日(?:・祝日)?)、(?=から|まで|に|の|[、。〜～~]|$)/gu, "")
    .replace(/、(?=。|$)/gu, "");
  const [first = "", ...rest] = valueSpoken(bare).split("。").filter(Boolean);
  const notes = [...rest, ...own].map((one) => noteOf(valueSpoken(one.trim())));
  if (DEED.test(first)) return null;
  const main = SENTENCE.test(first)
    ? sentenceOf(label, first)
    : NOUN.test(first)
      ? `${label}は、${first}です。`
      : null;
  return main && notes.every(Boolean) ? [main, ...notes].join("") : null;
}

/** 「結果の通知は、27日までに全員へ発送します。」; of another subject it says only what it is about. */
const sentenceOf = (label: string, text: string) =>
  `${label}${/^[^。]{1,24}(?:は|が)|(?:ください|ましょう|いただきます)$/u.test(text) ? "について" : ""}は、${text}。`;

function noteOf(text: string): string | null {
  const bare = text.replace(/^、|、$/gu, "");
  if (SENTENCE.test(bare)) return `${bare}。`;
  if (/[\p{Script=Han}]による$/u.test(bare)) return `${bare.replace(/る$/, "ります")}。`;
  const [, apart = "", rest = ""] = /^(.+?(?:場合|とき|時))は、?(.+)$/u.exec(bare) ?? [];
  if (apart && NOUN.test(rest)) return `${apart}は、${rest}です。`;
  return NOUN.test(bare) && !/[はがをに]/u.test(bare) ? `${bare}です。` : null;
}
