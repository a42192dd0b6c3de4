import { phonesIn } from "../flite-phones.ts";
import { NO_WAV, runFlite } from "../flite-run.ts";
import type { HeardWord, ReadingItem } from "./reading-set.ts";

/** The phones that the English voices say, without pauses. */
export async function phonesHeard(text: string): Promise<string[]> {
  if (!/\w/.test(text)) return [];
  // The sound itself is not wanted: the shorter it is the sooner it is made.
  const { printed } = await runFlite([
    ["-voice", "slt"],
    ["--setf", "duration_stretch=0.1"],
    ["-psdur"],
    ["-t", text],
    NO_WAV,
  ]);
  return phonesIn(printed)
    .map(({ name }) => name)
    .filter((name) => name !== "pau");
}

/** Weak vowels have one sound here, however a dictionary writes them: B IH0, B AH0, `b ax`; so have IH R and IY R. */
const foldPhones = (phones: readonly string[]): string =>
  phones
    .map((one) => one.toLowerCase().replace(/\d/, ""))
    .map((one) => (["ax", "ih", "ah"].includes(one) ? "@" : one))
    .join(" ")
    .replace(/iy r\b/g, "@ r");

/** Whether what was heard is one of the right ones, in ARPAbet. */
export const heardAs = (heard: readonly string[], right: readonly string[]): boolean =>
  right.some((phones) => foldPhones(phones.split(" ")) === foldPhones(heard));

/** The words of a text and where each begins and ends. */
const wordsOf = (text: string) =>
  [...text.matchAll(/[A-Za-z0-9][A-Za-z0-9']*/g)].map((match) => ({
    word: match[0].toLowerCase().replace(/'/g, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The most words that one may be spelt as, so that the voice says it right. */
const LONGEST = 3;

type Words = ReturnType<typeof wordsOf>;

/**
 * Where the words with phones lie in what is spoken, when all words around them are those of the reading. An item has
 * few of them: each may take one to LONGEST words, and every way is tried.
 */
function places(expected: string[], spoken: Words, heard: readonly HeardWord[]): number[][] | undefined {
  if (!expected.length) return spoken.length || heard.length ? undefined : [];
  const [first, ...rest] = expected;
  if (heard[0]?.word !== first) {
    return first === spoken[0]?.word ? places(rest, spoken.slice(1), heard) : undefined;
  }
  for (let count = 1; count <= Math.min(LONGEST, spoken.length); count++) {
    const others = places(rest, spoken.slice(count), heard.slice(1));
    if (others) return [[spoken[0]?.start ?? 0, spoken[count - 1]?.end ?? 0], ...others];
  }
  return undefined;
}

/**
 * Whether what is spoken has the words of a reading and the phones of those that are spelt alike: these
 * may be spelt in any way, and are heard inside their sentence, between what the voice says before and behind them.
 */
export async function soundsRight({ readings, sounds }: ReadingItem, said: string): Promise<boolean> {
  const spoken = wordsOf(said);
  const found = readings
    .map((reading) =>
      places(
        wordsOf(reading).map(({ word }) => word),
        spoken,
        sounds,
      ),
    )
    .find((one) => one !== undefined);
  if (!found) return false;
  const all = await phonesHeard(said);
  const right = await Promise.all(
    found.map(async ([start = 0, end = 0], index) => {
      const [before, behind] = await Promise.all([
        phonesHeard(said.slice(0, start)),
        phonesHeard(said.slice(end)),
      ]);
      return heardAs(all.slice(before.length, all.length - behind.length), sounds[index]?.phones ?? []);
    }),
  );
  return right.every(Boolean);
}
