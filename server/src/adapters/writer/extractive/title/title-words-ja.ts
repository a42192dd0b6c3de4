import type { Page } from "#kernel/page";
import { isBareMark } from "#kernel/text/bare-mark";
import { alternativesOf } from "#kernel/text/phrases";
import { withoutOtherSpelling } from "./other-spelling-ja.ts";
import { LONGEST } from "./title-form.ts";
import { folded } from "./title-house.ts";

/** 「鉋（かんな）」: how a word of signs is read, which a voice says in its place. */
const READING = /(?<signs>\p{Script=Han}{1,6})[（(](?<kana>\p{Script=Hiragana}{2,12})[）)]/gu;
const MOST_KANA = 4;
/** 「焼鳥（もも）」, 「大福（つぶあん）」: one of several kinds, and no reading. */
const OF_KIND =
  /^(?:もも|むね|ささみ|かわ|ばら|かた|ひれ|たれ|しお|みそ|ごま|のり|つぶ|こし|(?:つぶ|こし|しろ)?あん|ひら|ふた|みぎ|ひだり|うえ|した|なし|あり)$/u;

/** Words without the readings and the other spellings that stand behind some of them in brackets. */
export const withoutReadings = (text: string): string =>
  withoutOtherSpelling(text).replace(READING, (all, signs: string, kana: string) => {
    const isReading = kana.length >= signs.length && kana.length <= MOST_KANA * signs.length;
    return isReading && !OF_KIND.test(kana) ? signs : all;
  });

/** 「マグ（取っ手 右）」: which of its kinds a shop's form has chosen. */
const CHOSEN =
  /\s*[（(][^\s（()）\d]{1,6}[ 　:：](?:[右左上下前後大中小有無]|あり|なし|[SML]{1,2}|[\p{Script=Han}]色)[)）]$/u;
export const withoutChoice = (name: string): string => name.replace(CHOSEN, "");

/** A name as one says it: without the frame of 「【公式】みどりの葉」, and without half of a bracket. */
export const wholeName = (name: string): string => withWholeBrackets(name.replace(OFFICIAL, ""));
const OFFICIAL = /^[【［[]公式[^】］\]]{0,8}[】］\]]\s*(?=\p{L})/u;

/** 「(ランプ 20W 最大30W」: of a bracket whose other half was cut off, the words stay. */
function withWholeBrackets(name: string): string {
  const open = name.lastIndexOf("(");
  if (open === -1 || name.indexOf(")", open) !== -1) return name;
  return open === 0 ? name.slice(1) : name.slice(0, open).trimEnd();
}

/** 「<水車>麻のシャツ」: so department stores write the maker; where it is told beside the name, not within it. */
export function withoutMaker(name: string, { type, language, facts }: Page): string {
  if (type !== "product" || language !== "ja") return name;
  const brand = facts.find(({ kind }) => kind === "brand")?.value ?? "";
  return name.replace(/^<([^<>]{2,30})>\s*(?=\S)/, (_, maker: string) =>
    folded(maker) === folded(brand) ? "" : `${maker} `,
  );
}

const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Sizes or marks alone name nothing. */
export const namesGoods = (name: string): boolean => WORD.test(name) && !isBareMark(name);

const NAME_ROW = /^(?:商品名|製品名|品名)(?:称)?$/u;
/** The name that a row gives goods whose long heading has it among all that buyers search for; null where none does. */
export function nameInRow(heading: string, { language, facts }: Page): string | null {
  if (language !== "ja" || heading.length <= LONGEST.ja.name) return null;
  const row = facts.find(({ kind, label }) => kind === "specification" && NAME_ROW.test(label?.trim() ?? ""));
  return row && folded(heading).includes(folded(row.value)) ? row.value : null;
}

/** 「マット不要」, 「ダニ対策」: by such words buyers search, and nobody calls a thing by them. */
const SEARCHED = new RegExp(`(?:${alternativesOf("search-words-ja")})$`, "u");
const FEWEST_SEARCHED = 2;

/** 「アカリ 布団乾燥機 マット不要 靴乾燥 ダニ対策」: a name up to the words by which it is searched for. */
export function withoutSearchWords(name: string, { type, language, facts }: Page): string {
  if (type !== "product" || language !== "ja") return name;
  const of = (kind: "name" | "brand") => facts.find((fact) => fact.kind === kind)?.value ?? "";
  const isSearched = (word: string) => SEARCHED.test(word);
  if (of("name").split(/\s+/u).filter(isSearched).length < FEWEST_SEARCHED) return name;
  const words = name.split(/\s+/u);
  const first = words.findIndex(isSearched);
  const isNamed = first > (folded(words[0] ?? "") === folded(of("brand")) ? 1 : 0);
  return isNamed ? words.slice(0, first).join(" ") : name;
}
