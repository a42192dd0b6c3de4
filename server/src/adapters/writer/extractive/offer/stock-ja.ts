import type { Fact, Page } from "#kernel/page";
import { COMES_AGAIN, COMES_FIRST, DAY_OF_COMING, REPRINTING } from "#kernel/shelf/coming";
import { inOnePiece } from "#kernel/ties/variant-claims";
import type { Draft } from "../draft.ts";
import { tied } from "../facts.ts";
import { numbersIn } from "../ties.ts";

const STOCK: Record<string, string> = {
  InStock: "現在、在庫があります。",
  OutOfStock: "現在は品切れです。",
  PreOrder: "ただいま、予約を受け付けています。",
  BackOrder: "お取り寄せでのご用意となります。",
};
const MADE_TO_ORDER = "受注生産です。";

/** Whether a thing can be had, and when, and which of its colours or sizes cannot. */
export function stockTold(fact: Fact | null): Draft[] {
  const { excerpt = "", shown = "", gone = [] } = fact?.provenance ?? {};
  const isMade = fact?.value === "BackOrder" && /受注(?:生産|製作|製造)|MadeToOrder/u.test(excerpt);
  const words = `${excerpt} ${shown}`.normalize("NFKC").replace(/(?<=\d)\s?[~～-]\s?(?=\d)/gu, "〜");
  const known = STOCK[fact?.value ?? ""];
  const [, after, act] = isMade ? (SENT_AFTER.exec(words) ?? []) : [];
  const made = after ? `受注生産で、ご注文から${after}で${act}されます。` : MADE_TO_ORDER;
  const said = isMade ? made : (WITH_TIME[fact?.value ?? ""]?.(words) ?? known);
  if (!fact || !said) return [];
  return goneTold(said, fact, /^(?:InStock|PreOrder)$/.test(fact.value) ? gone : []);
}

/** Which colours or sizes are gone, where a page leaves open whether the others are there. */
export function goneAlone({ facts }: Page, told: readonly Draft[]): Draft[] {
  const fact = facts.find(({ kind }) => kind === "availability");
  const gone = fact?.provenance?.gone ?? [];
  if (told.length > 0 || fact?.value !== "InStock" || gone.length === 0) return [];
  const text = `${namesOf(gone)}は在庫切れです。`;
  return [tied(text, numbersIn(text), fact)];
}

/** 「ご注文から約30日で出荷」 */
const SENT_AFTER = /注文(?:から|後)、?(約?\d{1,3}(?:営業)?日(?:ほど|前後)?)で(出荷|発送)/u;
/** 「残りわずかになると桶を替えます」 says what will be once. */
const ONCE = "(?!に?な(?:る|り|っ|れ))";
const LEFT = new RegExp(`残り\\s?(\\d{1,2}[点個台枚本着冊足箱])(?!で|以)${ONCE}`, "u");
const FEW_LEFT = new RegExp(`(?:残りわずか|残り僅か|在庫(?:わずか|僅少))${ONCE}`, "u");
const DAYS = "(?:当日|即日|翌日|翌営業日|\\d{1,2}(?:〜\\d{1,2})?(?:営業)?日以内)";
/** 「在庫あり（翌営業日に発送）」 */
const SENT = new RegExp(`[(、\\s](${DAYS})に?(発送|出荷)(?=[)、。\\s]|$)`, "u");
/** 「出荷：当日（17時まで）」 */
const SENT_UNTIL = /(発送|出荷)\s?[::]\s?(当日|即日)\((\d{1,2}時)まで\)/u;
/** 「予約受付中（3月上旬お届け）」 */
const ARRIVES =
  /\(((?:\d{4}年)?(?:\d{1,2}月)(?:上旬|中旬|下旬|頃|\d{1,2}日)?|[春夏秋冬]頃?)に?(お届け|発送|入荷|出荷)(予定)?\)/u;
/** 「お取り寄せ（3〜5営業日）」 */
const TAKES = /\(((?:通常)?約?\d{1,2}(?:〜\d{1,2})?(?:(?:営業)?日|週間)(?:ほど|前後|程度)?)\)/u;

/** 「9月14日(月)より」 */
const dayTold = (days: string) =>
  days.replace(/\(([月火水木金土日])\)/gu, "$1曜日").replace(/\s?(?:より|〜)\s?/gu, "から");

/** A page says so of what does not come again; whoever waits for it waits in vain. */
const ENDED: readonly [RegExp, string][] = [
  [/完売/u, "完売しました。"],
  [/(?:販売|取り?扱い|生産|製造)は?を?終了|終売/u, "販売は終了しました。"],
  [/満席/u, "満席です。"],
  [/定員に達し/u, "定員に達しました。"],
];
export const isEnded = (fact: Fact | null): boolean => {
  const { excerpt = "", shown = "" } = fact?.provenance ?? {};
  const words = `${excerpt} ${shown}`.normalize("NFKC");
  const isOver = fact?.value === "OutOfStock" && ENDED.some(([pattern]) => pattern.test(words));
  return isOver && comesAgain(words) === null;
};

