import type { Meant } from "./verbless.ts";

const COUNT = "[\\d０-９一二三四五六七八九十百]+";
const being = { polite: "です", plain: "だ" };

/** Short notes beside a thing of a list, and phrases that say what something is. */
export const NOTES: readonly Meant[] = [
  // 「先着三十人。」
  {
    ending: new RegExp(`^(?:先着|定員|限定)、?${COUNT}(?:人|名|組|台|個|本|席|食)$`, "u"),
    polite: "までです",
    plain: "までだ",
  },
  // 「小学三年生から。」
  { ending: /^(?:小学|中学|高校)(?:校?[一二三四五六1-6１-６]年)?生(?:から|以上|まで)$/u, ...being },
  // 「香料・着色料不使用。」, 「パッチテスト済み。」
  { ending: /^[^。、はがを]{2,60}(?:不使用|無添加|(?:テスト|検査|試験)済み?)$/u, ...being },
  // 「床暖房つき。」; 「目つき」 is another word.
  { ending: /^[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:つき|付き)$/u, ...being, unless: /[目顔]つき$/u },
  // 「目方で売る量り売り。」: two stems in a row are a noun, and no verb that goes on.
  {
    ending:
      /[うくぐすつぬぶむるのたな]\p{Script=Han}[いきぎしちりみけげせめれ]\p{Script=Han}[いきぎしちりみけげせめれ]$/u,
    ...being,
  },
];

const SO_LONG = `約?[\\d０-９一二三四五六七八九十半]+(?:分|秒)(?:半|間|ほど)?`;
const TURNED_FOR = new RegExp(`^[^はがも]{0,16}返して、?(?:さらに|あと|もう)?${SO_LONG}$`, "u");
const ON_FIRE = new RegExp(
  `(?:弱火|中火|強火|とろ火|グリル|オーブン|フライパン)[^。]{0,20}${SO_LONG}(?:。|焼|加熱)`,
  "u",
);
/** 「裏返して三分。」 behind 「中火で七分。」 */
export const isTurnedOnFire = (bare: string, before: string): boolean =>
  TURNED_FOR.test(bare) && ON_FIRE.test(before);
