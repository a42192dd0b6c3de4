import type { Talk } from "./spoken.ts";

const QUOTATION = /「([^「」]{6,60})」/u;

/** 「「三分の遅れは返せない」――…さんに聞く」: whether a question has the words that the title quotes, which its answer explains. */
export function asksOfTitle(talk: Talk | null, title: string): boolean {
  const words = bare(QUOTATION.exec(title)?.[1] ?? "");
  return talk !== null && words !== "" && bare(talk.asked.join("")).includes(words);
}

const bare = (text: string) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();
