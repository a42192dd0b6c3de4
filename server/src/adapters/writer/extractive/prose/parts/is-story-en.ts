import type { Page } from "#kernel/page";
import { tellsDeed } from "../tells-deed-en.ts";

/** So many sentences in which somebody did something make a text a story. */
const SHARE = 0.12;
const LONG = 60;
/** Whether an English text tells what happened to somebody: it is heard from its beginning, or its people are strangers. */
export function isStory({ blocks }: Page): boolean {
  const sentences = blocks
    .filter(({ kind, text }) => kind === "paragraph" && text.length > LONG)
    .flatMap(({ text }) => text.split(/(?<=[.!?]) /u));
  return sentences.filter(tellsDeed).length >= SHARE * Math.max(1, sentences.length);
}
