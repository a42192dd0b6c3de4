import type { Page } from "#kernel/page";
import { countInWords } from "#kernel/ties/english-number";
import type { Draft } from "../../draft.ts";
import type { ToldThings } from "../../rows/things/told-things-en.ts";
import { inOrder } from "./counted.ts";

/** "It lists nineteen fairs.": how many a page itself has numbered, of which a script tells some; null where it has not. */
export function countOfThings({ title, blocks }: Page, { kind, things }: ToldThings): Draft | null {
  const [first, last] = [things[0]?.heading ?? -1, things.at(-1)?.heading ?? -1];
  const level = blocks[first]?.level;
  const siblings = blocks.flatMap((block, at) =>
    at >= first && at <= last && block.kind === "heading" && block.level === level
      ? [{ text: block.text.trim(), at }]
      : [],
  );
  if (inOrder(siblings.map(({ text }) => text)).length < siblings.length) return null;
  const count = countInWords(siblings.length);
  // A title that has the number has said it.
  if (new RegExp(`(?<!\\d)${siblings.length}(?!\\d)|\\b${count}\\b`, "i").test(title)) return null;
  const nouns = kind.nouns.split("|");
  const noun = nouns.find((one) => new RegExp(`\\b${one}\\b`, "i").test(title)) ?? nouns.at(-1);
  // The last one bears the number.
  const ties = [{ text: count, blockIndex: siblings.at(-1)?.at ?? last, factId: null }];
  return { text: `It lists ${count} ${noun}.`, ties };
}