/** 「利休鼠は次の染め上がりまで売り切れです。」: the one of several that the page shows, and not all of them. */
function kindGone(words: string): string | null {
  const kind = KIND_GONE.exec(words)?.[1] ?? "";
  return kind && !ANY_GOODS.test(kind) ? inOnePiece(kind) : null;
}
const KIND_GONE =
  /(?:^|[。！!\s])([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{1,12})は[^。]{0,20}(?:売り?切れ|品切れ|在庫切れ)(?:です|となって|になって|中|。|$)/u;
const ANY_GOODS = /商品|当店|当品|本品|製品|作品|在庫|現在|今回|通常|次回|予約|入荷|再入荷|全|品$|分$|店/u;

/** 「次の入荷は10月中旬」: what will be done for it next, and when; null where the words have no time. */
function comesAgain(words: string): string | null {
  const { act, again, when, what, day } = COMES_AGAIN.exec(words)?.groups ?? {};
  const time = when ?? day;
  return time ? `次の${act ?? again ?? what}は${dayTold(time)}` : null;
}

/** The words that are said where the words of the stock have a time, or a count, too. */
const WITH_TIME: Record<string, (words: string) => string | undefined> = {
  InStock(words) {
    const left = LEFT.exec(words)?.[1] ?? (FEW_LEFT.test(words) ? "残りわずか" : null);
    if (left) return `現在、在庫は${left.startsWith("残り") ? left : `残り${left}`}です。`;
    const [, act, day, until] = SENT_UNTIL.exec(words) ?? [];
    if (until) return `現在、在庫があり、${until}までの注文は${day}に${act}されます。`;
    const [, when, sent] = SENT.exec(words) ?? [];
    return when ? `現在、在庫があり、${when}に${sent}されます。` : undefined;
  },
  OutOfStock(words) {
    const ended = ENDED.find(([pattern]) => pattern.test(words))?.[1];
    const back = comesAgain(words);
    const kind = kindGone(words);
    if (kind && !ended && !back) return `${kind}は、現在は品切れです。`;
    if (ended) return `${ended}${back ? `${back}の予定です。` : ""}`;
    return back ? `現在は品切れで、${back}の予定です。` : undefined;
  },
  PreOrder(words) {
    const [, when, what, planned] = ARRIVES.exec(words) ?? [];
    const [, own, day] = DAY_OF_COMING.exec(words) ?? [];
    const [, days = day, act = own] = when ? [] : (COMES_FIRST.exec(words) ?? []);
    if (days) return `ただいま予約を受け付けていて、${act}は${dayTold(days)}の予定です。`;
    return when && `ただいま予約を受け付けていて、${what}は${when}${planned ? "の予定" : ""}です。`;
  },
  BackOrder(words) {
    const [printed] = REPRINTING.exec(words) ?? [];
    if (printed) return `現在は${printed}で${printedUntil(words)}。`;
    const again = GONE.test(words) ? comesAgain(words) : null;
    if (again) return `現在は品切れで、${again}の予定です。`;
    if (GONE.test(words) && ORDERED.test(words)) return "現在は品切れですが、注文は受け付けています。";
    const [, days] = TAKES.exec(words) ?? [];
    return days && `お取り寄せで、${days.replace("〜", "から")}かかります。`;
  },
};

/** 「ただいま品切れです。ご注文いただければ、できあがり次第お送りします。」 is no order placed with another house. */
const GONE = /(?:品切れ?|売り?切れ|在庫切れ)(?!の(?:場合|際|時))/u;
const ORDERED = /ご?注文(?:いただけ(?!ま?せ|な)|は?(?:受付中|を?受け付け|を?承(?!れま)))/u;
/** 「ただいま重版中です。…お届けは2月中旬以降になります。」: when it is there, where the words say so. */
function printedUntil(words: string): string {
  const [, act, day = ""] = DAY_OF_COMING.exec(words) ?? [];
  return act ? `、${act}は${day}${words.includes(`${day}以降`) ? "以降" : ""}の予定です` : "す";
}

/** A listener keeps so many names. */
const MOST = 3;

/** Which colours or sizes are gone, right behind that the others are there. */
function goneTold(stock: string, fact: Fact, gone: readonly string[]): Draft[] {
  const told = (text: string) => tied(text, numbersIn(text), fact);
  if (gone.length === 0) return [told(stock)];
  const text = stock.replace(/(ます|です)。$/u, `$1が、${namesOf(gone)}は在庫切れです。`);
  return [told(text)];
}

const namesOf = (gone: readonly string[]) =>
  gone.length <= MOST ? gone.map(calledAsGone).join("と") : "一部の種類";

/** 「柄の紫檀」 with the word for what it is one of, where the page has it; 「こん」 alone is hardly heard as a name. */
function calledAsGone(name: string): string {
  const [, choice = ""] = OF_CHOICE.exec(name) ?? [];
  const said = inOnePiece(name);
  const called = IN_KANA.test(said) ? `「${said}」` : said;
  return choice && !said.includes(choice) ? `${choice}の${called}` : called;
}
const OF_CHOICE = /^(色|カラー|柄|サイズ|味|香り|素材|木|革|生地|種類|型|形)[：:]/u;
const IN_KANA = /^\p{Script=Hiragana}{1,4}$/u;
