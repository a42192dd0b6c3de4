import { isTakenUp } from "../told-tense-ja.ts";
import { endsInConcession, isCureOf } from "./openers-ja.ts";
import { breaksStory, endsInTrial, isNextOfSeveral, isOrdinalStill } from "./set-ups-ja.ts";

/** Whether a telling that ends at `at` leaves out what its last sentences lead to. */
export const isHalfTold = (texts: readonly string[], blocks: readonly number[], at: number): boolean =>
  breaksStory(texts, blocks, at) ||
  (blocks[at + 1] === blocks[at] && goesOnIn(texts[at + 1] ?? "", texts[at] ?? "")) ||
  ANSWERED.test(texts[at + 1] ?? "") ||
  endsInConcession(texts, at) ||
  endsInTrial(texts, at) ||
  isOrdinalStill(texts[at] ?? "", texts[at - 1] ?? "");

/** Whether a sentence says little without the next one of its paragraph: its cure, the next of several, what takes it up. */
const goesOnIn = (next: string, text: string) =>
  isCureOf(next, text) ||
  isNextOfSeveral(next) ||
  isTakenUp(text, next) ||
  OUTCOME.test(next) ||
  OPENS.test(text);
/** 「そこで二代目では、枠を延ばしました。」: trouble is told for what was done about it, be it in a new paragraph. */
const ANSWERED = /^そこで(?!は|の|も|しか)/u;
/** 「すると、粉が増えました。」, 「それが昨年の秋、半分になりました。」, 「こうして氷は根元に継ぎ足されます。」, 「うまみは、そのくらい強いです。」 */
const OUTCOME =
  /^(?:すると|その結果|結果|それが|これが|ところが|こうして|実は|そこで)、?|^[^。、]{0,16}は、?(?:そのくらい|それくらい|それほど|これほど)/u;
/** 「硬さは32℃で変わります。」, 「従来の機種では湿気がたまりました。」, 「初代の枠は80センチでした。」, 「届いた声の多くが「狭い」というものでした。」: how, and what became of it, stands behind. */
const OPENS = new RegExp(
  [
    String.raw`[はがも][^。、]{0,12}(?:変わり|違い|異なり|分かれ)ます。$|[はがも][^。、]{0,12}(?:変わる|違う|異なる|分かれる)。$`,
    String.raw`^(?:[^。]{0,12}は、?)?(?:従来|以前|これまで|それまで|もともと|かつて|長いこと|長らく|長年)[^。]*(?:だけ|もの|まま|がち|しまい|なかっ|せん)[^。]{0,6}(?:でした|ました|だった|た)。$`,
    String.raw`^(?:従来|以前|これまで)の?(?:機|型|品|製品|機種|モデル)[^。]*(?:ました|でした|た)。$`,
    String.raw`^[^。、は]{0,12}(?:初代|先代|旧型|旧モデル|前作)[^。、は]{0,10}は、?[^。]*(?:ました|でした|た)。$`,
    String.raw`(?:声|不満|要望|指摘|お叱り)[^。「」]{0,12}「[^「」]+」(?:というもの|と)[^。]{0,12}(?:です|でした|だった|ました)?。$`,
  ].join("|"),
  "u",
);
