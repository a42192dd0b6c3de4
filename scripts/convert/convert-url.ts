import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Api, ApiError } from "./api.ts";
import {
  ANALYZE_ENTRY,
  AUDIO_OF_REVISION,
  CREATE_ENTRY,
  GENERATE_AUDIO,
  GENERATE_SCRIPT,
  type Queue,
} from "./operations.ts";
import { follow, waitForOthers } from "./watch.ts";

export interface Conversion {
  url: string;
  language?: "ja" | "en";
  /** Path of the .wav to write. */
  out: string;
  /** `part` of the whole way, 0–1, and what is going on. */
  onProgress(part: number, stage: string): void;
}

/** Reading is a tenth of the way, writing two, speaking the rest. */
const WEIGHTS = { analyzed: 0.1, written: 0.3, spoken: 0.98 };

/** The whole way of one URL; returns the seconds of audio. Throws ApiError. */
export async function convertUrl(api: Api, { url, language, out, onProgress }: Conversion): Promise<number> {
  const span = (from: number, to: number) => (queue: Queue) =>
    onProgress(from + (to - from) * queue.progress, describe(queue));

  onProgress(0, "reading");
  const entryId = await entryOf(api, url);
  await api.request(ANALYZE_ENTRY, { id: entryId });
  const script = await follow(
    api,
    entryId,
    () =>
      start(api, "generate_script", { entryId, settings: { language } }, () =>
        onProgress(WEIGHTS.analyzed, "waiting for a script of this page that is being written already"),
      ),
    span(WEIGHTS.analyzed, WEIGHTS.written),
  );
  const revisionNumber = script.revisionNumber;
  await follow(
    api,
    entryId,
    () =>
      start(api, "generate_audio", { entryId, revisionNumber }, () =>
        onProgress(WEIGHTS.written, "waiting for an audio of this page that is being made already"),
      ),
    span(WEIGHTS.written, WEIGHTS.spoken),
  );
  const { entry } = await api.request<{ entry: { revision: { audio: { url: string; duration: number } } } }>(
    AUDIO_OF_REVISION,
    { entryId, number: revisionNumber },
  );
  await save(await api.download(entry.revision.audio.url), out);
  onProgress(1, "done");
  return entry.revision.audio.duration;
}

/** A URL that was converted before is read anew in its entry. */
async function entryOf(api: Api, url: string): Promise<string> {
  try {
    const { createEntry } = await api.request<{ createEntry: { id: string } }>(CREATE_ENTRY, { url });
    return createEntry.id;
  } catch (error) {
    const existing =
      error instanceof ApiError && error.code === "URL_ALREADY_EXISTS" && error.details.existingEntry;
    if (!existing) throw error;
    const { id, entryId } = existing as { id?: string; entryId?: string };
    return id ?? entryId ?? "";
  }
}

const mutations = { generate_script: GENERATE_SCRIPT, generate_audio: GENERATE_AUDIO };

/**
 * Orders a job. An entry has one of each type at a time: a start that furnishes the demo account, or somebody at the
 * screens, may have begun one, which may be of another text or language.
 */
async function start(
  api: Api,
  type: Queue["type"],
  variables: { entryId: string } & Record<string, unknown>,
  onWait: () => void,
): Promise<Queue> {
  for (;;) {
    try {
      const key = randomUUID();
      const data = await api.request<Record<string, Queue>>(mutations[type], { ...variables, key });
      return Object.values(data)[0] as Queue;
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === "ALREADY_RUNNING")) throw error;
      onWait();
      await waitForOthers(api, variables.entryId, type);
    }
  }
}

function describe({ stage, done, total }: Queue): string {
  return total > 0 ? `${stage} ${done}/${total}` : (stage ?? "waiting");
}

/** By way of a rename: a download that broke off never looks like a finished file. */
async function save(response: Response, out: string) {
  const partial = `${out}.part`;
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(partial));
  await rename(partial, out);
}
