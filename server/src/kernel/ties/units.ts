/** How a unit is written in either language → its base unit and how many of it one is. */
const TABLE: [pattern: string, unit: string, factor: number][] = [
  // The unit is that of 歳: a person of two is no thing that lasts two years.
  ["(?:years?|yrs?)[- ]olds?", "歳", 1],
  ["円|yen|JPY|[¥￥]", "JPY", 1],
  ["米?ドル|㌦|US\\$|USD|dollars?|bucks|\\$", "USD", 1],
  ["ユーロ|EUR|euros?|€", "EUR", 1],
  ["ポンド|GBP|£", "GBP", 1],
  ["pence", "GBP", 0.01],
  ["cents?|¢", "cent", 0.01],
  // Money or weight: the word does not say which.
  ["pounds?", "pound", 1],
  ["(?:lbs?|LBS?)\\.?", "lb", 1],
  ["ounces?|(?:oz|OZ)\\.?", "oz", 1],
  ["feet|foot|ft\\.?", "ft", 1],
  ["マイル|miles?", "mile", 1],
  ["[%％]|㌫|パーセント|per ?cent", "%", 1],
  ["割引?", "%", 10],
  ["トン|㌧|tonn?es?", "g", 1_000_000],
  ["キロパスカル|kPa|kilopascals?", "Pa", 1_000],
  ["ギガヘルツ|G[Hh]z|gigahertz", "Hz", 1e9],
  ["メガヘルツ|M[Hh]z|megahertz", "Hz", 1e6],
  ["キロヘルツ|kHz|kilohertz", "Hz", 1_000],
  ["ヘルツ|Hz|hertz", "Hz", 1],
  ["キロカロリー|kcal|㎉|kilocalories", "cal", 1],
  ["キロワット時|kWh|kilowatt[- ]hours?", "Wh", 1_000],
  ["ワット時|Wh|watt[- ]hours?", "Wh", 1],
  ["キログラム|㌔㌘|kilograms?|kilos?|kgs?|KGS?|㎏", "g", 1_000],
  // Of weight or of way
  ["キロ(?![ァ-ヶ])|㌔(?!㍍|㌘)", "キロ", 1_000],
  ["ミリグラム|milligrams?|mg", "g", 0.001],
  ["グラム|㌘|grams?|g", "g", 1],
  ["平方メートル|square met(?:er|re)s?|m²|㎡|m2(?!\\d)", "m²", 1],
  ["キロメートル|㌔㍍|kilomet(?:er|re)s?|km|㎞", "m", 1_000],
  ["センチ(?:メートル)?|㌢㍍?|centimet(?:er|re)s?|cm|CM|㎝", "m", 0.01],
  ["ミリ(?:メートル)?(?![ァ-ヶ])|㍉㍍?|millimet(?:er|re)s?|mm|MM|㎜", "m", 0.001],
  ["メートル|㍍|met(?:er|re)s?|m", "m", 1],
  ["ミリリットル|millilit(?:er|re)s?|m[lL]|ML|㎖", "l", 0.001],
  ["リットル|㍑|lit(?:er|re)s?|[lL]|ℓ", "l", 1],
  ["インチ|inch(?:es)?|in\\.|IN\\.|in(?=\\s*(?:$|[/|)]))", "in", 1],
  ["ミリアンペア時?|mAh", "mAh", 1],
  ["キロワット|kW|kilowatts?", "W", 1_000],
  ["ワット|watts?|W", "W", 1],
  ["ボルト|volts?|V", "V", 1],
  ["テラバイト|[Tt][Bb]|terabytes?", "B", 1e12],
  ["ギガ(?:バイト)?|[Gg][Bb]|gigabytes?|gigs?", "B", 1e9],
  ["メガバイト|[Mm][Bb]|megabytes?", "B", 1e6],
  ["時間|hours?|hrs?|h", "s", 3_600],
  ["分間?|minutes?|mins?\\.?", "s", 60],
  ["秒間?|seconds?|secs?\\.?", "s", 1],
  ["日間|営業日|日(?!本)|days?", "day", 1],
  ["週間?(?![目末刊明])|weeks?", "day", 7],
  ["[かヶカケ箇]月間?|months?", "month", 1],
  ["年間?|years?|yrs?", "month", 12],
  ["decades?", "month", 120],
  // Between two measures it is no unit: "200 x W150 cm".
  ["倍|times|[xX](?!\\s?[LWHD]?\\.?\\d)", "times", 1],
  ["℃|°C|degrees? [Cc](?:elsius|entigrade)", "C", 1],
  ["℉|°F|(?:degrees? )?[Ff]ahrenheit", "F", 1],
  // Warmth, an angle, or how often: the word does not say which.
  ["度|degrees?", "degree", 1],
];

