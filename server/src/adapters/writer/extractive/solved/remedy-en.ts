import { isOrder } from "../prose/procedures.ts";
import { warnsInEnglish } from "../prose/warnings-en.ts";

/** "The lasting cure is to oil it.", "You need to oil it.", "So oil it once a year.": what is to be done. */
const REMEDY = new RegExp(
  [
    String.raw`^(?:the|my|your)(?: [\p{L}-]+){0,2} (?:cure|fix|remedy|solution|answer|trick|way (?:out|round|around)) (?:is|was|here is)\b`,
    String.raw`^(?:so |then |instead,? |what )?you(?:[’']ll| will)? (?:need|have|want|ought) to\b`,
    String.raw`^(?:so |then |instead,? )?(?:you|I) (?:should|would|[’']d) (?!be\b|have\b|think\b|guess\b|say\b|imagine\b|expect\b|bet\b|hope\b|see\b)\p{L}+`,
  ].join("|"),
  "iu",
);
const LED_IN = /^(?:so|then|instead,?|simply|just|try to) (?=\p{Ll})/iu;
/** "Note the date.", "See above." */
const NO_DEED =
  /^(?:see|note|remember|think|say|look|welcome|thank|hope|ask|consider|imagine|suppose|guess|let)\b/iu;

export function saysRemedyInEnglish(text: string): boolean {
  const bare = text.replace(LED_IN, "");
  const order = bare.charAt(0).toUpperCase() + bare.slice(1);
  return REMEDY.test(text) || (isOrder(order, "en") && !NO_DEED.test(order) && !warnsInEnglish(order));
}
