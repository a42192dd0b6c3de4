import type { Page } from "#kernel/page";

const PLAYERS = /^(?:number of |no\. of )?players$/i;
const TIME = /^(?:(?:average )?(?:playing|play|game)[ -]?(?:time|length|duration)|duration)$/i;
const ON_BOARD = /\bboard games?\b|\b(?:game|main|double-sided|folding|player|modular) ?boards?\b/i;
const WITH_CARDS = /\bcard games?\b/i;

/** "a board game" of a thing with rows for its players and for how long they play; null of any other. */
export function gameInRows({ facts, blocks }: Pick<Page, "facts" | "blocks">): string | null {
  const labels = facts.flatMap(({ kind, label }) =>
    kind === "specification" && label ? [label.trim()] : [],
  );
  const isGame = labels.some((label) => PLAYERS.test(label)) && labels.some((label) => TIME.test(label));
  if (!isGame) return null;
  const isSaid = (pattern: RegExp) => blocks.some(({ text }) => pattern.test(text));
  return isSaid(ON_BOARD) ? "a board game" : isSaid(WITH_CARDS) ? "a card game" : "a game";
}
