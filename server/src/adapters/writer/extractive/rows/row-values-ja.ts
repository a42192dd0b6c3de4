import { politeThroughout } from "../text/polite.ts";
import { speakable } from "../text/speakable.ts";

/** A value of a row or an item of a list as one says it. */
export interface SpokenValue {
  /** Words that can stand before です; null where the value is made of sentences. */
  noun: string | null;
  /** Conditions, exceptions and notes that the page gives besides. */
  sentences: string[];
}

const LONGEST = 130;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々」』）)、。]`;
const DAY_OF_WEEK = /(?<=日|\d)\s?[（(]([月火水木金土日])(?:曜日?)?(?:[・･、/](?:祝日?|休日?))?[)）]/g;

/** Clock, days and ranges as they are said: 「9:00〜17:00」, 「11月14日（土）」. */
const WRITTEN: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)],
  [
    /(?<![\d:：])(\d{1,2})[:：](\d\d)(?![\d:：])/g,
    (_, hour = "", minute = "") =>
      minute === "00" ? `${Number(hour)}時` : `${Number(hour)}時${Number(minute)}分`,
  ],
  [DAY_OF_WEEK, (_, day = "") => `${day}曜日`],
  [
    /(?<=\d[時日月年分円人名歳才]?(?:[月火水木金土日]曜日)?)\s?[-－–—―]\s?(?=\d{1,2}[時日月年分:：])/g,
    "から",
  ],
  [/(?<=\S)\s?[~〜～]\s?(?=[^\s、。）)※])/g, "から"],
  [/\s?[~〜～](?=$|[\s、。）)※])/g, "から"],
  [/^[~〜～]\s?([^、。]{1,20})$/, (_, end = "") => `${end}まで`],
  [/(?<=[日曜])[・･](?=\d)/g, "と"],
  [/(?<=[一-龠])[ 　](?=約?[\d,]+円|無料)/g, ""],
  [/(?<=(?:時|場合))[:：]\s*/g, "は"],
  [/\s*[×✕]\s*(?=[\p{L}\d])/gu, "×"],
  [/\s*[/／]\s*(?=\D)|(?<=[\p{Script=Han}）)])[/／](?=\d)/gu, "、"],
];
/** Spaces between two things of a value; within a person's name, and beside Latin letters, they stay silent. */
const APART: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|[\s、])([\p{Script=Han}]{1,3})[ 　]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3})(?=$|、)/gu,
    "$1$2",
  ],
  [/(?<![※＊]\s?\d{1,2})(?<=\d)[ 　]+(?=[\p{Script=Han}\p{Script=Katakana}])(?!午[前後]|正午)/gu, ""],
  [/(?<=[日曜旬])[ 　]+(?=\d)/gu, "、"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])[ 　]+(?=[\d約])/gu, ""],
  [
    new RegExp(
      String.raw`(?<=${JAPANESE}|\d)[ 　]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])`,
      "gu",
    ),
    "、",
  ],
];
const replaced = (text: string, rules: typeof WRITTEN) =>
  rules.reduce((said, [pattern, by]) => said.replace(pattern, by as string), text);
const spoken = (text: string) => replaced(replaced(text, WRITTEN), APART);

/** It says of a value when or for whom it is not so, and is heard as a sentence of its own. */
const CLAUSE =
  /場合|ただし|除[くき]|以外|[^、]{2,}(?<!また|もしく|あるい)は[^、]|とき|ください|ます|です|必要$|(?:あり|なし|有|無)$|中止|延期/;
/** It has no word that is said: 「様式第1号」, a file's size, a reading. */
const UNSAID =
  /^(?:様式|別記|別紙)第?[\d-]+号?(?:の\d+)?$|^(?:手順|図|表|別表|別記事|参照|詳細|下記|上記|次項)|^(?:PDF|ワード|エクセル|Word|Excel)|^[\p{Script=Hiragana}ー]{2,}$/iu;
const OF_LAST = /^[^、。]{1,16}(?:場合(?:のみ|だけ)?|のみ|だけ|の方)$/u;
const NO_READING = /から|まで|など|のみ|だけ|あり|なし|ほか/;
const BRACKETS = /\s*[（(]([^（()）]*)[)）]/g;

/** The value with what stands in its brackets; null where that can neither be said nor left out. */
function unbracketed(text: string): SpokenValue | null {
  const sentences: string[] = [];
  let isLost = false;
  let limit = "";
  const noun = text.replace(BRACKETS, (_, inner: string, at: number) => {
    const note = inner.trim();
    if (note === "" || (UNSAID.test(note) && !NO_READING.test(note))) return "";
    const isLast = text.slice(at).replace(BRACKETS, "").trim() === "";
    const before = text.slice(0, at);
    if (isLast && OF_LAST.test(note) && (before.includes("、") || note.endsWith("の方"))) {
      limit = note.replace(/(?<=の方)$/, "のみ");
      return "";
    }
    if (isLast && note.includes("。")) {
      const own = sentencesIn(note).map((one) => predicated(one.replace(/。$/, "")));
      isLost ||= own.includes(null);
      sentences.push(...own.flatMap((one) => one ?? []));
      return "";
    }
    if (isLast && CLAUSE.test(note)) {
      const said = asNote(note);
      if (said) sentences.push(said);
      else isLost = true;
      return "";
    }
    isLost ||= /。|場合|とき/.test(note);
    const isTied =
      isLast || /^[はがをにのとへで/／、]/.test(text.slice(at).replace(/^\s*[（(][^（()）]*[)）]/, ""));
    return isTied ? `、${note}` : `、${note}、`;
  });
  const whole = noun.replace(/、{2,}/g, "、").replace(/^、|、$/g, "");
  // Of several things the last one is limited.
  const bare = limit ? whole.replace(/(?<=^|、)([^、]+)$/u, `${limit}$1`) : whole;
  return isLost || /[（()）]/.test(bare) ? null : { noun: bare, sentences };
}

/** A note as the sentence that limits what was said before it. */
export function asNote(note: string): string | null {
  const bare = spoken(note.trim())
    .replace(/^(?:ただし|但し)、?/, "")
    .replace(/。$/, "");
  const said = predicated(bare);
  if (!said) return null;
  return /^[^。]*(?:(?<!また|もしく|あるい)は|除|場合|とき|中止|延期)/.test(bare) ? `ただし、${said}` : said;
}

const POLITE = /(?:です|ます|ません|でした|ました|ください|下さい|ましょう)$/;
const NOUN_END = /[\p{Script=Han}\p{Script=Katakana}ー々\dA-Za-z％%℃」』]$/u;
/** Endings in kana to which です is added as to a noun. */
const TAKES_COPULA =
  /(?:から|まで|のみ|だけ|など|ほか|ほど|すぐ|ごろ|くらい|ぐらい|ごと|まま|ため|とおり|つ|い|り|み|き|か|め|し|さ|せ|れ|け|ち|え|ん|と|ど|ご|も|こ|の)$/;
const OPEN = /(?:[をがにへは]|(?<!ま)で|(?<![ひび])と|て|ので|たり|つつ|[一-龠]{2}し|ときは)$/u;
/** A verb in its plain form: by its ending, or by the particle right before it. 「駅からすぐ」 is none. */
const VERB =
  /(?:する|した|できる|なる|なった|れる|せる|いる|いた|ある|った|んだ)$|[\p{Script=Han}][うくぐすつぬぶむる]$|[をがに][^、をがには]{1,8}[うくぐすつぬぶむるた]$/u;
const NEGATIVE = /[らわかがさざたばまなべれけせてめえげいきしりみびち]ない$/u;

/** A clause as a polite sentence; null where its end cannot be said. */
function predicated(bare: string): string | null {
  if (POLITE.test(bare)) return `${bare}。`;
  if (/を?除く$/.test(bare)) return `${bare.replace(/く$/, "")}きます。`;
  if (/を[^をはが、]*[\p{Script=Han}]{2}$/u.test(bare)) return `${bare}します。`;
  if (OPEN.test(bare)) return null;
  if (/より$/.test(bare)) return `${bare.replace(/より$/, "から")}です。`;
  const [, before = "", state = ""] = /^(.*?)(?:が|は|も)?(あり|なし|有り|無し)$/u.exec(bare) ?? [];
  if (state && before.includes("、")) return `${bare}です。`;
  if (state && before.length > 1)
    return /^[あ有]/.test(state) ? `${before}があります。` : `${before}はありません。`;
  if (NOUN_END.test(bare)) return `${bare}です。`;
  if (VERB.test(bare) || NEGATIVE.test(bare)) return politeThroughout(`${bare}。`);
  return TAKES_COPULA.test(bare) ? `${bare}です。` : null;
}

/** 「※1 平日のみ」, and 「※7月20日からは無休」 with a day of its own. */
export const NOTE_MARK = /\s*[※＊](?:\s?[\d０-９]{1,2}(?=[\s:：.、)）]))?\s*/u;
const splitNotes = (text: string) => {
  const [head = "", ...notes] = text.split(NOTE_MARK);
  return {
    head: head.trim(),
    notes: notes.map((note) => note.trim()).filter((note) => note !== "" && !UNSAID.test(note)),
  };
};
const sentencesIn = (text: string) =>
  text
    .split(/(?<=。)/u)
    .map((one) => one.trim())
    .filter(Boolean);

const NO_VALUE = /^(?:[-－–—―ー‐…]+|[✓✔○◎◯×✕✗△]|Yes|No|N\/A|未定|同上|別紙|準備中)$/iu;
const UNSAYABLE = /[=<>{}[\]_|@#]|https?:|www\.|[○◎◯×✕△]$|^[○◎◯✕△]|[?？!！]/u;

/** The cell of a table or the item of a list as a noun with its conditions; null where it cannot be said whole. */
export function spokenValue(text: string): SpokenValue | null {
  const { head, notes } = splitNotes(spoken(text.trim()));
  if (head.length > LONGEST || NO_VALUE.test(head) || UNSAYABLE.test(head)) return null;
  const told = notes.flatMap((note) => sentencesIn(note).map(noteSentence));
  if (told.some((one) => one === null)) return null;
  const further = told.flatMap((one) => one ?? []);
  if (/。/.test(head.replace(BRACKETS, ""))) {
    const own = sentencesIn(speakable(head, "ja"));
    const [first = ""] = own;
    const isNounFirst = /。$/.test(first) && !predicateAt(first) && NOUN_END.test(first.slice(0, -1));
    const rest = isNounFirst ? own.slice(1) : own;
    const polite = rest.map((one) => predicated(one.replace(/。$/, "")));
    if (polite.some((one) => one === null)) return null;
    const value = isNounFirst ? unbracketed(first.slice(0, -1)) : { noun: null, sentences: [] };
    return (
      value && {
        noun: value.noun,
        sentences: [...value.sentences, ...polite.flatMap((one) => one ?? []), ...further],
      }
    );
  }
  const value = unbracketed(head);
  if (!value?.noun) return null;
  const noun = speakable(value.noun, "ja");
  return { noun, sentences: [...value.sentences, ...further] };
}
const predicateAt = (sentence: string) =>
  POLITE.test(sentence.replace(/。$/, "")) || VERB.test(sentence.replace(/。$/, ""));

function noteSentence(note: string): string | null {
  const inner = unbracketed(note.replace(/。$/, ""));
  if (!inner?.noun) return null;
  const said = predicated(speakable(inner.noun, "ja"));
  return said && [said, ...inner.sentences].join("");
}

/** 「館内の飲食は禁止」 → its polite sentence; for what is a clause already. */
export const asSentence = (text: string): string | null => {
  const value = spokenValue(text);
  if (!value) return null;
  if (value.noun === null) return value.sentences.join("");
  const said = predicated(value.noun);
  return said && [said, ...value.sentences].join("");
};

/** `topic`は、`value`です。 */
export function rowSentence(topic: string, value: SpokenValue): string | null {
  const { noun, sentences } = value;
  if (noun === null) {
    const [first = ""] = sentences;
    const isOwn = /^[^、。]{1,24}(?:は|が)|^(?:必ず|まず|はじめに)/.test(first);
    return sentences.length === 0 ? null : `${isOwn ? "" : `${topic}については、`}${sentences.join("")}`;
  }
  const said = stateOf(topic, noun) ?? predicated(noun);
  const isDeed = said !== null && stateOf(topic, noun) === null && /(?<!であり|があり)ます。$/.test(said);
  const main = said?.startsWith(topic) ? said : said && `${topic}${isDeed ? "については" : "は"}、${said}`;
  return main && [main, ...sentences].join("");
}

const ASKED = /申し?込|問い?合わ?せ|応募|連絡|予約|申請/;
/** Values of one word that say whether there is a thing. */
function stateOf(topic: string, noun: string): string | null {
  if (/^(?:なし|無し|無|ありません)$/.test(noun)) return "ありません。";
  if (/^(?:あり|有り?|あります)$/.test(noun)) return `${topic}があります。`;
  if (/^要?(?:予約|申し?込み?)(?:制)?$/.test(noun) && noun.startsWith("要"))
    return `${noun.slice(1)}が必要です。`;
  if (/^要$/.test(noun)) return "必要です。";
  if (/[へに]$/.test(noun) && ASKED.test(topic)) return `${noun}お願いします。`;
  return null;
}
