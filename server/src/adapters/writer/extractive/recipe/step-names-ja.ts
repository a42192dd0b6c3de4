import { isCooksDeed } from "./further-ja.ts";

/** 「手順2のもの」, 「手順2の七分目」: what a step made, by its number alone. */
const MADE = /手順(\d)の(もの|(?=(?:半分|半量|残り|[一二三四五六七八九\d]+(?:分目|割))))/gu;
/** 「皮をむきます」: of a part of the thing the verb alone would not say what was done. */
const OF_PART = "(?:(?:皮|ぬめり|種|わた|筋|根元?|水気|あく|[\\p{Script=Han}]{0,2}粉|塩)を)?";
/** No particle stands within a verb. */
const KANA = "(?:(?![をはがのとへも])\\p{Script=Hiragana})";
const DEED = new RegExp(
  `(${OF_PART}(?:\\p{Script=Han}+(?:${KANA}{1,2}\\p{Script=Han}+)?${KANA}{0,3}|(?<=[をに、でまく])${KANA}{2,4}))ます。$`,
  "u",
);

/**
 * A step names what another made by what was done there: 「手順2のもの」 is 「手順2で炒めたもの」, and behind that step
 * 「炒めたもの」.
 */
export function withDeedNames(text: string, step: number, steps: readonly (readonly string[])[]): string {
  const isOne = text.match(MADE)?.length === 1;
  return text.replace(MADE, (all, number: string, thing: string, at: number) => {
    const deed = deedOf(steps[Number(number) - 1] ?? []);
    const isNext = isOne && Number(number) === step - 1;
    // 「混ぜて炒めたもの」 would be one thing.
    const from = !isNext ? `手順${number}で` : /[てで]/u.test(text.charAt(at - 1)) ? "、" : "";
    return deed ? `${from}${deed}もの${thing ? "" : "の"}` : all;
  });
}

/** 「3分煮ます」: for how long says nothing of what. */
const FOR_HOW_LONG =
  /約?[\d０-９一二三四五六七八九十半]+(?:分|秒|時間|回|度|cm|mm)(?:間|ほど|くらい|半)?(?=[^、。]{1,8}ます。)/gu;

function deedOf(sentences: readonly string[]): string | null {
  const stems = sentences
    .filter(isCooksDeed)
    .flatMap((text) => DEED.exec(text.replace(FOR_HOW_LONG, "、"))?.[1] ?? []);
  const last = stems.at(-1);
  return last ? pastOf(last) : null;
}

/** 「炒め」 as 「炒めた」, 「切り」 as 「切った」; null where the form is not sure. */
function pastOf(stem: string): string | null {
  const [begin, end] = [stem.slice(0, -1), stem.slice(-1)];
  if (/[しえけげせぜてでねべめれ\p{Script=Han}]/u.test(end)) return `${stem}た`;
  if (end === "き") return `${begin}いた`;
  if (end === "ぎ") return `${begin}いだ`;
  if (/[りいち]/u.test(end)) return `${begin}った`;
  return /[みびに]/u.test(end) ? `${begin}んだ` : null;
}
