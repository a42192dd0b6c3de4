import { isJapaneseSentence } from "#kernel/critic/predicate-ja";

/** A Japanese sentence may leave out its verb; these endings tell which one a listener adds. */
interface Meant {
  ending: RegExp;
  polite: string;
  plain: string;
  /** Where the sentence must not have it. */
  unless?: RegExp;
}

const COUNT = "[\\d０-９一二三四五六七八九十百千万半〇・.．]+";
const UNIT = "(?:\\p{Script=Katakana}|ー){1,10}|[\\p{Script=Han}か]{1,3}(?:所|月|分)?|つ|mm|cm|kg|m|g|ml|L";
/** 釉をひと掛け, ぬるま湯で押し洗い: a noun that does what its verb does. */
const DONE =
  "(?:ひと|二度|三度)\\p{Script=Han}\\p{Script=Hiragana}|(?:押し|もみ|手|水|丸|つけ置き|浸け置き)洗い|(?:陰|日陰|平|天日|つり|部屋)干し|(?:水|空|から|乾)拭き";

const DEED = new RegExp(`[をでにて、](?:${DONE})$`, "u");
/** It ends as an adjective does: 押し洗い. */
export const isDeed = (bare: string) => DEED.test(bare);

const MEANT: readonly Meant[] = [
  { ending: DEED, polite: "します", plain: "する" },
  // 「国産の蜜ろうに、松の樹脂を少し。」
  {
    ending: /に.*を(?:少し|少々|ほんの少し|数滴|ひとつまみ)$/,
    polite: "足します",
    plain: "足す",
    unless: /[てで]、/,
  },
  { ending: /ないで$|気をつけて$/, polite: "ください", plain: "ください" },
  { ending: /^[^をは]*がそのまま[^をはが]{1,8}に$/, polite: "なります", plain: "なる" },
  // 「ファインダーの中に、小さなほこりが二つ。」
  {
    ending: new RegExp(
      `[にでは][^が]*[^、。が]が${COUNT}(?:つ|個|本|枚|か所|カ所|箇所|軒|冊|台|点|室)(?:ずつ)?$`,
    ),
    polite: "あります",
    plain: "ある",
    unless: /が.*が/,
  },
  { ending: /^(?:まず|それから|そして|次に|最後に)、?[^。]*[^をにへもてがは]$/, polite: "です", plain: "だ" },
  {
    ending: new RegExp(
      `(?:[にでとは、]|まで)(?:約|およそ|厚さ|高さ|長さ|幅|重さ)?${COUNT}(?:${UNIT})(?:か${COUNT}(?:${UNIT}))?$`,
      "u",
    ),
    polite: "です",
    plain: "だ",
  },
  // 「五段の石組み。」「目方で売る計り売り。」「床暖房つき。」
  {
    ending:
      /[はがをにでのるたいな、](?:[\p{Script=Han}]+[きぎちみりけげせめれえね])?[\p{Script=Han}]+(?:[きぎしちみりけげせめれえね]|立て)$|[\p{L}](?:つき|なし|ならでは)$/u,
    polite: "です",
    plain: "だ",
    unless: /[\p{Script=Han}]{2}し$/u,
  },
  { ending: /は[^「」。]{0,30}[「『][^「」『』。]{1,16}[」』]$/, polite: "です", plain: "だ" },
];

/** A sentence without its full stop, with the verb that it means; null where it may mean several. */
export function withVerbMeant(bare: string, isPolite: boolean): string | null {
  const meant = MEANT.find(({ ending, unless }) => ending.test(bare) && !unless?.test(bare));
  return meant ? bare + (isPolite ? meant.polite : meant.plain) : null;
}

/** 「週末の作り置きに。」: of goods it says for what or for whom they are. */
const FOR =
  /^[^をはが。]*(?:[\p{Script=Han}]|[\p{Script=Han}][きしちみりけげせめれえ]|[\p{Script=Katakana}ー])に$/u;
const NOT_FOR = /(?:半々|別々|最後|一緒|非常|時|後|前|中|間|上|下)に$|ために$/;
export const offeredFor = (bare: string): string | null =>
  FOR.test(bare) && !NOT_FOR.test(bare) ? `${bare}どうぞ` : null;

const BEGINS = /^(?:まず|はじめに|最初に|それから|そして|次に)、?[^、はがを」]{1,14}。$/;
const GOES_ON = /^(?:それから|そして|次に|つぎに|最後に)/;

/** 「まず沢の水。それから草の音。」: things without a verb that are told one behind the other are one sentence. */
export function enumerated(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const text of sentences) {
    const lacksVerb = !isJapaneseSentence(text);
    const before = joined.at(-1);
    if (before && isOpen && lacksVerb && GOES_ON.test(text))
      joined.splice(-1, 1, before.replace(/。$/, `、${text}`));
    else joined.push(text);
    isOpen = lacksVerb && BEGINS.test(text);
  }
  return joined;
}
