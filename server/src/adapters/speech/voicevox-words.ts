import { z } from "zod";
import type { Provider } from "#kernel/provider/provider";
import { type AccentedWord, spellAccents, withoutAccents } from "#kernel/text/accent";

/** `GET /user_dict`: words by their ids. */
const UserDictionary = z.record(z.string(), z.object({ surface: z.string() }));

const HIGHEST_PRIORITY = "10";
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
  let known: Promise<Set<string>> | null = null;

  const list = () =>
    provider.ask({ url: `${base}/user_dict`, method: "GET" }, async (response) => {
      const words = Object.values(UserDictionary.parse(await response.json()));
      return new Set(words.map(({ surface }) => surface));
    });

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

  /** The text as the engine reads it: words that it could not be taught stay kana. */
  return async (text: string, signal?: AbortSignal): Promise<string> => {
    const words = new Map<string, AccentedWord>();
    const written = spellAccents(text, (word) => {
      words.set(spelled(word), word);
      return spelled(word);
    });
    if (words.size === 0) return written;
    try {
      known ??= list();
      const taught = await known;
      for (const [surface, word] of words) {
        if (taught.has(surface)) continue;
        await teach(surface, word, signal);
        taught.add(surface);
      }
      return written;
    } catch {
      known = null;
      signal?.throwIfAborted();
      return withoutAccents(text);
    }
  };
}
