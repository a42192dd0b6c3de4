import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { planSegments } from "../../../server/src/domain/audios/order/plan-segments.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import { processorSecondsWithChildren } from "../../lib/processor-time.ts";

export const settings = { ...AudioSettings.parse({}), voice: "openjtalk:mei_normal" };

/** Processor seconds of the bare engine for one script, as the mean of so many. */
export async function engineSeconds(script: string, times: number): Promise<number> {
  const speech = openjtalk();
  try {
    const { segments } = planSegments({ script, settings, speech });
    const sayAll = () => Promise.all(segments.map(({ text }) => speech.speak({ ...settings, text })));
    // Starting the processes is no part of speaking.
    await sayAll();
    const before = processorSecondsWithChildren(process.pid);
    for (let time = 0; time < times; time++) await sayAll();
    return (processorSecondsWithChildren(process.pid) - before) / times;
  } finally {
    await speech.close();
  }
}
