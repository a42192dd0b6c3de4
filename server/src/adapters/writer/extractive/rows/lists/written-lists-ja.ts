import { nounAsWritten } from "../as-written-ja.ts";
import { headingTopic } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";

const MOST_ITEMS = 8;
const LONGEST_ITEM = 60;
const LONGEST = 150;
/** Things that one needs, brings or gets: the list holds all of them. */
const OF_THINGS =
  /(?:必要な?(?:書類|もの)|持ち物|服装|用意するもの|準備するもの|材料|道具|内容|提出書類|添付書類|セット)$/u;
const OF_PEOPLE = /対象|資格|要件|条件|(?:でき|れ|え)る(?:方|人|者)/u;
const PERSON = /(?:方|人|者|世帯)(?:[（(][^（()）]*[)）])?$/u;

/** A list below a heading as its items stand there; null where one of them cannot be said. */
export function listAsWritten(texts: readonly string[], heading: string | undefined): string | null {
  const flow = flowTold(texts, heading?.trim() ?? "");
  if (flow) return flow;
  const topic = headingTopic(heading);
  if (!topic || texts.length < 2 || texts.length > MOST_ITEMS) return null;
  const programme = programmeTold(texts, topic);
  if (programme) return programme;
  const nouns = texts.map((text) =>
    text.length <= LONGEST_ITEM ? nounAsWritten(text.replace(/。$/u, "")) : null,
  );
  if (nouns.includes(null)) return null;
  // Whether one of the conditions is enough, the page does not say: each is quoted.
  const isOfPeople =
    OF_PEOPLE.test(topic) && texts.every((text) => PERSON.test(text.trim().replace(/。$/u, "")));
  if (isOfPeople) {
    const quoted = `${topic}には、${nouns.map((noun) => `「${noun}」`).join("、")}が挙げられています。`;
    return nouns.some((noun) => /[「」]/u.test(noun ?? "")) || quoted.length > LONGEST ? null : quoted;
  }
  const said = `${topic}は、${nouns.join("、")}です。`;
  return OF_THINGS.test(topic) && said.length <= LONGEST ? said : null;
}

/** 「選考の流れ」 above 「面接（2回）」 and what comes before and behind it: nothing but names, in their order. */
function flowTold(texts: readonly string[], heading: string): string | null {
  if (!OF_FLOW.test(heading) || texts.length < FEWEST_STAGES || texts.length > MOST_ITEMS) return null;
  const isNamed = texts.every((text) => text.length <= LONGEST_STAGE && STAGE.test(text.trim()));
  return isNamed ? `${heading}は、${texts.map((text) => text.trim()).join("、")}の順です。` : null;
}
const OF_FLOW = /^[^、。はが]{2,10}の流れ$/u;
const FEWEST_STAGES = 3;
const LONGEST_STAGE = 16;
const STAGE = /^[^。、：:？?]+(?:[\p{Script=Han}\p{Script=Katakana}ー]|[りみ]|[（(][^（()）]{1,8}[)）])$/u;

/** 「21日 17:30 吹奏楽部の演奏」: each with its time. */
export const isProgramme = (texts: readonly string[]) =>
  texts.length > 1 && texts.every((text) => TIMED.test(text.trim()));
function programmeTold(texts: readonly string[], topic: string): string | null {
  const parts = texts.map((text) => TIMED.exec(text.trim()));
  if (parts.includes(null) || texts.length > MOST_TIMED) return null;
  // A name keeps its spaces.
  const nouns = parts.map((part) => (nounAsWritten(part?.[2] ?? "") === null ? null : part?.[2]?.trim()));
  if (nouns.includes(null)) return null;
  const said = parts.map(
    (part, at) => `${valueSpoken(part?.[1] ?? "").replace(/[、 　]/gu, "")}が${nouns[at]}`,
  );
  const told = `${topic}は、${said.join("、")}です。`;
  return told.length <= LONGEST ? told : null;
}
const TIMED =
  /^((?:(?:\d{1,2}月)?\d{1,2}日(?:[（(].[)）])?[ 　]*)?\d{1,2}(?::\d\d|時(?:\d{1,2}分)?)(?:[〜～~-]\d{1,2}(?::\d\d|時(?:\d{1,2}分)?))?)[ 　:：]+(\S.*)$/u;
const MOST_TIMED = 6;
