import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sectionsOf } from "../../sections.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import type { Unit } from "../../units.ts";

const CANNOT =
  "(?:使え|使用でき|使いになれ|使用になれ|使いいただけ|入れられ|かけられ|洗え|水洗いでき|利用でき)";
/** 「IH調理器では使えません。」, 「食器洗い機は使えません。」: a thing or a way is named for which the goods are not made. */
const LIMIT = new RegExp(
  `^[^。]*(?:では|には|は|も)、?(?:お|ご)?${CANNOT}ません(?:ので[^。]*)?。$|(?:保存|使用)は(?:お?避けてください|できません)。$|には?向(?:きません|いていません)。$`,
  "u",
);
/** 「火のそばでは着ないでください。」 */
const DANGER = /(?=.*(?:火|熱|やけど|けが|感電|破裂|溶け|誤飲|窒息)).*ないで(?:ください|下さい)。$/u;
/** 「必ず加熱してお召し上がりください。」 */
const COOKED = /^[^。、]{0,8}加熱(?:調理)?して[^。]*(?:くだ|下)さい。$/u;
/** 「充電に使うことはできません。」 */
const IMPOSSIBLE = /^[^。]*(?:使う|使用する|つなぐ|加熱する|洗う|入れる|かける)ことは?できません。$/u;
/** 「一歳未満のお子さまには与えないでください。」, 「湿疹のある部分には使わないでください。」: for whom it is not. */
const NOT_FOR =
  /^[^。]*(?:(?:歳|才|か月|ヶ月)未満|乳児|妊娠中|授乳中|アレルギーの|湿疹|はれもの|に当てはまる)[^。]*(?:ないで(?:ください|下さい)|(?:お避け|避けて|お控え|控えて)(?:ください|下さい)|できません)。$/u;
/** 「洗うと丈で2cm縮みます。」, 「はじめの三回は色が落ちます。」 */
const CHANGES = /^[^。]{4,}(?:縮みます|縮むことがあります|色落ちします|色が落ちます|色移りします)。$/u;
/** 「玄関の幅が70cm以上必要です。」: without which the goods cannot be used, or not even carried in. */
const REQUIRED =
  /^[^。、]{2,24}[がは]、?\s?約?\d[\d.,]*\s?(?:cm|mm|m|センチ|メートル|kg|キロ|畳)\s?以上[^。、]{0,4}必要です。$/u;
/** 「送料無料は使えません」, 「クーポンはご利用になれません」: how it is paid and sent is another matter. */
const OF_SALE = /クーポン|ポイント|カード|送料|配送|返品|交換|注文|支払|割引|会員|電話|日時|指定|海外|発送/u;
/** 「軽いほうがいい方には向きません。」: of what, the sentence before it says. */
const FOR_TASTE = /(?:(?:ほう|方)が(?:いい|よい|良い|好き)|お?好みの?|お?好きな|求める|期待する)[^。]*方に/u;
/** 「高さ九センチ 重さ 三百十グラム 食洗機は使えません」: rows in one line are no sentence. */
const ROWS_IN_LINE = /(?:[^\p{ASCII}][ 　][^\p{ASCII}].*){2}/u;
const LONGEST = 60;
/** Several cases are named in one sentence. */
const LONGEST_OF_CASES = 90;

/** Whether a sentence says by itself what the goods cannot do. */
export const isLimit = (text: string): boolean =>
  text.length <= (NOT_FOR.test(text) ? LONGEST_OF_CASES : LONGEST) &&
  [LIMIT, DANGER, COOKED, IMPOSSIBLE, NOT_FOR, CHANGES, REQUIRED].some((limit) => limit.test(text)) &&
  !OF_SALE.test(text) &&
  !ROWS_IN_LINE.test(text) &&
  !FOR_TASTE.test(text) &&
  !leansOnPrevious(text, "ja");

const ROW = /^([^：:]{1,16})[：:]\s*(\S.*)$/su;
/** 「オーブン: 木の蓋は使えません。」: without its label, a value would be heard of every use of the goods. */
const OF_WHOLE =
  /^ご?(?:使用上の|お?取り?扱い(?:上)?の)?(?:注意(?:事項|点)?|仕様|備考|お手入れ(?:方法)?|お?取り?扱い(?:方法)?)$|^(?:(?:使える|使用できる|対応する?|使用可能な?)の?)?熱源$/u;
/** A place of use that label and sentence both name. */
const PLACE = /IH|直火|電子レンジ|レンジ|食洗機|食器洗い|オーブン|冷凍庫|乾燥機/gu;
const isWhole = (label: string, text: string) =>
  OF_WHOLE.test(label) || (label.match(PLACE) ?? []).some((place) => text.includes(place));

/** The limits that stand in rows of the goods' own table, as sentences: 「ガスの直火。IH調理器では使えません。」 */
export function limitsInRows({ blocks, type }: Page): Unit[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text }, blockIndex): Unit[] => {
    const section = sections[blockIndex];
    const [, label = "", value = ""] = (kind === "table_row" && ROW.exec(text)) || [];
    if (!value || section?.kind !== "own") return [];
    return sentencesOf(value)
      .filter((one) => isLimit(one.text) && (COOKED.test(one.text) || isWhole(label.trim(), one.text)))
      .map((one) => ({
        sentences: [one.text],
        blockIndex,
        section: section.heading,
        leans: false,
        head: null,
        isOrphan: false,
        pointsBack: false,
        seconds: sentenceSeconds(one.text, "ja"),
      }));
  });
}

/** 「なし（加熱してお召し上がりください）」: what is asked of the buyer in brackets is a sentence. */
function sentencesOf(value: string) {
  const [, asked] = /[（(]([^（()）]+(?:くだ|下)さい)。?[)）]/u.exec(value) ?? [];
  return splitScript(asked ? `${asked}。` : speakable(value, "ja"));
}

/** So many limits are told where the description has told none, and so much of its time. */
const MOST = 2;
const SHARE = 0.2;
/** Even a short script has time for one. */
const SHARE_OF_FIRST = 0.35;

/** The first limits for which there is time: rows before sentences, since a row is what a buyer looks for. */
export function limitsWithin(units: readonly Unit[], rows: readonly Unit[], budget: number): Unit[] {
  const told = [...rows, ...units].filter(
    ({ sentences, isOrphan, pointsBack }) =>
      sentences.length === 1 && isLimit(sentences[0] ?? "") && !isOrphan && !pointsBack,
  );
  let left = SHARE * budget;
  const said = new Set<string>();
  return told.filter(({ sentences, seconds }) => {
    const text = sentences.join("");
    const room = said.size === 0 ? SHARE_OF_FIRST * budget : left;
    if (said.size >= MOST || seconds > room || said.has(text)) return false;
    said.add(text);
    left -= seconds;
    return true;
  });
}
