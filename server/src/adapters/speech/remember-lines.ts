import { LRUCache } from "lru-cache";

/** Of lines and what became of them: some hundred scripts, 4 MB. */
const CHARACTERS = 2_000_000;
/** A short line takes room beside its characters, too. */
const EACH = 50;

/**
 * The same, worked out once for a line. The price of an audio, its order, its job and its player plan the whole
 * script each, and an edited script is mostly what it was.
 */
export function rememberLines(of: (line: string) => string, characters = CHARACTERS) {
  const known = new LRUCache<string, string>({
    maxSize: characters,
    sizeCalculation: (result, line) => line.length + result.length + EACH,
  });
  return (line: string): string => {
    let result = known.get(line);
    if (result === undefined) {
      result = of(line);
      known.set(line, result);
    }
    return result;
  };
}
