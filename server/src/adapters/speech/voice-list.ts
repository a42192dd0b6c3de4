import { z } from "zod";
import type { Language } from "#kernel/vocabulary";

/** How often a server that did not tell its voices is asked for them. */
const LIST_AGAIN_MS = 10_000;

const Entry = z.union([
  z.string(),
  z
    .looseObject({
      id: z.string().optional(),
      voice_id: z.string().optional(),
      name: z.string().optional(),
      language: z.string().optional(),
    })
    .transform(({ id, voice_id, name, language }) => ({ name: id ?? voice_id ?? name ?? "", language })),
]);

/** `GET /audio/voices`, as Kokoro-FastAPI (names alone) and Speaches (objects) answer it. */
export const VoiceList = z.union([
  z.object({ voices: z.array(Entry) }),
  z.array(Entry).transform((voices) => ({ voices })),
]);

/** The first letter of Kokoro's voices: American, British, Japanese; others speak neither of our languages. */
const KOKORO: Readonly<Record<string, Language>> = { a: "en", b: "en", j: "ja" };

function languageOf(name: string, told: string | undefined): Language | undefined {
  const code = told?.toLowerCase().slice(0, 2);
  if (code) return code === "ja" || code === "en" ? code : undefined;
  return /^[a-z][fm]_/.test(name) ? KOKORO[name.charAt(0)] : undefined;
}

/**
 * The voices of a list as `ja:name` or `en:name`. One whose language nobody tells is left out: a text in another
 * language than its voice's is worse than none.
 */
export const voicesTold = ({ voices }: z.infer<typeof VoiceList>): string[] =>
  voices.flatMap((entry) => {
    const { name, language } = typeof entry === "string" ? { name: entry, language: undefined } : entry;
    const own = /^[\w-]+$/.test(name) ? languageOf(name, language) : undefined;
    return own ? [`${own}:${name}`] : [];
  });

/** The voices that a server names. It is asked at once, and again later where it did not answer. */
export function askedFor<Told>(ask: () => Promise<Told>) {
  let told: Told | null = null;
  let asked = 0;
  const list = async () => {
    asked = Date.now();
    // The cause was logged already.
    told = await ask().catch(() => told);
  };
  return {
    ready: list(),
    now(): Told | null {
      if (told === null && Date.now() - asked > LIST_AGAIN_MS) void list();
      return told;
    },
  };
}
