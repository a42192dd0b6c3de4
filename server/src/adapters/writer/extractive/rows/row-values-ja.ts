import { politeThroughout } from "../text/polite/polite.ts";
import { speakable } from "../text/signs/speakable.ts";
import { hasNoUnit, holdsRate, valueSpoken } from "./written-values-ja.ts";

/** A value of a row or an item of a list as one says it. */
export interface SpokenValue {
  /** Words that can stand before です; null where the value is made of sentences. */
  noun: string | null;
  /** Conditions, exceptions and notes that the page gives besides. */
  sentences: string[];
}

const LONGEST = 130;
/** It says of a value when or for whom it is not so, and is heard as a sentence of its own. */
const CLAUSE =
  /場合|ただし|除[くき]|以外|[^、]{2,}(?<!また|もしく|あるい)は[^、]|とき|ください|ます|です|必要$|(?:あり|なし|有|無)$|中止|延期|含[むみめ]|(?<!税)込み$|^要\p{Script=Han}{2,4}$|.不可$/u;
/** It has no word that is said: 「様式第1号」, a file's size, a reading. */
const UNSAID =
  /^(?:様式|別記|別紙)第?[\d-]+号?(?:の\d+)?$|^(?:手順|図|表|別表|別記事|参照|詳細|下記|上記|次項)|(?:一覧|詳細|詳し|くわし).*(?:下記|こちら|ご覧|参照)|^(?:PDF|ワード|エクセル|Word|Excel)|^[\p{Script=Hiragana}ー]{2,}$/iu;
const OF_LAST = /^[^、。]{1,16}(?:場合(?:のみ|だけ)?|のみ|だけ|の方)$/u;
const NO_READING = /から|まで|など|のみ|だけ|あり|なし|ほか/;
const STATE_ALONE = /^(?:あり|有り?|なし|無し?|要|不要|可|不可|無料|有料|必要|オン|オフ)$/;
const BRACKETS = /\s*[（(]([^（()）]*)[)）]/g;

/** The value with what stands in its brackets; null where that can neither be said nor left out. */
function unbracketed(text: string): SpokenValue | null {
  const sentences: string[] = [];
  let isLost = false;
  let [limit, kept] = ["", ""];
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
    // Behind several things hours of work would be heard as one more of them.
    const isOfHours = /[、・]/.test(before) && /\dは?[^、]*から.*\d.*まで/u.test(note);
    if (isLast && (CLAUSE.test(note) || isOfHours)) {
      const said = asNote(note);
      if (said) sentences.push(said);
      else isLost = true;
      return "";
    }
    if (/^予定$/.test(note) && isLast) return "の予定";
    // Beside several things a note would be heard as one more of them, and of a state as another.
    const rest = text.replace(BRACKETS, "");
    isLost ||=
      /[。、がをは:：]|場合|とき|(?:もの|方|人)$/u.test(note) ||
      /[、・]/.test(rest) ||
      STATE_ALONE.test(rest.trim());
    // Behind the value a note stays in its brackets: beside a comma it would be heard as one more thing.
    if (isLast) {
      kept = `（${note}）`;
      return "";
    }
    const isTied = /^[はがをにのとへで/／、]/.test(text.slice(at).replace(/^\s*[（(][^（()）]*[)）]/, ""));
    return isTied ? `、${note}` : `、${note}、`;
  });
  const whole = noun.replace(/、{2,}/g, "、").replace(/^、|、$/g, "");
  // Of several things the last one is limited.
  const bare = limit ? whole.replace(/(?<=^|、)([^、]+)$/u, `${limit}$1`) : whole;
  return isLost || /[（()）]/.test(bare) ? null : { noun: `${bare}${kept}`, sentences };
}

