import { wavHeader } from "../../server/src/kernel/sound/wav.ts";
import { startVendor } from "../../server/src/test/vendor-server.ts";

const SAMPLE_RATE = 24_000;
const SECONDS_A_CHARACTER = 0.15;
/** Softer at its ends than in between, so that it begins and ends like a word. */
const EDGE = 0.02;

/** Each text has tones of its own, so that one can tell which part of it is heard. */
function tones(text: string): Buffer {
  const perTone = SECONDS_A_CHARACTER * SAMPLE_RATE;
  const letters = [...text];
  const data = Buffer.alloc(Math.round(letters.length * perTone) * 2);
  letters.forEach((letter, at) => {
    const code = letter.codePointAt(0) ?? 0;
    const hertz = 180 + (code % 24) * 20;
    const volume = 0.1 + ((code * 7 + at * 3) % 10) / 30;
    for (let index = 0; index < perTone; index++) {
      const edge = Math.min(1, index / (EDGE * SAMPLE_RATE), (perTone - index) / (EDGE * SAMPLE_RATE));
      const sample = volume * edge * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE);
      data.writeInt16LE(Math.round(sample * 32_767), (Math.floor(at * perTone) + index) * 2);
    }
  });
  return data;
}

/** Behind `POST /v1/audio/speech`: what listening must bear from a provider far away. */
async function startVoice(name: string, until: (seconds: number) => Promise<void>) {
  const vendor = await startVendor(async ({ body }) => {
    const data = tones(body.input);
    await until(data.length / 2 / SAMPLE_RATE);
    return { body: Buffer.concat([wavHeader(SAMPLE_RATE, data.length / 2), data]) };
  });
  return {
    variables: { SPEECH_OPENAI_BASE_URL: `${vendor.url}/v1`, SPEECH_OPENAI_VOICES: `ja:${name}` },
    close: vendor.close,
  };
}

/** A voice that makes `secondsASecond` of sound a second, one utterance after the other. */
export async function startSlowVoice(secondsASecond: number) {
  let freeAt = 0;
  return startVoice("slowly", async (seconds) => {
    freeAt = Math.max(freeAt, Date.now()) + (seconds / secondsASecond) * 1_000;
    await new Promise((resolve) => setTimeout(resolve, freeAt - Date.now()));
  });
}

/** A voice that says nothing before it is released. */
export async function startHeldVoice() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return { ...(await startVoice("held", () => released)), release };
}
