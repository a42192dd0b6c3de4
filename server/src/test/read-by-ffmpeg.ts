import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "#db/schema/index";
import { pictureKey } from "#domain/files/keys";
import { looseFilesOf } from "#domain/files/loose-files";
import { mp3Files } from "#domain/media/mp3";
import { type TestDomain, testDomain, undisturbed } from "./domain.ts";
import { anEntry, aRevision, aViewer } from "./factories.ts";
import { coverIn, decoded, loudnessByFfmpeg, probed, silencesByFfmpeg, skippedSamples } from "./ffmpeg.ts";
import { embeddedVoices } from "./rendering.ts";

/** Each sentence under the first heading has one comma; its cues are told by their numbers. */
const scripts = {
  "openjtalk:mei_normal": {
    text: `これは最初の段落です。
# 朝の町
今日は朝から晴れ、午後は雨になる。駅の前の店は、九時に開く。昨日の夜は、早く眠った。この町の川は、とても長い。
# 夜の町
母の庭では、花が咲いた。`,
    chapters: ["町の一日", "朝の町", "夜の町"],
    language: { wav: "ja", mp3: "jpn" },
    comment: /^AI音声 \/ HTS Voice “Mei” .*, CC BY 3.0 \/ https:\/\/example.com\/町\?b=c$/,
    withComma: [2, 3, 4, 5],
  },
  "flite:rms": {
    text: `# The day
In the morning it was sunny, and then it began to rain. When the shop opened, we bought some bread. After the long walk, they were tired. Near the old bridge, a man was singing.
# The night
The shop was closed.`,
    chapters: ["The day", "The night"],
    language: { wav: "en", mp3: "eng" },
    comment: /^AI voice \/ Flite .* \/ https:\/\/example.com\/町\?b=c$/,
    withComma: [1, 2, 3, 4],
  },
};
type Voice = keyof typeof scripts;

const PAGE = "https://example.com/町?b=c";
/** Samples that encoder and decoder put in front of a sound. */
const DELAY = 576 + 529;

let domain: TestDomain;
let cover: Buffer;
let files: Record<Voice, Awaited<ReturnType<typeof made>>>;
function withFiles(voices: Voice[]) {
  beforeAll(async () => {
    domain = await testDomain({ speech: await embeddedVoices() });
    const background = { width: 960, height: 540, channels: 3, background: "#27a" } as const;
    cover = await sharp({ create: background }).jpeg().toBuffer();
    const all = await Promise.all(voices.map(async (voice) => [voice, await made(voice)] as const));
    files = Object.fromEntries(all) as typeof files;
  }, 120_000);
  afterAll(() => domain.close());
}

/** An audio of the voice's script as it is stored, in both formats, and what the product says of it. */
async function made(voice: Voice) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer, { url: PAGE, title: "町の一日", site: "町の声" });
  const picture = pictureKey(viewer.uid, entry.id);
  await domain.storage.put(picture, cover, "image/jpeg");
  await domain.db.update(entries).set({ picture }).where(eq(entries.id, entry.id));
  await aRevision(domain.db, viewer, entry.id, "0001", scripts[voice].text);
  const { id } = await domain.audios.generate(viewer, entry.id, { settings: { voice } });
  await domain.audios.run(id, undisturbed);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  const audio = revision!.audio!;
  const source = await domain.audios.file(audio.id);
  const { db, storage } = domain;
  await mp3Files({ db, storage, files: looseFilesOf({ db, storage }) }).ensure(audio.id, source);
  return { audio, wav: join(domain.folder, source.wav), mp3: join(domain.folder, source.mp3) };
}

