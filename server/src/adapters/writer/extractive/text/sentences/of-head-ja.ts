import type { Block } from "#kernel/page";
import { withSubjectAbove } from "./subject-above-ja.ts";

/** 「ネックの状態」, 「香り」: a head that names what of the thing stands below it. */
const OF_THING =
  /^[^、。はがを？?！!：:「」]{0,8}(?:状態|コンディション|具合|程度|残り|年式|製造年|弦高|高さ|厚さ|重さ|長さ|太さ|大きさ|サイズ|寸法|重量|素材|生地|材質|仕上げ|産地|原材料|付属品|香り|味|食感|甘さ|辛さ|硬さ|かたさ|音|色)$/u;
/** Words that a sentence of its own begins with, and ends of one. */
const OWN_TOPIC = /^[^。、]{0,24}?(?:は|が|も|では|には|とは)(?!かり|ず|ま)/u;
const TURNS = /^(?:また|なお|ただ|でも|しかし|そ[のれこう]|こ[のれこう]|まず|次に|さらに|※)/u;
const NOUN_END = /[\p{Script=Han}\p{Script=Katakana}ー\d％%a-zA-Z）)]。$/u;
const LONGEST = 60;

/** 「ほぼストレート。」 below 「ネックの状態」: a phrase without a verb says what its head asks, and is told of it. */
export function withHeadAsTopic(sentences: string[], above: Block): string[] {
  const [text = "", ...others] = sentences;
  const head = above.text.trim();
  const isPhrase =
    text.length <= LONGEST && NOUN_END.test(text) && !OWN_TOPIC.test(text) && !TURNS.test(text);
  if (above.kind !== "heading") return sentences;
  const told = withSubjectAbove(text, head);
  return OF_THING.test(head) && isPhrase && !text.startsWith(head)
    ? [`${head}は、${text.replace(/。$/u, "です。")}`, ...others]
    : // 「実をならせるには」 begins what one has to do, and is no topic.
      [told.startsWith(`${head}、`) ? text : told, ...others];
}
