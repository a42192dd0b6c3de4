interface Heating {
  polite: string;
  plain: string;
}

const HEATED: Heating = { polite: "加熱します", plain: "加熱する" };
/** Deeds at the fire, by the things that the words around them name; the first that fits. */
const BY_WORDS: readonly (readonly [RegExp, Heating])[] = [
  [/レンジ/u, HEATED],
  [/揚げ|[度℃]の油|油(?:に(?:入|す|落)|を切)/u, { polite: "揚げます", plain: "揚げる" }],
  [/グリル|トースター|オーブン|フライパン|焼/u, { polite: "焼きます", plain: "焼く" }],
  [/炒め/u, { polite: "炒めます", plain: "炒める" }],
  [/煮|だし汁|落としぶた|豆乳|牛乳|生クリーム|水を(?:加|入|注)/u, { polite: "煮ます", plain: "煮る" }],
];

/** The verb of a cook's sentence that leaves it out: 「グリルの中火で七分」 is 焼く, and not 加熱する. */
export const heatingBy = (words: string): Heating =>
  BY_WORDS.find(([named]) => named.test(words))?.[1] ?? HEATED;
