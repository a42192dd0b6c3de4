import { type Elementish, squash } from "../html/dom.ts";
import { allWithin } from "../html/lookup.ts";
import type { RawBlock } from "./blocks.ts";

/** By such a class a forum marks the name of whoever wrote a post. */
const NAMES = ["creator", "author", "username", "user-name", "poster", "post-author", "postauthor"]
  .map((name) => `.${name}`)
  .join(", ");
const LONGEST_NAME = 40;
const LONGEST_LINE = 90;
const LEVELS = 6;
const FEWEST = 2;
const MINUTE = /\d{1,2}:\d{2}/;

interface Creator {
  name: string;
  /** The line that has the name and the minute. */
  line: string;
}

/**
 * The blocks of a thread with the names of those who wrote their posts, where each post has a line of its own for it,
 * "terra Licensed plumber August 11, 8:40pm 2". The line itself is no text.
 */
export function withCreators<B extends RawBlock>(blocks: readonly B[]): B[] {
  const known = new Map<Elementish, Creator | null>();
  const creators = blocks.map((block) => (block.post === undefined ? null : creatorAround(block, known)));
  if (new Set(creators.flatMap((one) => one?.name ?? [])).size < FEWEST) return [...blocks];
  return blocks.flatMap((block, at) => {
    const creator = creators[at];
    if (!creator) return [block];
    if (squash(block.text) === creator.line) return [];
    return [block.by ? block : { ...block, by: creator.name }];
  });
}

/** The nearest element around a block that has one such name, and the minute beside it. */
function creatorAround({ within }: RawBlock, known: Map<Elementish, Creator | null>): Creator | null {
  let box = within ?? null;
  for (let level = 0; box && level < LEVELS; level += 1, box = box.parentElement) {
    if (!known.has(box)) known.set(box, creatorIn(box));
    const found = known.get(box);
    if (found) return found;
  }
  return null;
}

function creatorIn(box: Elementish): Creator | null {
  const [named, other] = allWithin(box, NAMES);
  const name = squash(named?.textContent);
  if (!named || other || name === "" || name.length > LONGEST_NAME) return null;
  const line = squash(named.parentElement?.textContent);
  return line.startsWith(name) && line.length <= LONGEST_LINE && MINUTE.test(line) ? { name, line } : null;
}
