import type { Block, Page } from "#kernel/page";
import { isToldRow } from "../row-marks-ja.ts";
import { asNote } from "../row-values-ja.ts";

/** 「次のすべてに当てはまる方です。」 */
const NAMES_A_LIST =
  /^(?:次の|以下の|つぎの)(?![^。]*(?:書類|もの|とおり)を)[^。]{0,28}(?:です|ます|である|とする)[。：:]?$/;
const OF_WHOM = /対象|条件|資格|要件|(?:でき|られ|え)る(?:方|人|者)$/;
/** 「次のすべてに当てはまる方」, in a line of its own: whether all of them are wanted, it says itself. */
const NAMES_ITS_LIST =
  /^(?:[^。、は]{2,14}、)?(?:次|以下|つぎ)の[^。、]{0,12}(?:すべて|全て|いずれも|全部|いずれか|どれか)[^。、]{0,16}(?:方|人|者|世帯|こと|もの|場合)$/;
/** 「市内に住所があり、次の1、2の両方に当てはまる方」: both are told, and need no number. */
const NAMES_BOTH =
  /^([^。]{2,40}、)?(?:次|以下|つぎ)の[（(]?[1１①][)）]?[、・と][（(]?[2２②][)）]?(?:[、・と][（(]?[3３③][)）]?)?の?(両方|いずれも|すべて|全て|どちらか|いずれか)(?=[^。、]{0,16}(?:方|人|者|世帯|もの)(?:です。?)?$)/u;
const LONGEST_ITEM = 80;
const MOST_ITEMS = 6;
/** 「市内に住んでいる方」, 「建てられたもの」: it lacks only です. */
const NAMED = /(?:方|人|者|世帯|もの|こと|場合|子|施設|住宅|建物|団体|事業者|車両?)$/;

/** 「次の1から3までのいずれかにあてはまる世帯です。」, in the last sentence: its items are told by their numbers. */
const BY_NUMBERS =
  /(?:次|以下|下記)の[（(]?[1１①][)）]?(?:から|[〜～])[（(]?([2-6２-６])[)）]?(?:まで)?の?(?:いずれか|すべて|全て|どれか)[^。]*(?:です|ます|である)。?$/u;
/** 「(1) 町内に住んでいる方」 */
const OWN_NUMBER = /^[（(][\d０-９]{1,2}[)）]\s*|^[①-⑩]\s*/u;
/** Whether a sentence names the items below it by numbers that nobody hears. */
export const namesByNumbers = (text: string) => BY_NUMBERS.test(text);

export interface Conditions {
  blocks: Block[];
  /** Places of the conditions: without one of them the others promise too much. */
  listed: ReadonlySet<number>;
}

