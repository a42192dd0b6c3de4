import { splitScript } from "#kernel/text/sentences";
import { speaksAsOneself } from "../../text/persons/speaks-as-oneself.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";

const KIN = "家内|女房|曽祖父|曾祖父|曽祖母|曾祖母|祖父|祖母|義父|義母|父|母|夫|妻|息子|娘|孫";
/** 「名前は、祖父が付けました。」: whose, the shop knows. 「店主の祖父」, 「父の日」 and 「娘さん」 need no word of it. */
const OF_NOBODY = new RegExp(
  `(?:^|[、。]|[はがもと])(?:亡き)?(?:${KIN})(?!の日|の顔|の味)(?=[がはもにと]|で(?:す|した))`,
  "u",
);
/** 「…というのが祖父の理屈です。」; 「祖母の味」 is anybody's. */
const THEIRS = /(?:^|[、。]|[はがもと]|[てで]い[たる]|った)(?:曽|曾)?祖[父母]の(?!味|代|家|時代)/u;
/** 「親父の代からの決まりです。」: so one calls one's own. */
const OWN =
  /(?:(?:^|[、。]|[はがもと])(?:うちの)?(?:親父|おやじ|オヤジ|おふくろ)|うちの(?:お?(?:爺|じい|婆|ばあ)(?:さん|ちゃん|さま)?|(?:祖父|祖母|父|母|妻|夫|息子|娘)))(?=[のがはもにと]|から|で(?:す|した))/u;
/** 「祖父から孫へ」, 「父と子」: families in general. */
const IN_GENERAL = new RegExp(`(?:${KIN})(?:から(?:${KIN}|子)|と(?:子|娘|息子)|や(?:${KIN}))`, "u");

/** Whether a sentence on goods tells of the writer's own self or family: a narrator has neither. */
export function tellsOfOwnKin(text: string): boolean {
  const own = dividedByQuotations(text).own.join("");
  return (
    speaksAsOneself(own) ||
    OWN.test(own) ||
    ((OF_NOBODY.test(own) || THEIRS.test(own)) && !IN_GENERAL.test(own))
  );
}

/** Whether a paragraph is a story of one's own family: of such a story no sentence stands by itself. */
export const isStoryOfOwnKin = (text: string): boolean =>
  splitScript(text).filter((sentence) => tellsOfOwnKin(sentence.text)).length > 1;
