import { phonesIn } from "../flite-phones.ts";
import { FROM_TEXT, NO_WAV, runFlite } from "../flite-run.ts";
import type { HeardWord, ReadingItem } from "./reading-set.ts";

/** A paragraph between any two texts: what is heard of it parts what is heard of them. */
const BETWEEN = "Quark.";

/** Reads as the English voices do and sounds worse, in a tenth of their time. */
const QUICK_VOICE = "kal16";

/** The phones that the English voices say, without pauses, of many texts in one run. */
export async function phonesHeard(
  texts: readonly string[],
  voice = QUICK_VOICE,
): Promise<Map<string, string[]>> {
  const said = [...new Set(texts)].filter((text) => /\w/.test(text));
  const paragraphs = [BETWEEN, ...said.flatMap((text) => [text, BETWEEN])];
  // The sound itself is not wanted: the shorter it is the sooner it is made.
  const { printed } = await runFlite(
    [["-voice", voice], ["--setf", "duration_stretch=0.1"], ["-psdur"], FROM_TEXT, NO_WAV],
    `${paragraphs.join("\n\n")}\n`,
  );
  const [between = [], ...lines] = printed.map((line) =>
    phonesIn(line)
      .map(({ name }) => name)
      .filter((name) => name !== "pau"),
  );
  const heard = new Map(texts.map((text) => [text, [] as string[]]));
  let at = 0;
  for (const line of lines) {
    if (line.join(" ") === between.join(" ")) at++;
    else heard.get(said[at] ?? "")?.push(...line);
  }
  if (at !== said.length) throw new Error(`flite said ${at} of ${said.length} texts`);
  return heard;
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

/** A line of a set, and what is spoken of it. */
interface Said {
  item: Pick<ReadingItem, "readings" | "sounds">;
  said: string;
}

/** Where the words with phones lie in what is spoken; undefined when other words are not those of any reading. */
const placesIn = ({ item: { readings, sounds }, said }: Said) =>
  readings
    .map((reading) =>
      places(
        wordsOf(reading).map(({ word }) => word),
        wordsOf(said),
        sounds,
      ),
    )
    .find((one) => one !== undefined);

/**
 * Whether what is spoken has the words of a reading and the phones of those that are spelt alike: these
 * may be spelt in any way, and are heard inside their sentence, between what the voice says before and behind them.
 */
export async function soundsRight(all: readonly Said[]): Promise<boolean[]> {
  const found = all.map((one) => ({ ...one, at: placesIn(one) }));
  const heard = await phonesHeard(
    found.flatMap(({ said, at = [] }) => [
      said,
      ...at.flatMap(([start = 0, end = 0]) => [said.slice(0, start), said.slice(end)]),
    ]),
  );
  const heardOf = (text: string) => heard.get(text) ?? [];
  return found.map(
    ({ item, said, at }) =>
      at?.every(([start = 0, end = 0], index) => {
        const [before, behind] = [heardOf(said.slice(0, start)), heardOf(said.slice(end))];
        const own = heardOf(said).slice(before.length, heardOf(said).length - behind.length);
        return heardAs(own, item.sounds[index]?.phones ?? []);
      }) ?? false,
  );
}
