/**
 * A page with pairs of sounds for somebody's ears: npm run listen
 * Before is the engine alone, which gets the text as it is written; after is the product. Page and sounds are made
 * on this machine, in docs/listening, and are no part of the repository.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSpeech } from "../server/src/adapters/speech/compose.ts";
import { flite } from "../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../server/src/adapters/speech/openjtalk.ts";
import { renderAudio } from "../server/src/domain/audios/make/render.ts";
import { AudioSettings } from "../server/src/kernel/audio-settings.ts";
import type { Speech } from "../server/src/ports/speech.ts";
import { compileVoice } from "../server/voice/compile.ts";
import { fileStore } from "./bench/speech/file-store.ts";
import { root } from "./lib/run.ts";
import { listeningPage, type Pair } from "./listening/page.ts";

const out = join(root, "docs", "listening");

const speech = composeSpeech([openjtalk({ program: await compileVoice({ log: console.log }) }), flite()]);
/** One voice alone, without our reading of figures, words and marks. */
const bare = (voice: string): Speech => ({
  ...speech,
  voices: () => speech.voices().filter(({ id }) => id === voice),
  normalize: (text) => text,
  introduce: (text) => text,
});

/** Without its mark, so that the engine's own statement is heard. */
const unmarked = (text: string) =>
  text.replace(/\[[^\]]*\]/g, "").replace(/[？?](?=$)/g, (mark) => (mark === "？" ? "。" : "."));

const folder = await mkdtemp(join(tmpdir(), "yomikoe-listen-"));
try {
  await mkdir(out, { recursive: true });
  const [, ...rows] = (await readFile(new URL("./listening/pairs.tsv", import.meta.url), "utf8"))
    .trimEnd()
    .split("\n");
  const pairs: Pair[] = [];
  for (const [index, row] of rows.entries()) {
    const [voice = "", about = "", text = ""] = row.split("\t");
    const before = await sound(`${index}-before.wav`, voice, unmarked(text), bare(voice));
    const after = await sound(`${index}-after.wav`, voice, text, speech);
    pairs.push({ voice, about, text, before, after });
    console.log(`${index + 1}/${rows.length} ${text}`);
  }
  await writeFile(join(out, "index.html"), listeningPage(pairs));
  console.log(`Open ${join(out, "index.html")} in a browser.`);
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}

async function sound(name: string, voice: string, script: string, engine: Speech): Promise<string> {
  const { wavPath } = await renderAudio({
    script,
    settings: { ...AudioSettings.parse({}), voice },
    userId: "listener",
    speech: engine,
    segments: await fileStore(folder),
    signal: new AbortController().signal,
    workDir: await mkdtemp(join(folder, "render-")),
  });
  await copyFile(wavPath, join(out, name));
  return name;
}