/** Proves what ffmpeg finds in the files of each of the voices. */
export function proveFiles(voices: Voice[]) {
  withFiles(voices);
  describe.each(voices)("ffmpeg reads the files of %s", (voice) => {
    const { chapters, language, comment, withComma } = scripts[voice];
    const day = () => files[voice].audio.createdAt.toISOString().slice(0, 10);

    it("as the sound that they say they are, to the sample", async () => {
      const { audio, wav, mp3 } = files[voice];
      const rate = String(audio.sampleRate);
      const count = Math.round(audio.duration * audio.sampleRate);
      const [inWav, inMp3] = await Promise.all([probed(wav), probed(mp3)]);
      expect(inWav.streams).toMatchObject([{ codec_name: "pcm_s16le", sample_rate: rate, channels: 1 }]);
      expect(inMp3.streams[0]).toMatchObject({ codec_name: "mp3", sample_rate: rate, channels: 1 });
      expect(Number(inWav.format.duration)).toBeCloseTo(audio.duration, 5);
      expect((await decoded(wav)).length).toBe(count);
      expect(Math.abs((await decoded(mp3)).length - count)).toBeLessThanOrEqual(1);
    });

    it("with the encoder's delay told, so that captions do not run early", async () => {
      const { audio, wav, mp3 } = files[voice];
      expect(await skippedSamples(mp3)).toBe(DELAY);
      const { format } = await probed(mp3);
      expect(Number(format.start_time)).toBeCloseTo(DELAY / audio.sampleRate, 5);
      const [there, here] = await Promise.all([decoded(wav), decoded(mp3)]);
      expect(shiftBetween(there, here)).toBe(0);
    });

    it("with title, artist, album, date, language, address, credit and that an AI speaks", async () => {
      const { wav, mp3 } = files[voice];
      const common = {
        title: "町の一日",
        artist: "町の声",
        album: "町の声",
        date: day(),
        comment: expect.stringMatching(comment),
      };
      expect((await probed(wav)).format.tags).toEqual({
        ...common,
        language: language.wav,
        ISRC: PAGE,
        IKEY: "AI-GENERATED",
        encoder: "Yomikoe",
      });
      expect((await probed(mp3)).format.tags).toEqual({
        ...common,
        language: language.mp3,
        "AI-GENERATED": "true",
        encoded_by: "Yomikoe",
      });
    });

    it("with chapters that follow each other from 0 to the end, and the page's picture", async () => {
      const { audio, mp3 } = files[voice];
      const { chapters: found, streams } = await probed(mp3);
      expect(found.map(({ tags }) => tags.title)).toEqual(chapters);
      const starts = found.map(({ start_time }) => Number(start_time));
      const ends = found.map(({ end_time }) => Number(end_time));
      expect(starts).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBeCloseTo(audio.duration, 3);
      expect(streams[1]).toMatchObject({ codec_name: "mjpeg", disposition: { attached_pic: 1 } });
      expect(await coverIn(mp3)).toEqual(cover);
    });

    it("as loud as is asked, with no peak above −1 dBTP", async () => {
      const { audio, wav, mp3 } = files[voice];
      for (const [file, tolerance] of [
        [wav, 0.5],
        [mp3, 1],
      ] as const) {
        const { loudness, truePeak } = await loudnessByFfmpeg(file);
        expect(Math.abs(loudness - -16)).toBeLessThan(tolerance);
        expect(truePeak).toBeLessThanOrEqual(-1);
        if (file === wav) expect(Math.abs(loudness - audio.loudness)).toBeLessThan(0.2);
      }
    });

    it("with commas that pause half as long as full stops, within 15 %", async () => {
      const { audio, wav } = files[voice];
      const silences = await silencesByFfmpeg(wav);
      const longest = (from: number, to: number) =>
        Math.max(...silences.filter(({ start, end }) => start > from && end < to).map(lengthOf));
      const cues = withComma.map((index) => audio.cues[index]!);
      const commas = cues.map(({ start, end }) => longest(start + 0.1, end - 0.1));
      const stops = cues.slice(1).map(({ start }, before) => longest(cues[before]!.end - 0.2, start + 0.3));
      for (const comma of commas) expect(Math.abs(comma / (median(stops) / 2) - 1)).toBeLessThan(0.15);
      for (const stop of stops) expect(Math.abs(stop / median(stops) - 1)).toBeLessThan(0.15);
    });
  });
}

const lengthOf = ({ start, end }: { start: number; end: number }) => end - start;
const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] as number;

/** By how many samples, 1,200 at most, one sound lies behind another where they match best. */
function shiftBetween(one: Int16Array, other: Int16Array): number {
  const [from, to] = [one.length >> 2, (one.length >> 2) + 20_000];
  const likeness = (shift: number) => {
    let sum = 0;
    for (let at = from; at < to; at++) sum += (one[at] as number) * (other[at + shift] as number);
    return sum;
  };
  const shifts = Array.from({ length: 2_401 }, (_, index) => index - 1_200);
  const found = shifts.map(likeness);
  return shifts[found.indexOf(Math.max(...found))] as number;
}
