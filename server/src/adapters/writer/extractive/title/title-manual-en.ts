import type { Page } from "#kernel/page";

/** "Reed in loom::warp": where in a library a thing lies. */
const IN_LIBRARY = /^(\p{L}\w*) in \w+(?:::\w+)+$/u;
/** The name of a file, which says nothing of what stands in it. */
const OF_FILE = /^(?:readme|index)(?:\.\w{2,4})?$/i;
const WORDS = /^[a-z]+(?:-[a-z]+)+$/;
/** "warp-loom - warp a loom from a file", below "NAME". */
const COMMAND = /^([\w.-]+(?:, [\w.-]+)*) [-–—] (\p{L}[^.]{3,80}?)\.?$/u;
const FEWEST_WORDS = 2;
const FEWEST_OF_SENTENCE = 6;

/** The name of an English page of a manual, where its title is the name of a file or has other words about it; else null. */
export function titleOfManual({ title, blocks, url }: Page): string | null {
  const whole = title.trim();
  const bare = IN_LIBRARY.exec(whole)?.[1] ?? withoutCallBehind(whole, blocks) ?? commandOn(blocks);
  if (bare || !OF_FILE.test(whole)) return bare;
  const mains = blocks.filter(({ kind, level }) => kind === "heading" && level === 1);
  return mains.length === 1 ? (mains[0]?.text.trim() ?? null) : nameInAddress(url);
}

/** "Oak looms Keep what you like Save and sort looms for later.": a button's whole sentence, which stands as the page's main heading. */
function withoutCallBehind(title: string, blocks: Page["blocks"]): string | null {
  const call = blocks.find(
    ({ kind, level, text }) => kind === "heading" && level === 1 && title.endsWith(` ${text.trim()}`),
  )?.text;
  const isSentence = call && /[.!]$/.test(call.trim()) && call.trim().split(" ").length >= FEWEST_OF_SENTENCE;
  const rest = isSentence ? title.slice(0, -call.trim().length).trim() : "";
  return rest.split(" ").length >= FEWEST_WORDS ? rest.replace(/\s*[|:–—-]$/, "") : null;
}

/** A page of a manual for commands names its own below "NAME", and what it does. */
function commandOn(blocks: Page["blocks"]): string | null {
  const at = blocks.findIndex(({ kind, text }) => kind === "heading" && /^NAME$/i.test(text.trim()));
  const [, name, deed] = COMMAND.exec(blocks[at + 1]?.text.trim() ?? "") ?? [];
  const isManual = blocks.some(({ kind, text }) => kind === "heading" && /^SYNOPSIS$/i.test(text.trim()));
  return at !== -1 && isManual && name && deed ? `${name}: ${deed}` : null;
}

/** "oak-loom-guide" of an address: "Oak loom guide". */
function nameInAddress(url: string | null): string | null {
  const words = url ? new URL(url).pathname.split("/").findLast((part) => WORDS.test(part)) : undefined;
  const name = words?.replaceAll("-", " ");
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : null;
}
