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

/** A step names what another made by what was done there: 「手順2のもの」 is 「手順2で炒めたもの」. */
export const withDeedNames = (text: string, steps: readonly (readonly string[])[]): string =>
  text.replace(MADE, (all, number: string, thing: string) => {
    const deed = deedOf(steps[Number(number) - 1] ?? []);
    return deed ? `手順${number}で${deed}もの${thing ? "" : "の"}` : all;
  });

function deedOf(sentences: readonly string[]): string | null {
  const stems = sentences.filter(isCooksDeed).flatMap((text) => DEED.exec(text)?.[1] ?? []);
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
