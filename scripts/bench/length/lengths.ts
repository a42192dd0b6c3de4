import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { renderAudio } from "../../../server/src/domain/audios/make/render.ts";
import { planAudio } from "../../../server/src/domain/audios/order/price.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import type { Speech, Voice } from "../../../server/src/ports/speech.ts";
import { fileStore } from "../speech/file-store.ts";
import { spokenTexts } from "./texts.ts";

/** A text's length as it was told before, and as it was then spoken. */
interface Length {
  text: string;
  estimated: number;
  spoken: number;
}

/** How long the thirty texts of a voice's language last in it, in seconds. */
export async function lengthsOf(speech: Speech, { id, language }: Voice, speed: number, folder: string) {
  const settings = { ...AudioSettings.parse({ speed }), voice: id };
  const segments = await fileStore(folder);
  const lengths: Length[] = [];
  for (const { text } of spokenTexts.filter((own) => own.language === language)) {
    const { duration } = await renderAudio({
      script: text,
      settings,
      userId: "bench",
      speech,
      segments,
      signal: new AbortController().signal,
      workDir: await mkdtemp(join(folder, "render-")),
    });
    lengths.push({ text, estimated: quoted(speech, text, settings).seconds, spoken: duration });
  }
  return lengths;
}

/** As a quote tells it, of a text that is all new. */
export function quoted(speech: Speech, content: string, settings: AudioSettings & { voice: string }) {
  const { priceBeside } = planAudio({ plan: "monthly" }, { content, settings, readings: [] }, speech);
  return priceBeside(new Set());
}

/** By how much the estimate misses, as a share of what was spoken; above 0 where it tells too much. */
export const errorOf = ({ estimated, spoken }: Length): number => estimated / spoken - 1;
