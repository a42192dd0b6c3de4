import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";

/** Of lines and what became of them, over all that is remembered: some hundred scripts, 8 MB. */
const CHARACTERS = 4_000_000;
/** A short line takes room beside its characters, too. */
const EACH = 50;

/**
 * A string of its own. A line is a slice of its script and a result is made of many strings: kept as they are, they
 * would keep the whole script in memory.
 */
const copied = (text: string): string => deserialize(serialize(text));

/** A home for remembered lines, whose room all that is worked out of them shares. */
export function lineMemory(characters = CHARACTERS) {
  const known = new LRUCache<string, string>({
    maxSize: characters,
    sizeCalculation: (result, key) => key.length + result.length + EACH,
  });
  let count = 0;
  /** The same, worked out once for a line. */
  return (of: (line: string) => string) => {
    const own = String.fromCodePoint(count++);
    return (line: string): string => {
      const key = own + line;
      let result = known.get(key);
      if (result === undefined) {
        result = copied(of(line));
        known.set(copied(key), result);
      }
      return result;
    };
  };
}

/**
 * One home for the whole process. The price of an audio, its order, its job and its player plan the whole script
 * each, and an edited script is mostly what it was.
 */
export const rememberLines = lineMemory();
