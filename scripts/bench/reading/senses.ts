import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { installed } from "../../../server/src/adapters/speech/openjtalk.ts";
import { fold } from "../../../server/src/adapters/speech/reading/notation.ts";
import { readingRows } from "../../../server/src/adapters/speech/reading/reading-set.ts";

interface Item {
  word: string;
  reading: string;
  text: string;
}

/** Parts of speech before and behind a word, each with its group. */
type Neighbours = readonly [before: string, behind: string];

/** Items of the words that have items for two readings at least. */
function itemsOfSeveralReadings(): Item[] {
  const items = readingRows("ja-words-in-context").map(
    ([word = "", reading = "", text = ""]): Item => ({ word, reading, text }),
  );
  const byWord = Map.groupBy(items, ({ word }) => word);
  return [...byWord.values()].filter((own) => new Set(own.map(({ reading }) => reading)).size > 1).flat();
}

/** The words of each text with their parts of speech, by the front end's own analysis. */
async function* analyse(texts: readonly string[]) {
  const { program, dictionary, words, voices } = installed();
  const front = spawn(program, [dictionary, words, voices], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: front.stdout })[Symbol.asyncIterator]();
  const next = async () => `${(await lines.next()).value ?? ""}`;
  try {
    for (const text of texts) {
      front.stdin.write(`parts ${Buffer.byteLength(text)}\n${text}`);
      const count = Number((await next()).split(" ")[1]);
      const parts: string[][] = [];
      for (let at = 0; at < count; at++) parts.push((await next()).split("\t"));
      yield parts;
    }
  } finally {
    front.stdin.end();
  }
}

/** A token counts as a neighbour where it ends before the word or begins behind it. */
function neighboursOf({ word, text }: Item, parts: readonly string[][]): Neighbours {
  const [start, end] = [text.indexOf(word[0] ?? ""), text.indexOf(word[0] ?? "") + word.length];
  let at = 0;
  let [before, behind] = ["", ""];
  for (const [written = "", speech = "", group = ""] of parts) {
    if (at + written.length <= start) before = `${speech} ${group}`;
    if (at >= end && !behind) behind = `${speech} ${group}`;
    at += written.length;
  }
  return [before, behind];
}

const alike = (one: string, other: string) =>
  one === other ? 2 : Number(one.split(" ")[0] === other.split(" ")[0]);

/** The reading whose other items have neighbours most alike; undefined where two readings are as near. */
function readingBy(neighbours: Neighbours, others: readonly { reading: string; neighbours: Neighbours }[]) {
  const near = new Map<string, number>();
  for (const { reading, neighbours: own } of others) {
    const score = alike(neighbours[0], own[0]) + alike(neighbours[1], own[1]);
    near.set(reading, Math.max(near.get(reading) ?? 0, score));
  }
  const [first, second] = [...near].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

/**
 * Three ways of choosing among the readings of a word: the front end alone; the parts of speech beside the word, taught
 * by the other items of it; and our patterns over the written text. Only items whose reading and another one can be
 * learnt from other items count.
 */
export async function compareSenses(
  bare: (text: string) => Promise<string>,
  ours: (text: string) => Promise<string>,
) {
  const items = itemsOfSeveralReadings();
  const analysed: (Item & { neighbours: Neighbours })[] = [];
  for await (const parts of analyse(items.map(({ text }) => text))) {
    const item = items[analysed.length] as Item;
    analysed.push({ ...item, neighbours: neighboursOf(item, parts) });
  }
  const says = (kana: string, reading: string) =>
    kana.includes(reading) || fold.ja(kana).includes(fold.ja(reading));
  const right = { alone: 0, byParts: 0, byPatterns: 0 };
  const taught = new Set<string>();
  let of = 0;
  for (const { word, reading, text, neighbours } of analysed) {
    const others = analysed.filter((other) => other.word === word && other.text !== text);
    const readings = new Set(others.map((other) => other.reading));
    if (!readings.has(reading) || readings.size < 2) continue;
    of++;
    taught.add(word);
    const isAlone = says(await bare(text), reading);
    const chosen = readingBy(neighbours, others);
    right.alone += Number(isAlone);
    right.byParts += Number(chosen === undefined ? isAlone : chosen === reading);
    right.byPatterns += Number(says(await ours(text), reading));
  }
  return { words: taught.size, of, ...right };
}
