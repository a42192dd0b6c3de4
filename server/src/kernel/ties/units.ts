/** How a unit is written in either language → its base unit and how many of it one is. */
const TABLE: [pattern: string, unit: string, factor: number][] = [
  ["円|yen|JPY|[¥￥]", "JPY", 1],
  ["米?ドル|US\\$|USD|dollars?|bucks|\\$", "USD", 1],
  ["ユーロ|EUR|euros?|€", "EUR", 1],
  ["ポンド|GBP|pounds?|£", "GBP", 1],
  ["[%％]|パーセント|per ?cent", "%", 1],
  ["割引?", "%", 10],
  ["キログラム|キロ(?!メートル|ワット)|kilograms?|kilos?|kgs?|㎏", "g", 1_000],
  ["ミリグラム|milligrams?|mg", "g", 0.001],
  ["グラム|grams?|g", "g", 1],
  ["キロメートル|kilomet(?:er|re)s?|km|㎞", "m", 1_000],
  ["センチ(?:メートル)?|centimet(?:er|re)s?|cm|㎝", "m", 0.01],
  ["ミリ(?:メートル)?(?!リットル)|millimet(?:er|re)s?|mm|㎜", "m", 0.001],
  ["メートル|met(?:er|re)s?|m", "m", 1],
  ["ミリリットル|millilit(?:er|re)s?|m[lL]|㎖", "l", 0.001],
  ["リットル|lit(?:er|re)s?|[lL]|ℓ", "l", 1],
  ["インチ|inch(?:es)?|in\\.", "in", 1],
  ["ミリアンペア時?|mAh", "mAh", 1],
  ["キロワット|kW|kilowatts?", "W", 1_000],
  ["ワット|watts?|W", "W", 1],
  ["ボルト|volts?|V", "V", 1],
  ["テラバイト|TB", "B", 1e12],
  ["ギガ(?:バイト)?|GB", "B", 1e9],
  ["メガバイト|MB", "B", 1e6],
  ["時間|hours?|hrs?|h", "s", 3_600],
  ["分間?|minutes?|mins?\\.?", "s", 60],
  ["秒間?|seconds?|secs?\\.?", "s", 1],
  ["日間|days?", "day", 1],
  ["週間|weeks?", "day", 7],
  ["[かヶカケ箇]月間?|months?", "month", 1],
  ["年間?|years?", "month", 12],
  ["倍|times|x(?!\\d)", "times", 1],
  ["度|℃|°C|degrees?", "degree", 1],
];

const WORD_END = "(?<![A-Za-z](?=[A-Za-z]))";
/** Any unit; one in Latin letters ends where its word ends. */
const UNIT = TABLE.map(([pattern]) => `(?:${pattern})`).join("|");
const whole = TABLE.map(([pattern, unit, factor]) => ({
  pattern: new RegExp(`^(?:${pattern})$`, "u"),
  unit,
  factor,
}));
export const UNIT_AFTER = `(?:(?:${UNIT})${WORD_END})`;
export const SIGN_BEFORE = "(?:US\\$|USD|JPY|EUR|GBP|[¥￥$€£])";

/** Base unit and factor; a count of things has neither. */
export function unitOf(text: string | undefined): { unit: string; factor: number } {
  const found = text ? whole.find(({ pattern }) => pattern.test(text.trim())) : undefined;
  return { unit: found?.unit ?? "", factor: found?.factor ?? 1 };
}
