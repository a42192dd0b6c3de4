import { createRequire } from "node:module";

let dictionary: Record<string, string> | undefined;

/** Phones of an English word, or undefined. The dictionary is large and loads at its first use. */
export function phonesOf(word: string): string | undefined {
  dictionary ??= load();
  return Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;
}

function load(): Record<string, string> {
  return createRequire(import.meta.url)("cmu-pronouncing-dictionary").dictionary;
}