/** A note as the sentence that limits what was said before it. */
export function asNote(note: string): string | null {
  const bare = valueSpoken(note.trim())
    .replace(/^(?:ただし|但し)、?/, "")
    .replace(/。$/, "");
  const said = predicated(bare);
  if (!said) return null;
  return /^[^。]*(?:(?<!また|もしく|あるい)は|場合|とき|中止|延期)/.test(bare) && !/ください。?$/.test(bare)
    ? `ただし、${said}`
    : said;
}

const POLITE = /(?:です|ます|ません|でした|ました|ください|下さい|ましょう)$/;
const NOUN_END = /[\p{Script=Han}\p{Script=Katakana}ー々\dA-Za-z％%℃」』）]$/u;
/** Endings in kana to which です is added as to a noun. */
const TAKES_COPULA =
  /(?:から|まで|のみ|だけ|など|ほか|ほど|すぐ|ごろ|くらい|ぐらい|ごと|まま|ため|とおり|つ|い|り|み|き|か|め|し|さ|せ|れ|け|ち|え|ん|と|ど|ご|も|こ|の)$/;
const OPEN =
  /(?:[をがにへは]|(?:ない|ません|ます|です|[るた])か|(?<!ま)で|(?<![ひび])と|て|ので|たり|つつ|[一-龠]{2}し|ときは)$/u;
/** 「電話で予約」, 「窓口に提出」: who does so is not said. */
const ASKED_OF_NOBODY = /[にでへ](?:予約|申請|提出|連絡|持参|記入|相談|返却|申し?込み?|支払い?)$/u;
/** A verb in its plain form: by its ending, or by the particle right before it. 「駅からすぐ」 is none. */
const VERB =
  /(?:する|した|できる|なる|なった|れる|せる|いる|いた|ある|った|んだ)$|[\p{Script=Han}][うくぐすつぬぶむる]$|[をがに][^、をがには]{1,8}[うくぐすつぬぶむるた]$/u;
const NEGATIVE = /[らわかがさざたばまなべれけせてめえげいきしりみびち]ない$/u;

