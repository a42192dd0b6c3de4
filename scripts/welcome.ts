/**
 * Makes the sound that the sign-in screen plays: npm run welcome
 * The text stands in the interface's own words, so that what is heard is what is read; the sounds are part of the
 * repository, made by the built-in voices.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSpeech } from "../server/src/adapters/speech/compose.ts";
import { flite } from "../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../server/src/adapters/speech/openjtalk.ts";
import { renderAudio } from "../server/src/domain/audios/make/render.ts";
import { mp3File } from "../server/src/domain/audios/make/sound/sound.ts";
import { AudioSettings } from "../server/src/kernel/audio-settings.ts";
import { compileVoice } from "../server/voice/compile.ts";
import { fileStore } from "./bench/speech/file-store.ts";
import { root } from "./lib/run.ts";

const WORD = "Yomikoe";
const sounds = [
  { language: "ja", voice: "openjtalk:mei_normal", reading: "ヨミコエ" },
  { language: "en", voice: "flite:slt", reading: "Yomeekoay" },
] as const;

const out = join(root, "client", "public", "welcome");
const speech = composeSpeech([openjtalk({ program: await compileVoice({ log: console.log }) }), flite()]);
const folder = await mkdtemp(join(tmpdir(), "yomikoe-welcome-"));
try {
  await mkdir(out, { recursive: true });
  for (const { language, voice, reading } of sounds) {
    const locale = join(root, "client", "public", "locales", language, "translation.json");
    const { auth } = JSON.parse(await readFile(locale, "utf8")) as { auth: { sample: { text: string } } };
    const workDir = await mkdtemp(join(folder, "render-"));
    const settings = { ...AudioSettings.parse({}), voice };
    const { wavPath, loudness, duration } = await renderAudio({
      script: auth.sample.text,
      settings,
      readings: [{ language, word: WORD, reading }],
      userId: "welcome",
      speech,
      segments: await fileStore(folder),
      signal: new AbortController().signal,
      workDir,
    });
    const [mp3Path, heardPath] = [join(workDir, "sound.mp3"), join(workDir, "heard")];
    await mp3File({ wavPath, mp3Path, heardPath, loudness, tag: { title: WORD, chapters: [] } });
    await copyFile(mp3Path, join(out, `${language}.mp3`));
    console.log(`${language}: ${duration.toFixed(1)} s`);
  }
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}