/** Each list that a sentence announces as who or what is meant: its items as sentences, or the sentence unsaid. */
export function withConditions({ blocks, language }: Page): Conditions {
  const listed = new Set<number>();
  if (language !== "ja") return { blocks: [...blocks], listed };
  const said = [...blocks];
  for (const [index, block] of blocks.entries()) {
    const isBoth = NAMES_BOTH.test(block.text.trim());
    if (block.kind !== "paragraph" || (isToldRow(block) && !isBoth)) continue;
    const [one = "", noun = ""] = ONE_OF_LIST.exec(block.text.trim()) ?? [];
    if (one) {
      const named = alternativesAt(blocks, index + 1, noun);
      if (named) said[index] = { ...block, text: named + block.text.trim().slice(one.length) };
      continue;
    }
    const [, last] = BY_NUMBERS.exec(block.text.trim()) ?? [];
    const isNoun = (isBoth && !/。$/.test(block.text.trim())) || NAMES_ITS_LIST.test(block.text.trim());
    if (!NAMES_A_LIST.test(block.text.trim()) && !isNoun && !isBoth && !last) continue;
    const items: number[] = [];
    while (blocks[index + 1 + items.length]?.kind === "list_item") items.push(index + 1 + items.length);
    const texts = items.map((at) => conditionTold((blocks[at]?.text ?? "").trim().replace(OWN_NUMBER, "")));
    const isSayable =
      items.length > 0 &&
      items.length <= MOST_ITEMS &&
      (!last || items.length === Number(last.normalize("NFKC"))) &&
      !texts.includes(null);
    // Its list is no list, or cannot be said: then nothing is announced.
    if (!isSayable) {
      if ((items.length === 0 && !last) || isNoun) said[index] = { ...block, text: "" };
      continue;
    }
    const heading = blocks[index - 1];
    const topic =
      heading?.kind === "heading" &&
      !HAS_TOPIC.test(block.text.trim()) &&
      !block.text.trim().startsWith(`${heading.text.trim()}は、`) &&
      OF_WHOM.test(heading.text) &&
      heading.text.length <= LONGEST_TOPIC
        ? `${heading.text.trim()}は、`
        : "";
    const announced = block.text
      .trim()
      .replace(/[：:]?$/, "")
      .replace(NAMES_BOTH, "$1次の$2")
      .replace(OF_THESE, "$2は、$1です");
    said[index] = { ...block, text: `${topic}${announced}${isNoun ? "です。" : ""}` };
    for (const [at, place] of items.entries()) {
      listed.add(place);
      said[place] = { kind: "paragraph", text: `${last ? `${at + 1}は、` : ""}${texts[at] ?? ""}` };
    }
  }
  return { blocks: said, listed };
}
/** 「…に住んでいること（…の方を除く）。」 as its sentence, with its exception behind it; null for what is no condition. */
function conditionTold(item: string): string | null {
  const text = item.replace(/。$/, "");
  if (text.length > LONGEST_ITEM || text.includes("。")) return null;
  if (NAMED.test(text)) return `${text}です。`;
  const [, bare = "", note = ""] = /^([^（(]+)[（(]([^（()）]+)[)）]$/u.exec(text) ?? [];
  // 「市税を滞納していないこと（世帯全員）」
  if (NAMED.test(bare) && BY_WHOM.test(note) && !/[はが]/u.test(bare)) return `${note}が${bare}です。`;
  // 「自分のために申し込む方（生前申し込み）」: how the page calls them.
  if (NAMED.test(bare) && CALLED.test(note)) return `${text}です。`;
  const isExcepted = NAMED.test(bare) && /を?除[くき]/u.test(note);
  // 「受けていない世帯の方」 with 「コンポスト容器は除きます」 behind it would be heard as one more thing denied.
  const free = DENIED.test(bare) ? /^([^、。]{1,16})[はを]除[くき]$/u.exec(note)?.[1] : undefined;
  const exception = !isExcepted ? null : free ? `ただし、${free}は別です。` : asNote(note);
  return exception && `${bare}です。${exception}`;
}
const DENIED = /(?:てい)?ない(?!と)/u;
const CALLED = /^[\p{sc=Han}\p{sc=Katakana}ーし込みお]{2,10}$/u;
const BY_WHOM = /^(?:世帯(?:員)?(?:の)?全員|世帯主|(?:申請者)?本人|保護者)$/u;
/** 「…方が対象です。」 says itself of whom it is. */
const HAS_TOPIC = /^[^。]*(?:が|は)、?(?:[^。、はが]{0,6}対象|[^。、はが]{0,6}条件)/u;
const LONGEST_TOPIC = 20;
/** 「次のすべてに該当する方が対象です。」: with its topic in front it can begin. */
const OF_THESE =
  /^((?:次|以下|つぎ)の[^。、はが]{2,24}(?:方|人|者|世帯|もの))が、?(対象者?|条件)(?:です|とな(?:り|ってい)ます)/u;

/** 「次のどちらかにあてはまる方は、…」, and below it 「七十五歳以上の方」: those are meant, and can stand in its place. */
const ONE_OF_LIST =
  /^(?:次|以下|つぎ)の(?:どちらか|いずれか)(?:一つ|ひとつ|1つ)?に(?:[当あ]てはまる|該当する)(方|人|者|世帯|もの|場合)(?=[だのはがをにでと])(?!です)/;
function alternativesAt(blocks: readonly Block[], from: number, noun: string): string | null {
  const items: string[] = [];
  while (blocks[from + items.length]?.kind === "list_item")
    items.push((blocks[from + items.length]?.text ?? "").trim().replace(/。$/, ""));
  const isSayable =
    items.length > 1 &&
    items.length <= MOST_ALTERNATIVES &&
    items.every((text) => text.length <= LONGEST_ALTERNATIVE && !/[。、]/.test(text) && text.endsWith(noun));
  return isSayable ? `${items.slice(0, -1).join("、")}、または${items.at(-1)}` : null;
}
const MOST_ALTERNATIVES = 3;
const LONGEST_ALTERNATIVE = 28;