/** A clause as a polite sentence; null where its end cannot be said. */
function predicated(bare: string): string | null {
  if (POLITE.test(bare)) return `${bare}。`;
  if (/を?除く$/.test(bare)) return `${bare.replace(/く$/, "")}きます。`;
  if (/^要\p{Script=Han}{2,4}$/u.test(bare)) return `${bare.slice(1)}が必要です。`;
  if (/を[^をはが、とばらて]*[\p{Script=Han}]{2}$/u.test(bare)) return `${bare}します。`;
  if (OPEN.test(bare) || ASKED_OF_NOBODY.test(bare)) return null;
  if (/より$/.test(bare)) return `${bare.replace(/より$/, "から")}です。`;
  const [, before = "", state = ""] = /^(.*?)(?:が|は|も)?(あり|なし|有り|無し)$/u.exec(bare) ?? [];
  if (state && /[はがでを].*、|、.*[はがでを]/u.test(before)) return `${bare}です。`;
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

const NO_VALUE = /^(?:[-－–—―ー‐…＝∥]+|レ|〃|・|[✓✔○◎◯×✕✗△]|Yes|No|N\/A|未定|同上|別紙|準備中)$/iu;
const UNSAYABLE = /[=<>{}[\]_|@#→⇒←↑↓⇔]|https?:|www\.|[○◎◯×✕△]$|^[○◎◯✕△]|[?？!！]|[RHS]\d{1,2}\.\d/u;
/** 「30m/s」, 「北高 対 南商」: a rate or a game. */
const OF_TWO = /\s対\s|[A-Za-z][/／]|\d[/／][A-Za-z]/u;
/** 「山田 太郎（ピアノ）」, 「田中 花子 氏」: names that a pause would cut in two. */
const PERSON =
  /(?<=^|[\s、])\p{Script=Han}{1,3}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}[ 　]?(?:[（(]|氏|さん|先生|様|ほか)/u;

/** The cell of a table or the item of a list as a noun with its conditions; null where it cannot be said whole. */
export function spokenValue(text: string): SpokenValue | null {
  const lines = inLines(text.trim());
  if (!lines || LINES_RAN_TOGETHER.test(text)) return null;
  const { thing, clauses } = lines;
  if (clauses) {
    const [value, further] = [spokenValue(thing), spokenValue(clauses)];
    const isWhole = value?.noun && further && further.noun === null;
    return isWhole ? { ...value, sentences: [...value.sentences, ...further.sentences] } : null;
  }
  const { head, notes } = splitNotes(valueSpoken(text.trim()));
  if (head.length > LONGEST || NO_VALUE.test(head) || UNSAYABLE.test(head)) return null;
  if (OF_TWO.test(text) || holdsRate(text) || PERSON.test(text) || /[:：]/.test(head)) return null;
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
  const [, noun = value.noun, without = ""] = WITHOUT.exec(value.noun) ?? [];
  const apart = without ? [`${without}きます。`] : [];
  return { noun: speakable(noun, "ja"), sentences: [...apart, ...value.sentences, ...further] };
}
/** 「月給22万円〜 夜勤手当」, 「8:30〜17:15（休憩60分） 16:30〜翌9:00」: lines of which each is a value of its own. */
const LINES_RAN_TOGETHER =
  /円[〜～~]\s|\S[〜～~]\s+(?![\d０-９※＊午翌正令])|[:：時]\S*[〜～~]\S*[)）]\s+\S*\d\S*[〜～~]/u;

/** 「5日〜9日 初日は午後から。雨天は中止します。」: a figure and what is said of it; null for more lines than two. */
function inLines(text: string): { thing: string; clauses: string } | null {
  const places = /^[^※＊]+。$/.test(text) ? [...text.matchAll(/[ 　]+/g)] : [];
  const at = places.findLast(({ index }) => {
    const [before, first = ""] = [
      text.slice(0, index).replace(BRACKETS, ""),
      text.slice(index).split("。")[0],
    ];
    return /\d/.test(before) && !/[。はがをにへ（(]/.test(before) && /[はを]/.test(first);
  });
  if (!at) return OF_LINES.test(text.split("。")[0] ?? "") ? null : { thing: text, clauses: "" };
  const clauses = text.slice(at.index).trim();
  const isTwo = at === places[0] && !/[ 　]/.test(clauses.split("。")[0] ?? "");
  return isTwo ? { thing: text.slice(0, at.index), clauses } : null;
}

/** 「月曜日 ただし5日は開館し、 7日は休館します」 */
const OF_LINES = /^[^※＊]+[ 　].*[ 　][^ 　]*は[^ 　]+(?:ます|です|ません)$/u;

/** 「12月12日まで、土日祝を除く」: a second sentence. */
const WITHOUT = /^(.*\d.*)、([^、]+を?除)く$/u;
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
  const value = spokenValue(text.replace(/。$/u, ""));
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
    const isOwn = /^[^、。（(]{1,24}?(?<!また|もしく|あるい)(?:は|が)|^(?:必ず|まず|はじめに)/.test(first);
    const about = isOwn ? "" : `${topic}${/です。$/.test(first) ? "は" : "については"}、`;
    return sentences.length === 0 ? null : `${about}${sentences.join("")}`;
  }
  if (hasNoUnit(topic, noun)) return null;
  const said = stateOf(topic, noun) ?? predicated(noun);
  const isDeed = said !== null && stateOf(topic, noun) === null && /(?<!であり|があり)ます。$/.test(said);
  if (isDeed && /\d/.test(noun) && !POLITE.test(noun)) return null;
  const main = said?.startsWith(topic) ? said : said && `${topic}${isDeed ? "については" : "は"}、${said}`;
  return main && [main, ...sentences].join("");
}

export const isStated = (topic: string, noun: string) => stateOf(topic, noun) !== null || POLITE.test(noun);

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
