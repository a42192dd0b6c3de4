import { isJapaneseSentence } from "#kernel/critic/predicate-ja";

/** 「小麦の配給が変えた麺の色。」: a thing with the clause that tells of it, and no topic. */
const THING =
  /^(?!また|そして|それ|しかも|しかし|ただ|なお|まず|次に|最後に)[^。、はも]{4,44}[\p{Script=Han}\p{Script=Katakana}ー々]。$/u;
const CLAUSE = /[をがにで][^。]{0,24}[うくぐすつぬぶむるただいな][^。をがにで]{1,20}。$/u;
const FEWEST = 3;
const LONGEST = 130;

/** 「…七分の停車、…麺の色、…客。」: three things and more that stand one behind the other without a verb are one sentence. */
export function thingsInARow(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < sentences.length; ) {
    const end = sentences.findIndex((text, index) => index >= at && !isThing(text));
    const run = sentences.slice(at, end === -1 ? undefined : end);
    const length = run.reduce((sum, text) => sum + text.length, 0);
    if (run.length >= FEWEST && length <= LONGEST) told.push(`${run.map(bare).join("、")}。`);
    else told.push(...run);
    at += run.length;
    const next = sentences[at];
    if (next !== undefined) told.push(next);
    at += 1;
  }
  return told;
}

const QUOTED = /「[^「」]{0,20}」/gu;
function isThing(text: string): boolean {
  const plain = text.replace(QUOTED, "語");
  return THING.test(plain) && CLAUSE.test(plain) && !isJapaneseSentence(text);
}
const bare = (text: string) => text.replace(/。$/u, "");

/** 「体育館、喫茶店、だれも来ない客間。」: places and people in a row, of which the next sentence says what is meant. */
const IN_A_ROW = /^(?:[^、。はがをにへでと]{1,16}、){2,}[^、。はがをにへで]{1,20}(?<!など|ほか)$/u;
/** 「豆を煮る音、ぬか床のにおい、里芋の手ざわり」: each a thing with what tells of it. */
const PART = "[^、。はがもで]{2,20}(?<![てでにをへとくしみれけえめ]|[ただ]り)";
const THINGS_TOLD = new RegExp(`^(?:${PART}、){2,}${PART}$`, "u");
export const areNamesInARow = (bareSentence: string): boolean =>
  IN_A_ROW.test(bareSentence) || (THINGS_TOLD.test(bareSentence) && !OF_ONE_KIND.test(bareSentence));
/** 「峠を越えた話、封書を届けた話、雪の朝の話」: so one says what a thing is of. */
const OF_ONE_KIND = /(\p{L})、[^、]*\1、.*\1$/u;
