import { countBefore, type PostSentence } from "./sentences.ts";

/** 「…を外して洗ってください。」, 「…のが先です。」, 「文字コードを変えると、そのまま読みます。」: what is to be done. */
const REMEDY = new RegExp(
  [
    "(?:て|で)(?:み|おい)?て?(?:ください|下さい|ね)。$|ましょう。$",
    "(?:ほうが|方が|すれば|ると|れば)(?:いい|よい|良い)(?:です|と思います)。$",
    "(?:のが(?:先|確実|いちばん|一番)|(?:が|は)(?:おすすめ|お勧め))です。$|をおすすめします。$",
    "^(?:[^。]{0,20}なら、)?[^、。]{2,30}を[^、。]{1,24}(?:に|く)(?:すると|すれば)、[^。]+(?:ます|ません)。$",
  ].join("|"),
  "u",
);

/**
 * A Japanese answer for which there is too little time: its beginning, and instead of further reasons the first sentence
 * that says what to do. Null where the beginning says so itself, or no such sentence stands by itself and fits.
 */
export function beginningAndRemedy(
  answer: readonly PostSentence[],
  count: number,
  seconds: number,
): PostSentence[] | null {
  if (answer.slice(0, count).some(({ text }) => REMEDY.test(text))) return null;
  const remedy = answer.slice(count).find(({ text, leans }) => REMEDY.test(text) && !leans);
  if (!remedy) return null;
  const before = answer.slice(0, countBefore(answer.slice(0, count), seconds - remedy.seconds, "ja"));
  const spent = before.reduce((sum, one) => sum + one.seconds, remedy.seconds);
  return before.length > 0 && spent <= seconds ? [...before, remedy] : null;
}
