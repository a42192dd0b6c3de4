import type { Block } from "#kernel/page";
import { withChecksSaid, withPathsSaid } from "./checks-ja.ts";

/** 「シャドウ コピー」: manuals of software write words of katakana apart. */
const APART =
  /(?<![\p{Script=Katakana}ー])\p{Script=Katakana}[\p{Script=Katakana}ー]+ \p{Script=Katakana}[\p{Script=Katakana}ー]+(?=[のをがにはで])/u;
/** Once may be a heading that lost its line. */
const FEWEST = 3;
const KATAKANA = String.raw`[\p{Script=Katakana}ー]`;
/** Other words with spaces between are mostly things in a row. */
const BETWEEN = new RegExp(
  String.raw`(?<=${KATAKANA}) (?=${KATAKANA})|(?<=[\p{L}ー]) (?=「)|(?<=」) (?=\p{Script=Hiragana})|(?<=${KATAKANA}) (?=[のをがにはでと])|(?<=[\p{L}]) (?=以外)|(?<=が) (?=[\p{Script=Katakana}])`,
  "gu",
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A line for a machine, which nobody says: "vssadmin list writers". */
export const isForMachine = (text: string) => !KANA.test(text) && /[a-z]/i.test(text);

/** The last pointer of a text is at what stands below it. */
const TO_MACHINE =
  /(?:次|以下|下記)の(?:ような|いずれかの)?(コマンド|コード|設定|スクリプト|エラー|メッセージ|警告)(?=[をでがには])(?!.*(?:次|以下|下記)の)/su;

/** 「次のように実行します。」 above a line for a machine, and 「最後の行は、メールを送ります。」 below it: nobody hears the line. */
const DOES_AS_BELOW = /(?<=^|。)[^。]*(?:次|以下|下記)の(?:よう|とおり|通り)に?[^。]*。$/u;
const OF_LINE =
  /(?<=^|。)(?:最初|最後|上|下|この|[\d０-９一二三四五六七八九]{1,2})の?行(?:目)?[のはをでが][^。]*。/gu;

/** The blocks of a manual as one says them: without spaces within words, and pointing at no line that is not told. */
export function asSpokenManual(written: readonly Block[]): Block[] {
  const blocks = withChecksSaid(written).map((block) => {
    const text = withPathsSaid(block.text);
    return text === block.text ? block : { ...block, text };
  });
  const isApart = blocks.filter(({ text }) => APART.test(text)).length >= FEWEST;
  return blocks.map((block, index) => {
    const joined = isApart && /。$/.test(block.text.trim()) ? block.text.replace(BETWEEN, "") : block.text;
    const next = blocks[index + 1];
    if (block.kind === "heading") return joined === block.text ? block : { ...block, text: joined };
    const before = blocks[index - 1];
    const behind = before && isForMachine(before.text) ? joined.replace(OF_LINE, "") : joined;
    const text =
      next && isForMachine(next.text)
        ? behind.replace(DOES_AS_BELOW, "").replace(TO_MACHINE, "ページにある$1")
        : behind;
    const said = withoutInnerNumbers(text.replace(POINTS_AT_NAME, "").replace(POINTS_BELOW, ""));
    return said === block.text ? block : { ...block, text: said };
  });
}

/** 「下記の「電子申請」から」: what has a name is found by it. */
const POINTS_AT_NAME = /(?:下記|以下)の(?=「[^「」]{2,30}」(?:から|より|で|に))/gu;

/** 「下記のとおり断水を行います。」, 「下記の方法でご連絡ください。」: it is so without what stands below, too. */
const POINTS_BELOW =
  /(?<![はも]、?)下記の(?:とおり|通り)、?(?=(?!お知らせ|ご?案内|ご?報告|通知)[\p{Script=Han}ごお])|下記の(?:いずれかの)?(?:方法|要領)(?:で|により)、?(?=[ごお])|下記(?:まで|へ|に)(?=[ごお])|下記の(?=(?:専用|受付|お?問い?合わ?せ)?(?:窓口|フォーム|センター|電話番号))/gu;

/** 「（1）農園名、（2）住所、（3）氏名を書いて」: things in a row need no numbers. */
const INNER_NUMBER = /(?<=[^。\s])[（(]([1-9１-９])[)）](?=\p{L})/gu;
function withoutInnerNumbers(text: string): string {
  const numbers = [...text.matchAll(INNER_NUMBER)].map(([, digit = ""]) => Number(digit.normalize("NFKC")));
  const isInOrder = numbers.length >= FEWEST && numbers.every((number, at) => number === at + 1);
  return isInOrder ? text.replace(INNER_NUMBER, "") : text;
}

/** 「すべて安定していれば、手順3に進んでください。」, 「「設定の変更」を参照してください。」: nobody who listens turns to it. */
export const turnsElsewhere = (text: string) =>
  POINTS_AT_PAGE.test(text) || (TURNS.test(text) && !ORDERS_MORE.test(text));
/** 「一覧は、下の「添付ファイル」をご覧ください。」: whoever listens sees nothing below. */
const POINTS_AT_PAGE =
  /^[^。]{0,30}(?:は|については)、?(?:[上下右左]の|下記の|上記の|添付の?)[^。、]{2,24}を(?:ご覧|ご参照|ご確認|参照して|見て)ください。$/u;
const TURNS =
  /(?:手順|ステップ|STEP)\s?[\d０-９]{1,2}\s?[にへ](?:進|戻|お進み|お戻り)[^、。]{0,8}。$|[」』]を参照してください。$/u;
/** Orders and news before the pointer have to be heard. */
const ORDERS_MORE =
  /(?:ください|ます)[^。]{0,3}。.|(?:し|て|で|め|け|り|き|び|み|ち|い|え|せ|れ|げ)(?:から|た後|たあと|たら)?、|確かめ|確認|必ず|電源|切っ|抜い|危険|注意|ないで/u;
