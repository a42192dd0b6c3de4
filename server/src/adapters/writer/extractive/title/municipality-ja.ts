import type { Page } from "#kernel/page";

const NAME =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶー]{1,8}[都道府県市区町村](?:役所|役場)?$/u;
/** Only offices have such an address: "city.…", "….lg.jp". */
const OF_OFFICE = /^(?:www\.)?(?:city|town|vill|village|pref|metro)\.|\.lg\.jp$/;
const PARTS = /\s*[|｜／：:]\s*|\s[-–—/]\s/u;

/** 「粗大ごみの出し方／水車市」 at the address of an office: the last part of the title is the town whose page it is. */
export function municipalityIn({ title, url, language }: Page): string | undefined {
  if (language !== "ja" || !url || !URL.canParse(url) || !OF_OFFICE.test(new URL(url).hostname))
    return undefined;
  const [, ...others] = title.split(PARTS);
  return others.toReversed().find((part) => NAME.test(part));
}
