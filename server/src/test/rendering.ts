import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSpeech } from "#adapters/speech/compose";
import { flite } from "#adapters/speech/flite";
import { openjtalk } from "#adapters/speech/openjtalk";
import { localStorage } from "#adapters/storage/local";
import { type RenderRequest, renderAudio } from "#domain/audios/make/render";
import { segmentStore } from "#domain/audios/order/segments";
import { looseFilesOf } from "#domain/files/loose-files";
import { AudioSettings } from "#kernel/audio-settings";
import { compileVoice } from "../../voice/compile.ts";
import { freshDatabase } from "./database.ts";
import { aViewer } from "./factories.ts";

type Options = { settings?: Partial<AudioSettings> } & Partial<Omit<RenderRequest, "settings">>;

/** One process of the embedded Japanese voice. */
export const japaneseVoice = async () => openjtalk({ program: await compileVoice(), size: 1 });

/** The embedded voices of both languages. */
export const embeddedVoices = async () => composeSpeech([await japaneseVoice(), flite()]);

/** The real voices, a database and a store: what it takes to make audio of a text. */
export async function testRendering() {
  const japanese = openjtalk({ program: await compileVoice() });
  const speech = composeSpeech([japanese, flite()]);
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-rendering-"));
  const place = { db: database.db, storage: localStorage(join(folder, "storage")) };
  const segments = segmentStore({ ...place, files: looseFilesOf(place) });
  const newUser = async () => (await aViewer(database.db)).uid;

  return {
    japanese,
    speech,
    segments,
    folder,
    newUser,
    /** A new user with the first Japanese voice, unless overridden. */
    async render(script: string, { settings, ...others }: Options = {}) {
      return renderAudio({
        script,
        settings: {
          ...AudioSettings.parse(settings ?? {}),
          voice: settings?.voice ?? "openjtalk:mei_normal",
        },
        userId: others.userId ?? (await newUser()),
        speech,
        segments,
        signal: new AbortController().signal,
        workDir: await mkdtemp(join(folder, "work-")),
        ...others,
      });
    },
    async close() {
      await speech.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestRendering = Awaited<ReturnType<typeof testRendering>>;
