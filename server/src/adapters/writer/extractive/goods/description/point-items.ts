import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { hasFullStop } from "../../prose/as-written/running-text.ts";
import type { Section } from "../../sections.ts";
import { inNumberOf } from "./in-number-en.ts";
import { isAboveNeeds } from "./needed-en.ts";
import { isBareCount } from "./notes-said-ja.ts";
import { dashedInWords } from "./points.ts";

/** Lists that are told elsewhere, or not at all: measures, what lies in the box, care, terms. */
const OF_OTHERS: Record<Language, RegExp> = {
  ja: new RegExp(
    [
      "仕様|スペック|サイズ|寸法|規格|詳細|内容|セット|付属|同梱|なかみ|中身|注意|おすすめしません|お手入れ|洗濯|保管|配送|送料|返品|支払",
      "原材料|アレルギー|目次|よくある|関連|カテゴリ|お知らせ|手順|流れ|ステップ|[りいけきえ]方$",
    ].join("|"),
    "u",
  ),
  en: new RegExp(
    [
      String.raw`\b(?:details|specs?|specifications?|dimensions|sizes?|materials|in the box|included|includes|contents|inside|care`,
      String.raw`washing|shipping|delivery|returns?|warranty|ingredients|related|categor|reviews|questions|chapters|how to|steps?`,
      String.raw`instructions)\b`,
    ].join("|"),
    "iu",
  ),
};
/** 「こんな方に」: without it nobody hears of whom the items are. */
const FOR_WHOM = /(?:方|かた|人|ひと)(?:に|へ|は)$/u;
const LABELLED: Record<Language, RegExp> = {
  ja: /^[^。、：:]{1,8}[：:　]/u,
  en: /^(?:[\p{L}’']+ ){0,2}[\p{L}’']+: (?=\S*\d|\S+(?: \S+){0,3}$)/u,
};
const SHORTEST: Record<Language, number> = { ja: 8, en: 18 };
const LONGEST: Record<Language, number> = { ja: 80, en: 160 };
const FEWEST = 2;
/** Links and the parts of a menu are shorter. */
const LEAST_WORDS = 4.5;
/** "Check in-store availability", "Sialkot, Punjab 5 days ago": links, and other things that a page offers. */
const OF_PAGE = new RegExp(
  [
    String.raw`^(?:check|view|see|add|find|shop|read|learn|click|share|compare|sign|log|get|buy|pay|earn|save|print|email|call|contact)\b`,
    String.raw`\b(?:\d+ (?:days?|hours?|weeks?) ago|today|yesterday)$|[$£€¥]\s?\d|\d円`,
    String.raw`\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* \d{1,2}\b`,
  ].join("|"),
  "iu",
);
/** Things of one kind in a row begin with the same words. */
const areAlike = (texts: readonly string[]) =>
  texts.length > FEWEST &&
  new Set(texts.map((text) => text.split(/\s+/u).slice(0, 2).join(" "))).size * 2 < texts.length;

/** The points by which a shop praises what it sells, as they are read aloud, each by its block. */
export function pointItemsOn(page: Page, sections: readonly Section[], name = ""): Map<number, string[]> {
  const { blocks, language, type } = page;
  const found = new Map<number, string[]>();
  for (const [at, { kind, text }] of blocks.entries()) {
    const isOfGoods = language === "en" && type === "product" && kind === "paragraph";
    const said = isOfGoods && sections[at]?.kind === "own" ? dashedInWords(text, name) : [];
    if (said.length > 0) found.set(at, said.map(inNumberOf(page, name)));
  }
  const isItem = (at: number) => blocks[at]?.kind === "list_item" && sections[at]?.kind === "own";
  for (const at of blocks.keys()) {
    if (!isItem(at) || isItem(at - 1)) continue;
    const end = blocks.findIndex((_, index) => index > at && !isItem(index));
    const items = blocks.slice(at, end === -1 ? blocks.length : end);
    const heading = headingAbove(blocks, at);
    for (const [place, said] of headedPoints(items, language).entries()) found.set(at + place, said);
    if (found.has(at)) continue;
    if (OF_OTHERS[language].test(heading) || isAboveNeeds(heading) || !arePoints(items, language)) continue;
    for (const [place, { text }] of items.entries()) {
      const said = sentenceOf(text, language);
      const whole = language === "ja" ? splitScript(said).filter((one) => !isBareCount(one.text)) : [];
      const told = language === "ja" ? whole.map((one) => one.text).join("") : said;
      found.set(
        at + place,
        place === 0 && FOR_WHOM.test(heading) ? [`${heading}おすすめです。`, told] : [told],
      );
    }
  }
  return found;
}

/** 「【IPX6の防水】強い雨に耐えます。水に沈めることは…」: the call above each point, and its first sentence. */
const HEADED = /^[【［[]([^】］\]]{4,24})[】］\]]\s*(\S.*。)$/su;
const FEWEST_HEADED = 3;
function headedPoints(items: readonly Block[], language: Language): string[][] {
  const points = items.map(({ text }) => HEADED.exec(text.trim()) ?? []);
  if (language !== "ja" || items.length < FEWEST_HEADED || points.some(({ length }) => length === 0))
    return [];
  return points.map(([, call = "", rest = ""]) => {
    const [first, second] = splitScript(rest).map(({ text }) => text);
    // 「電池込み92g。」 is no more than a call itself.
    const told = first && first.length <= LONGEST_CALL && second ? `${first}${second}` : (first ?? "");
    return [`${call}。${told}`];
  });
}
const LONGEST_CALL = 12;

/** The heading right above a list, or a line that stands for one. */
function headingAbove(blocks: readonly Block[], at: number): string {
  const above = blocks[at - 1];
  const isLine = above !== undefined && (above.kind === "heading" || !hasFullStop(above.text));
  return isLine ? above.text.trim() : "";
}

function arePoints(items: readonly Block[], language: Language): boolean {
  const texts = items.map(({ text }) => text.trim());
  const fits = texts.every((text) => text.length >= SHORTEST[language] && text.length <= LONGEST[language]);
  const labelled = texts.filter((text) => LABELLED[language].test(text));
  const isOfPage = texts.some((text) => OF_PAGE.test(text)) || areAlike(texts);
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);
  const isTerse = language === "en" && words < LEAST_WORDS * texts.length;
  return texts.length >= FEWEST && fits && !isOfPage && !isTerse && 2 * labelled.length <= texts.length;
}

function sentenceOf(text: string, language: Language): string {
  const bare = text.trim().replace(/[;,、]$/u, "");
  const said = bare.charAt(0).toUpperCase() + bare.slice(1);
  return hasFullStop(said) ? said : `${said}${language === "ja" ? "。" : "."}`;
}
