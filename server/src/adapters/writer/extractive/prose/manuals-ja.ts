import type { Block } from "#kernel/page";

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々「」]`;
/** 「シャドウ コピー」: manuals of software write words of katakana apart. */
const APART =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]+ \p{Script=Katakana}[\p{Script=Katakana}ー]+(?=[のをがにはで])/u;
/** Once may be a heading that lost its line. */
const FEWEST = 3;
const BETWEEN = new RegExp(`(?<=${JAPANESE}) (?=${JAPANESE})`, "gu");
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A line for a machine, which nobody says: "vssadmin list writers". */
export const isForMachine = (text: string) => !KANA.test(text) && /[a-z]/i.test(text);

const TO_TYPE = /(?:次|以下|下記)の(?:いずれかの)?(コマンド|コード|設定|スクリプト)(?=[をでがには])/u;
const SHOWN = /(?:次|以下|下記)の(?:ような|いずれかの)?(エラー|メッセージ|警告)(?=[をでがには])/u;

/** The blocks of a manual as one says them: without spaces within words, and pointing at no line that is not told. */
export function asSpokenManual(blocks: readonly Block[]): Block[] {
  const isApart = blocks.filter(({ text }) => APART.test(text)).length >= FEWEST;
  return blocks.map((block, index) => {
    const joined = isApart && /。$/.test(block.text.trim()) ? block.text.replace(BETWEEN, "") : block.text;
    const next = blocks[index + 1];
    const text =
      block.kind !== "heading" && next && isForMachine(next.text)
        ? joined.replace(TO_TYPE, "ページにある$1").replace(SHOWN, "$1")
        : joined;
    return text === block.text ? block : { ...block, text };
  });
}

/** 「すべて安定していれば、手順3に進んでください。」, 「「設定の変更」を参照してください。」: nobody who listens turns to it. */
export const turnsElsewhere = (text: string) =>
  /(?:手順|ステップ|STEP)\s?[\d０-９]{1,2}\s?[にへ](?:進|戻|お進み|お戻り)|[」』]を参照してください。$/u.test(
    text,
  );
