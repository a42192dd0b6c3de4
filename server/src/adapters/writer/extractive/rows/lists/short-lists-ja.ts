import { isEssentialLabel, isPageLabel } from "../label-lists-ja.ts";
import { headingTopic, isDate, isMeasured, isYear, topicOf } from "../row-topics-ja.ts";
import { asNote, asSentence, NOTE_MARK, rowSentence, spokenValue } from "../row-values-ja.ts";
import { casesTold } from "../tables/pairs-ja.ts";
import { isProgramme } from "./written-lists-ja.ts";

const MOST = 8;
const LONGEST_ITEM = 90;
const LONGEST_SENTENCE = 110;

/** 「赤ちゃんのいる家はスチーム式：衛生面を優先」, 「冬期休館：11月11日から」: a name and what is said of it. */
const LABELLED = /^([^：:。]{2,24})[：:]\s?(?!\/\/|(?<=\d[：:])\d\d)(\S.+)$/u;

/** 「申し込みの開始日」: below it 「電話」 is a way, and its value a day. */
const OF_TIME = /(?:開始日|締切日|期日|期限|期間|受付日|時間|日時|日程)$/u;
const WAY = /^(?:お?電話|FAX|ファックス|郵送|窓口|来庁|インターネット|ウェブ|メール|LINE)$/iu;

export interface ToldList {
  /** The sentence of each item; empty where another says it. */
  items: string[];
}

/**
 * The items of a short list as sentences; null where not each can be said. `isNamed` if what they are was said before,
 * `isEither` if any one of them is enough.
 */
export function listTold(
  texts: readonly string[],
  heading: string | undefined,
  isNamed: boolean,
  isEither = false,
): ToldList | null {
  if (texts.length === 0 || texts.length > MOST || texts.some((text) => text.length > LONGEST_ITEM))
    return null;
  if (isProgramme(texts)) return null;
  const topic = isNamed ? null : headingTopic(heading);
  const isLabelled = texts.every((text) => LABELLED.test(text));
  const isOfTime = topic !== null && OF_TIME.test(topic);
  if (topic && isLabelled && (isMeasured(topic) || isOfTime)) {
    const pairs = texts.map((text) => [...(LABELLED.exec(text) ?? [])].slice(1));
    // 「4月から9月は、9時から18時です」: of what, says the heading alone.
    if (!pairs.some(([label = ""]) => isEssentialLabel(label) && !(isOfTime && WAY.test(label)))) {
      const cases = casesTold(pairs, topic);
      return cases && { items: cases.map((one) => one ?? "") };
    }
  }
  if (!isNamed && !isLabelled && (!topic || OF_DEEDS.test(topic))) return null;
  const values = texts.map((text) => (LABELLED.test(text) || /^[※＊]/.test(text) ? null : spokenValue(text)));
  const nouns = values.map((value) =>
    value?.noun && asSentence(value.noun) === `${value.noun}です。` ? value : null,
  );
  // A list of people does not say whether one of its conditions is enough.
  if (topic && OF_WHOM.test(topic) && texts.length > 1 && texts.every((text) => WHO.test(text))) return null;
  const isPlain = nouns.every(
    (value) => value !== null && value.sentences.length === 0 && !TOPIC.test(value.noun ?? ""),
  );
  const isGlued = values.some(
    (value, at) => value?.noun && /[（(]/.test(texts[at] ?? "") && isKept(texts[at] ?? "", value.noun),
  );
  const inOne =
    isPlain && !isGlued
      ? `${topic ? `${topic}は、` : ""}${joined(
          nouns.map((value) => value?.noun ?? ""),
          isEither,
        )}です。`
      : "";
  if (inOne && inOne.length <= LONGEST_SENTENCE && texts.length > 1)
    return { items: texts.map((_, at) => (at === 0 ? inOne : "")) };
  if (isGlued && texts.length > 1) return null;
  // 「また、申請書です」 says of nothing that it is one.
  const subjectless = nouns.filter(
    (value, at) => value && at > 0 && topic && !OWN_TOPIC.test(value.noun ?? ""),
  );
  if (subjectless.length > 0) return null;
  let isFirst = true;
  const items = texts.map((text, at) => {
    // 「日時」 above 「A日程：…」 and 「B日程：…」 is their label.
    if (at === 0 && texts.length > 1 && isEssentialLabel(text)) {
      isFirst = false;
      return "";
    }
    if (/^[※＊]/.test(text)) return asNote(text.replace(NOTE_MARK, ""));
    const [, label = "", rest = ""] = LABELLED.exec(text) ?? [];
    const said = label ? labelledTold(label, rest) : itemTold(nouns[at], values[at], isFirst ? topic : null);
    isFirst = false;
    return said;
  });
  for (const [at, item] of items.entries())
    if (item?.startsWith(BUT) && items[at - 1]?.includes(BUT)) items[at] = `また、${item.slice(BUT.length)}`;
  return items.every((item) => item !== null) ? { items: items.flatMap((item) => item ?? []) } : null;
}
const joined = (nouns: readonly string[], isEither: boolean) =>
  isEither ? `${nouns.slice(0, -1).join("、")}、または、${nouns.at(-1)}` : nouns.join("、");

/** 「夏は無休」; 「保険証または手帳」 has none. */
const TOPIC = /(?<!また|もしく|あるい)は/u;
const OWN_TOPIC = /^[^、。]{1,30}(?<!また|もしく|あるい)は/u;
const BUT = "ただし、";
const OF_WHOM = /対象|条件|資格|要件|でき|れる(?:方|人|者)/u;
const WHO = /(?:方|人|者|世帯)(?:[（(][^（()）]*[)）])?。?$/u;
/** Whether a note of the item became a part of its noun. */
const isKept = (text: string, noun: string) =>
  noun.split("、").length > text.replace(/[（(][^（()）]*[)）]/gu, "").split("、").length;
/** Deeds are told by their own sentences. */
const OF_DEEDS = /(?:手順|流れ|方法|やり方|使い方|作り方|ポイント|コツ|きまり|お願い|注意(?:事項|点)?)$/u;

function itemTold(
  noun: ReturnType<typeof spokenValue> | undefined,
  value: ReturnType<typeof spokenValue> | undefined,
  topic: string | null,
): string | null {
  if (!value) return null;
  const isOwn = value.noun === null || OWN_TOPIC.test(value.noun);
  if (isOwn || !noun) {
    const said = value.noun === null ? "" : asSentence(value.noun);
    return said === null ? null : [said, ...value.sentences].join("");
  }
  return topic ? rowSentence(topic, value) : [`${value.noun}です。`, ...value.sentences].join("");
}

function labelledTold(label: string, rest: string): string | null {
  const [topic, value] = [topicOf(label), spokenValue(rest)];
  // 「広い居間なら気化式：電気代を抑えられる」
  if (/[^、]{2,}(?:は|なら|には)[^、]{2,}$/.test(label)) {
    const parts = [asSentence(label), asSentence(rest)];
    return parts.every((part) => part !== null) ? parts.join("") : null;
  }
  if (!topic || !value || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(label)) return null;
  if (/なら$|には$/.test(topic.name)) {
    const said = value.noun && asSentence(value.noun);
    return said ? [`${topic.name}、${said}`, ...value.sentences].join("") : null;
  }
  const isDeed = /[をにへで]\p{Script=Han}+$/u.test(topic.name) || topic.name.includes("は");
  const isPast = isDate(topic.name) || isYear(topic.name);
  if (topic.isCase || isDeed || isPast || isPageLabel(label) || TOPIC.test(value.noun ?? "")) return null;
  return rowSentence(topic.name, value);
}
