import { z } from "zod";
import { isRefused, type Provider } from "#kernel/provider/provider";
import { type AccentedWord, spellAccents, withoutAccents } from "#kernel/text/accent";

/** `GET /user_dict`: words by their ids. */
const UserDictionary = z.record(z.string(), z.object({ surface: z.string() }));

const HIGHEST_PRIORITY = "10";
/** No engine is made anew and answers within so short a time, so that what it knew then it knows still. */
const KNOWN_FOR_MS = 2_000;
/** A wide backslash or a line above, as accents are printed: no other text has the word so. */
function spelled({ kana, accent }: AccentedWord): string {
  if (accent === 0) return `${kana}￣`;
  const end = [...kana.matchAll(/[ァ-ヺー][ャュョァィゥェォヮ]?/g)][accent - 1];
  const at = end ? end.index + end[0].length : kana.length;
  return `${kana.slice(0, at)}＼${kana.slice(at)}`;
}

/**
 * Words with accents, kept in the engine's own user dictionary. All accounts share that: each word has a spelling
 * of its own there, which tells reading and accent, so that one account's word changes nothing of another's.
 */
export function voicevoxWords(base: string, provider: Provider) {
  /** One text at a time, so that a word is not taught twice. */
  let turn: Promise<unknown> = Promise.resolve();

  /** The words that the engine knew when it was asked last. */
  let known = { surfaces: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  const list = (signal?: AbortSignal) =>
    provider.ask(
      { url: `${base}/user_dict`, method: "GET" },
      async (response) => {
        const words = Object.values(UserDictionary.parse(await response.json()));
        return new Set(words.map(({ surface }) => surface));
      },
      signal,
    );

  const teach = (surface: string, { kana, accent }: AccentedWord, signal?: AbortSignal) =>
    provider.ask(
      {
        url: `${base}/user_dict_word?${new URLSearchParams({
          surface,
          pronunciation: kana,
          accent_type: String(accent),
          word_type: "PROPER_NOUN",
          priority: HIGHEST_PRIORITY,
        })}`,
      },
      (response) => response.text(),
      signal,
    );

  async function teachMissing(words: ReadonlyMap<string, AccentedWord>, signal?: AbortSignal) {
    // Asked anew after a while: an engine that was made anew has forgotten what it was taught.
    if (Date.now() - known.at > KNOWN_FOR_MS) known = { surfaces: await list(signal), at: Date.now() };
    for (const [surface, word] of words) {
      if (known.surfaces.has(surface)) continue;
      await teach(surface, word, signal);
      known.surfaces.add(surface);
    }
  }

  /**
   * The text as the engine reads it. Words stay kana where it has no such dictionary or refuses one; where it does
   * not answer, the text fails, for its sound is kept and would lack its accents from then on.
   */
  return async (text: string, signal?: AbortSignal): Promise<string> => {
    const words = new Map<string, AccentedWord>();
    const written = spellAccents(text, (word) => {
      words.set(spelled(word), word);
      return spelled(word);
    });
    if (words.size === 0) return written;
    const own = turn.then(() => teachMissing(words, signal));
    turn = own.catch(() => {
      known.at = Number.NEGATIVE_INFINITY;
    });
    try {
      await own;
      return written;
    } catch (error) {
      if (isRefused(error)) return withoutAccents(text);
      throw error;
    }
  };
}
