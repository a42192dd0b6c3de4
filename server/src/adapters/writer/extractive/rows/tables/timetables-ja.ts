import { spokenValue } from "../row-values-ja.ts";
import { isNamed } from "./plain-values-ja.ts";

/** 「時間 / 内容 / 場所」 above 「17:30 / 受付 / ロビー」. */
const TIME_HEAD = /^(?:開始)?(?:時間帯?|時刻|開始)$/u;
const TIME = /^(?:午[前後])?\d{1,2}(?:[:：]\d{2}|時(?:\d{1,2}分|半)?)/u;
const FEWEST = 3;
const MOST_A_SENTENCE = 4;
const BRACKETS = /\s*[（(]([^（()）]*)[)）]/gu;
/** For whom a part is: 「観望（A班）」. */
const OF_WHOM = /^[^、。]{1,8}(?:班|組|の部|クラス|コース|年生|の方)$/u;

/** A part of a programme, without notes: 「A班の観望と工作」. */
function partTold(text: string): string | null {
  const parts = text.split(/\s*[／/]\s*/u).map((part) => {
    const notes = [...part.matchAll(BRACKETS)].map(([, note = ""]) => note.trim());
    const whom = notes.find((note) => OF_WHOM.test(note));
    const bare = part.replace(BRACKETS, "").replace(/[ 　](?=[前後]半$)/u, "の");
    const own = spokenValue(bare);
    const isSaid = isNamed(own) && own.sentences.length === 0 && !/、/.test(own.noun);
    return isSaid ? `${whom ? `${whom}の` : ""}${own.noun}` : null;
  });
  return parts.includes(null) ? null : parts.join("と");
}

/** 「プログラムは、17時30分が受付、18時が解説です。」: the rows of a timetable, all or none. */
export function timetableTold(cells: readonly string[][], heading: string | null): string[] | null {
  const [head = [], ...rest] = cells;
  const isOfTimes =
    TIME_HEAD.test(head[0] ?? "") &&
    rest.length >= FEWEST &&
    rest.every((row) => row.length === head.length && TIME.test(row[0] ?? ""));
  if (!isOfTimes) return null;
  const said = rest.map(([time = "", what = ""]) => {
    const [at, part] = [spokenValue(time)?.noun, partTold(what)];
    return at && part ? `${at}が${part}` : null;
  });
  if (said.includes(null)) return null;
  const told = cells.map(() => "");
  const size = Math.ceil(said.length / Math.ceil(said.length / MOST_A_SENTENCE));
  const sentences: string[] = [];
  for (let from = 0; from < said.length; from += size)
    sentences.push(
      `${from > 0 ? "続いて、" : `${heading ?? "予定"}は、`}${said.slice(from, from + size).join("、")}です。`,
    );
  // Half of a programme is none.
  told[1] = sentences.join("");
  return told;
}