/** Counting words: two counts by different ones are not of the same things. */
const COUNTERS: [pattern: string, unit: string][] = [
  ["人|名(?!前|称)|people|persons?", "人"],
  ["[個コ]|つ|点(?!満点)|ピース|pieces?|pcs\\.?", "個"],
  ["件|reviews?|ratings?", "件"],
  ["枚", "枚"],
  ["冊|部", "冊"],
  ["本(?!体|日)", "本"],
  ["台", "台"],
  ["回", "回"],
  ["種類?", "種"],
  ["色|colou?rs?", "色"],
  ["歳|才", "歳"],
  ["階", "階"],
  ["店舗?|軒", "店"],
  ["社", "社"],
  ["杯", "杯"],
  ["巻|話|章", "巻"],
  ["ページ|頁|pages?", "ページ"],
  ["泊", "泊"],
  ["畳", "畳"],
  ["坪", "坪"],
  ["位", "位"],
  ["匹|頭|羽", "匹"],
  ["粒|錠", "粒"],
  ["袋", "袋"],
  ["箱", "箱"],
  ["往復", "往復"],
];

/** Of "8×10 TB-8841" the letters begin the code of an article. */
const WORD_END = String.raw`(?<![A-Za-z](?=[A-Za-z]))(?<![A-Z](?=-\d))`;
/** Any unit; one in Latin letters ends where its word ends. */
const ALL: [pattern: string, unit: string, factor: number][] = [
  ...TABLE,
  ...COUNTERS.map(([pattern, unit]): [string, string, number] => [pattern, unit, 1]),
];
const UNIT = ALL.map(([pattern]) => `(?:${anyCase(pattern)})`).join("|");
const whole = ALL.map(([pattern, unit, factor]) => ({
  pattern: new RegExp(`^(?:${anyCase(pattern)})$`, "u"),
  unit,
  factor,
}));
/** Units in full may begin with a capital; of "mg" and "MG" each is another. */
function anyCase(pattern: string): string {
  return pattern.replace(
    /(^|\|)([a-z])(?=[a-z]{3})/g,
    (_, start: string, letter: string) => `${start}[${letter}${letter.toUpperCase()}]`,
  );
}

export const UNIT_AFTER = `(?:(?:${UNIT})${WORD_END})`;
export const SIGN_BEFORE = "(?:US\\$|USD|JPY|EUR|GBP|[¥￥$€£])";

const UNIT_IN = new RegExp(`^${SIGN_BEFORE}|${UNIT_AFTER}$`, "u");
/** The words of a number's unit, as they stand there; "" where it has none. */
export const unitIn = (text: string): string => UNIT_IN.exec(text)?.[0] ?? "";

/** Base unit and factor; a count of things has neither. */
export function unitOf(text: string | undefined): { unit: string; factor: number } {
  const found = text ? whole.find(({ pattern }) => pattern.test(text.trim())) : undefined;
  return { unit: found?.unit ?? "", factor: found?.factor ?? 1 };
}

const counters = new Set(COUNTERS.map(([, unit]) => unit));
/** Whether a unit counts things, instead of measuring one. */
export const isCounter = (unit: string): boolean => counters.has(unit);

const currencies = new Set(["JPY", "USD", "EUR", "GBP", "cent"]);
export const isCurrency = (unit: string): boolean => currencies.has(unit);
