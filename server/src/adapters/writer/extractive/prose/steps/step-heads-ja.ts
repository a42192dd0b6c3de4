import { politeThroughout } from "../../text/polite/polite.ts";
import { isOrder } from "../procedures.ts";
import { DECISIVE_MARK } from "./shortened-steps-ja.ts";

const LONGEST_HEAD = 32;
/** The number of a step before its deed: 「手順① 」, 「STEP 2: 」, 「3.」 */
export const STEP_NUMBER =
  /^(?:(?:step|手順|ステップ|工程|作業)\s?)?(?:[（(【]?[\d０-９]{1,2}(?![\d０-９]|\s?(?:つ|人|枚|個|本|日|回|年|か?月|分|秒|時|度|割|周|段|か所|箇所|[cm]?m|ml|k?g|[%％]))[)）】]?\s?[.．:：、]?\s*|[①-⑳❶-❿][.．:：、]?\s*)/iu;
/** 「乾かす（半日）」: a word on the step, and no part of what is done. */
const REMARK = /[（(][^（()）]{1,10}[)）]$/u;
/** 「標準コースで洗います。」 */
const DOES = /[をにで][^。]*[いち]ます。$/u;

/** A heading as the order that it is; null for any other. */
export function orderOf(text: string, isCountedOff: boolean): string | null {
  const bare = bareOf(text);
  if (
    bare.length > LONGEST_HEAD ||
    /(?<=[\p{Script=Han}\p{Script=Katakana}ーでに])[はが]|[？?！!]/u.test(bare)
  )
    return null;
  const said = politeThroughout(`${bare}${isCountedOff && NAMES_DEED.test(bare) ? "をします" : ""}。`);
  return said && (isOrder(said, "ja") || (isCountedOff && DOES.test(said))) ? said : null;
}
/** 「ダイヤルを4にして試し縫い」: in a numbered step, the name of a deed is what is done. */
const NAMES_DEED =
  /(?:[しりちびみきぎい]縫い|(?<=\p{Script=Han}|[、てでのを])(?:確認|掃除|調整|交換|点検|試運転|洗浄|塗装|設定|測定|仕上げ|片付け|準備))$/u;

const bareOf = (text: string) =>
  text.trim().replace(STEP_NUMBER, "").replace(DECISIVE_MARK, "").replace(/。$/, "").replace(REMARK, "");

/**
 * 「油を入れて弱火」, 「下準備」: a numbered heading that names its step without a verb, as a sentence; null for any other, and for a
 * part of a text, 「陰干しの時間」.
 */
export function namedStep(text: string): string | null {
  const bare = bareOf(text);
  const isName = /^[^、。：:「」？?！!]*[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(bare);
  return isName && bare.length <= LONGEST_HEAD && !OF_TEXT.test(bare) ? `${bare}です。` : null;
}
const OF_TEXT =
  /の[\p{Script=Han}\p{Script=Katakana}ー]+$|(?:原因|理由|種類|特徴|目的|概要|結果|注意点?|材料|道具|費用|場合|時|方法|手順|ポイント|コツ)$/u;

/** 「録音の前に」: not what is done first, but when. */
export const namesTimeBefore = (text: string): boolean => /前に$/u.test(bareOf(text));
