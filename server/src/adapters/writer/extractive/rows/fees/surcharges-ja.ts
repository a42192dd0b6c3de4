import { valueSpoken } from "../written-values-ja.ts";

/** 「3〜5年 ＋3,300円」, 「土曜日: ＋500円から（税込）」 */
const ADDED =
  /^([^：:。＋+]{1,16}?)\s*[：:]?\s*[＋+]\s?([\d,]+円(?:から|[〜～~])?)(?:[（(]([^（()）]{1,24})[)）])?$/u;
const NOT_ADDED = /^([^：:。]{1,16}?)\s*[：:]?\s+(?:(?:追加|加算|割増)(?:料金)?なし|[±＋+]?0円)$/u;
const FEWEST = 2;
const MOST = 5;

/**
 * 「追加の料金は、1〜2階が1,100円、3階以上が2,200円です。」: of a list of cases what each adds to a price, and above it the cases that
 * add nothing. Null where an item says something else.
 */
export function surchargesTold(texts: readonly string[]): { items: string[] } | null {
  const plain = texts.map((text) => text.trim());
  const added = plain.flatMap((text) => {
    const [, name = "", amount = "", note = ""] = ADDED.exec(text) ?? [];
    return name ? [{ name, amount, note }] : [];
  });
  const free = plain.flatMap((text) => NOT_ADDED.exec(text)?.[1] ?? []);
  if (added.length < FEWEST || added.length > MOST || added.length + free.length < plain.length) return null;
  const each = added.map(
    ({ name, amount, note }) => `${named(name)}が${valueSpoken(amount)}${note ? `（${note}）` : ""}`,
  );
  const none = free.length > 0 ? `${free.map(named).join("と")}は、追加の料金がありません。` : "";
  const text = `${none}追加の料金は、${each.join("、")}です。`;
  return { items: plain.map((_, at) => (at === 0 ? text : "")) };
}
/** 「3〜5年」 keeps its sign: both ends are of one unit. */
const named = (name: string) => (/^\d+[〜～~]\d/u.test(name) ? name : valueSpoken(name));
