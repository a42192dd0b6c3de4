import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { namesRead } from "../../../server/src/adapters/speech/reading/names.ts";
import { compileWords } from "../../../server/voice/compile-words.ts";

/** A dictionary may not be empty: a word that no text has. */
const NO_WORDS = "ーーー,1345,1345,30000,名詞,一般,*,*,*,*,ーーー,アー,アー,0/2,C2\n";

/** How many names and idioms of each list the front end reads right without our words, and with them. */
export async function compareNames(program: string, read: (text: string) => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-bare-"));
  const bare = openjtalk({ program, words: await compileWords(program, NO_WORDS, folder) });
  try {
    return {
      places: {
        bare: await namesRead("ja-place-names", bare.reading),
        ours: await namesRead("ja-place-names", read),
      },
      families: {
        bare: await namesRead("ja-family-names", bare.reading),
        ours: await namesRead("ja-family-names", read),
      },
      idioms: {
        bare: await namesRead("ja-idioms", bare.reading),
        ours: await namesRead("ja-idioms", read),
      },
    };
  } finally {
    await bare.close();
    await rm(folder, { recursive: true, force: true });
  }
}
