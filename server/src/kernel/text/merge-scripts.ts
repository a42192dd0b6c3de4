import { placesIn } from "./common-sequence.ts";
import { splitScript } from "./sentences.ts";

/** A stretch that both have, or one that each of them has written anew. */
export type MergedPart = { text: string } | { mine: string; theirs: string };

/** Sentences and what stands between them, in turn: nothing of the text is lost. */
function tokensOf(content: string): string[] {
  const tokens: string[] = [];
  let from = 0;
  for (const { text } of splitScript(content)) {
    const at = content.indexOf(text, from);
    tokens.push(content.slice(from, at), text);
    from = at + text.length;
  }
  return [...tokens, content.slice(from)];
}

/**
 * Two edits of one script, sentence by sentence: what only one of them has changed is taken from it, what
 * both have changed in different ways is left to somebody to decide.
 */
export function mergeScripts(base: string, mine: string, theirs: string): MergedPart[] {
  const [old, a, b] = [base, mine, theirs].map(tokensOf) as [string[], string[], string[]];
  const [inMine, inTheirs] = [placesIn(old, a), placesIn(old, b)];
  const parts: MergedPart[] = [];
  const say = (text: string) => {
    const last = parts.at(-1);
    if (last && "text" in last) last.text += text;
    else if (text) parts.push({ text });
  };
  let [o, i, j] = [0, 0, 0];
  for (let anchor = 0; anchor <= old.length; anchor++) {
    const isEnd = anchor === old.length;
    const [toMine, toTheirs] = isEnd ? [a.length, b.length] : [inMine[anchor] ?? -1, inTheirs[anchor] ?? -1];
    if (toMine < 0 || toTheirs < 0) continue;
    const was = old.slice(o, anchor).join("");
    const own = a.slice(i, toMine).join("");
    const other = b.slice(j, toTheirs).join("");
    if (own === was || own === other) say(other);
    else if (other === was) say(own);
    else parts.push({ mine: own, theirs: other });
    if (!isEnd) say(old[anchor] as string);
    [o, i, j] = [anchor + 1, toMine + 1, toTheirs + 1];
  }
  return parts;
}

/** The merged text; null where somebody has to decide. */
export const mergedText = (parts: readonly MergedPart[]): string | null =>
  parts.every((part) => "text" in part) ? parts.map(({ text }) => text).join("") : null;
