import type { Page } from "#kernel/page";
import { folded } from "./title-house.ts";

const SHORTEST = 6;
/** Whether a heading within a Japanese page says it again: 「炊飯器おすすめ10選」 of 「炊飯器おすすめ10選｜炊き比べた結果」. */
export const headsPart = (text: string, { title, blocks, language }: Page): boolean =>
  language === "ja" &&
  text.length >= SHORTEST &&
  blocks.some(
    ({ kind, text: heading }) =>
      kind === "heading" && folded(heading) !== folded(title) && folded(heading).endsWith(folded(text)),
  );

/** Words in brackets that say why it costs less, or that it is no thing but something to do: all else calls out. */
export const isOwnWord = (bracketed: string): boolean =>
  /^(?:訳あり|わけあり|アウトレット|B級品?|規格外)$|(?:体験|教室|講座|ツアー|レッスン|ワークショップ)$/u.test(
    bracketed,
  );

const COMPANY = /(?<=^\S.{3,})[ 　]+[^\s、。「」]{2,14}(?:[(（][株有][)）]|[㈱㈲]|株式会社|有限会社)\s*$/u;
/** 「こうじ発酵機 名人くん 山根工業（株）」: behind the thing whose page it is; a report tells of the company. */
export const withoutCompany = (text: string, { type, publishedAt, author }: Page): string =>
  type !== "product" && !publishedAt && !author ? text.replace(COMPANY, "") : text;
