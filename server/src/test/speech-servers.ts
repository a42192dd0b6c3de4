import { type Asked, startVendor, type Told } from "./vendor-server.ts";

/** Far softer than speech should be, so that levelling shows. */
const AMPLITUDE = 0.04;

interface Sound {
  text: string;
  speed: number;
  /** Hz. */
  pitch: number;
  sampleRate: number;
  /** Servers that write while they speak leave the lengths at their highest. */
  unknownLength?: boolean;
}

/** A hum as long as its text takes to say, as a 16-bit wav file. */
function hum({ text, speed, pitch, sampleRate, unknownLength = false }: Sound): Buffer {
  const seconds = ([...text].length * (/[ぁ-ん]/.test(text) ? 0.13 : 0.06)) / speed;
  const data = Buffer.alloc(Math.round(seconds * sampleRate) * 2);
  for (let index = 0; index * 2 < data.length; index++) {
    const sample = AMPLITUDE * Math.sin((2 * Math.PI * pitch * index) / sampleRate);
    data.writeInt16LE(Math.round(sample * 32_767), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write("RIFF____WAVEfmt ", 0, "latin1");
  header.writeUInt32LE(unknownLength ? 0xffffffff : 36 + data.length, 4);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(unknownLength ? 0xffffffff : data.length, 40);
  return Buffer.concat([header, data]);
}

const refuse = (status: number, message: string): Told => ({ status, body: { error: { message } } });
const within = (value: unknown, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most;

/**
 * Written from documented shapes, never from the service itself: `POST /v1/audio/speech` as OpenAI documents it, and
 * `GET /v1/audio/voices` as Kokoro-FastAPI or Speaches do.
 */
export async function startOpenaiSpeech({
  apiKey = "sk-test",
  sampleRate = 24_000,
  voiceList,
}: {
  apiKey?: string | null;
  sampleRate?: number;
  /** Its answer when it is asked for its voices; without one it knows no such route. */
  voiceList?: object;
} = {}) {
  const vendor = await startVendor(({ method, path, headers, body }) => {
    if (voiceList && method === "GET" && path === "/v1/audio/voices") return { body: voiceList };
    if (method !== "POST" || path !== "/v1/audio/speech") return refuse(404, "no such route");
    if (apiKey && headers.authorization !== `Bearer ${apiKey}`)
      return refuse(401, `Incorrect API key: ${apiKey}`);
    const { model, voice, input, response_format, speed = 1 } = body;
    if (typeof model !== "string" || typeof voice !== "string") return refuse(400, "model, voice");
    if (typeof input !== "string" || input.length > 4_096) return refuse(400, "input");
    if (response_format !== "wav" || !within(speed, 0.25, 4)) return refuse(400, "format, speed");
    return { body: hum({ text: input, speed, pitch: 220, sampleRate, unknownLength: true }) };
  });
  const voices = voiceList ? [] : ["ja:nova", "en:alloy"];
  return { ...vendor, baseUrl: `${vendor.url}/v1`, apiKey: apiKey ?? undefined, voices };
}

/** As `GET /v1/voices` documents it. */
export interface GoogleVoice {
  languageCodes: string[];
  name: string;
  ssmlGender: "MALE" | "FEMALE";
  naturalSampleRateHertz: number;
}

/** Written from the documented shapes of Google: `POST /v1/text:synthesize`, and `GET /v1/voices` where it is given a list. */
export async function startGoogleSpeech({
  apiKey = "AIza-test",
  voices,
}: {
  apiKey?: string;
  voices?: GoogleVoice[];
} = {}) {
  const vendor = await startVendor(({ method, path, headers, body, query }) => {
    if (headers["x-goog-api-key"] !== apiKey) return refuse(403, "API key not valid");
    if (voices && method === "GET" && path === "/v1/voices") {
      const locale = query.get("languageCode") ?? "";
      return { body: { voices: voices.filter(({ languageCodes }) => languageCodes.includes(locale)) } };
    }
    if (method !== "POST" || path !== "/v1/text:synthesize") return refuse(404, "no such route");
    const { input, voice, audioConfig } = body;
    if (Buffer.byteLength(input.text) > 5_000) return refuse(400, "input.text is longer than 5000 bytes");
    if (!voice.name.startsWith(`${voice.languageCode}-`)) return refuse(400, "voice");
    const { audioEncoding, speakingRate, pitch = 0, sampleRateHertz } = audioConfig;
    if (voice.name.includes("Chirp") && "pitch" in audioConfig)
      return refuse(400, "This voice does not support pitch parameters at this time.");
    if (audioEncoding !== "LINEAR16" || !within(speakingRate, 0.25, 2) || !within(pitch, -20, 20)) {
      return refuse(400, "audioConfig");
    }
    const sound = { text: input.text, speed: speakingRate, pitch: 220 * 2 ** (pitch / 12) };
    const audioContent = hum({ ...sound, sampleRate: sampleRateHertz }).toString("base64");
    return { body: { audioContent } };
  });
  return { ...vendor, baseUrl: `${vendor.url}/v1`, apiKey };
}

const speakers = [
  {
    name: "四国めたん",
    speaker_uuid: "7ffcb7ce-00ec-4bdc-82cd-45a8889e43ff",
    styles: [
      { name: "ノーマル", id: 2, type: "talk" },
      { name: "あまあま", id: 0, type: "talk" },
      { name: "ハミング", id: 3_002, type: "frame_decode" },
    ],
    version: "0.15.7",
  },
  { name: "ずんだもん", speaker_uuid: "388f246b", styles: [{ name: "ノーマル", id: 3 }], version: "0.15.7" },
];

/** Written from the shapes that a VOICEVOX engine documents: the routes that reading aloud takes. */
export async function startVoicevox() {
  const ids = speakers.flatMap(({ styles }) => styles.map(({ id }) => String(id)));
  const words: { surface?: string; pronunciation?: string; accent_type: number }[] = [];
  const routes: Record<string, (asked: Asked) => Told> = {
    "GET /speakers": () => ({ body: speakers }),
    "GET /version": () => ({ body: '"0.23.0"' }),
    "GET /engine_manifest": () => ({ body: { brand_name: "VOICEVOX", manifest_version: "0.13.1" } }),
    "GET /user_dict": () => ({ body: Object.fromEntries(words.map((word, at) => [`word-${at}`, word])) }),
    "POST /user_dict_word": ({ query }) => {
      const { surface, pronunciation, accent_type } = Object.fromEntries(query);
      if (!surface || !/^[ァ-ヴー]+$/.test(pronunciation ?? "") || !/^\d+$/.test(accent_type ?? ""))
        return { status: 422, body: { detail: "pronunciation" } };
      words.push({ surface, pronunciation, accent_type: Number(accent_type) });
      return { body: `"word-${words.length - 1}"` };
    },
    "POST /audio_query": ({ query }) => ({ body: queryOf(query.get("text") ?? "") }),
    "POST /synthesis": ({ body }) => ({ body: synthesis(body) }),
  };
  const vendor = await startVendor((asked) => {
    const route = routes[`${asked.method} ${asked.path}`];
    if (!route) return { status: 404, body: { detail: "Not Found" } };
    const speaker = asked.query.get("speaker");
    if (/^\/(?:audio_query|synthesis)$/.test(asked.path) && !ids.includes(speaker ?? "")) {
      return { status: 422, body: { detail: [{ loc: ["query", "speaker"], msg: "field required" }] } };
    }
    return route(asked);
  });
  /** As an engine does that is made anew. */
  const forget = () => void words.splice(0);
  return { ...vendor, forget };
}

function queryOf(text: string) {
  const mora = (character: string) => ({
    text: character,
    consonant: null,
    consonant_length: null,
    vowel: "a",
    vowel_length: 0.13,
    pitch: character === "。" ? 0 : Math.log(220),
  });
  const moras = [...text].map(mora);
  return {
    accent_phrases: [{ moras, accent: 1, pause_mora: null, is_interrogative: false }],
    speedScale: 1,
    pitchScale: 0,
    intonationScale: 1,
    volumeScale: 1,
    prePhonemeLength: 0.1,
    postPhonemeLength: 0.1,
    pauseLength: null,
    pauseLengthScale: 1,
    outputSamplingRate: 24_000,
    outputStereo: true,
    kana: "",
  };
}

function synthesis({ accent_phrases, speedScale, outputSamplingRate }: ReturnType<typeof queryOf>): Buffer {
  const moras = accent_phrases.flatMap((phrase) => phrase.moras);
  const voiced = moras.filter(({ pitch }) => pitch > 0);
  const pitch = Math.exp(voiced.reduce((sum, mora) => sum + mora.pitch, 0) / Math.max(1, voiced.length));
  const text = moras.map((mora) => mora.text).join("");
  return hum({ text, speed: speedScale, pitch, sampleRate: outputSamplingRate });
}
