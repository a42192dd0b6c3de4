import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseWavHeader, wavFile } from "#kernel/sound/wav";
import { riffInfo, tagWav } from "./riff-info.ts";

const told = {
  title: "声の話",
  site: "Voices",
  source: "https://example.com/a",
  language: "ja" as const,
  made: new Date("2026-03-09T12:00:00Z"),
  credits: ["Mei, CC BY 3.0", "Flite"],
  chapters: [],
};

it("tells title, site, date, language, address, credit lines and that an AI speaks, each from an even byte on", () => {
  const bytes = riffInfo(told);
  expect(bytes.toString("latin1", 0, 4)).toBe("LIST");
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes.toString("latin1", 8, 12)).toBe("INFO");
  const found: [string, string][] = [];
  for (let at = 12; at < bytes.length; ) {
    expect(at % 2).toBe(0);
    const length = bytes.readUInt32LE(at + 4);
    found.push([bytes.toString("latin1", at, at + 4), bytes.toString("utf8", at + 8, at + 7 + length)]);
    at += 8 + length + (length % 2);
  }
  expect(found).toEqual([
    ["INAM", "声の話"],
    ["IART", "Voices"],
    ["IPRD", "Voices"],
    ["ICRD", "2026-03-09"],
    ["ILNG", "ja"],
    ["ISRC", "https://example.com/a"],
    ["IKEY", "AI-GENERATED"],
    ["ISFT", "Yomikoe"],
    ["ICMT", "AI音声 / Mei, CC BY 3.0 / Flite / https://example.com/a"],
  ]);
});

it("stands behind the samples of a file, which stays whole", async () => {
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-tag-"));
  const path = join(folder, "a.wav");
  const sound = wavFile(16_000, Float32Array.of(0, 0.5, -0.5));
  await writeFile(path, sound);
  const length = await tagWav(path, told);
  const file = await readFile(path);
  expect(file.length).toBe(length);
  expect(file.subarray(8, 50)).toEqual(Buffer.from(sound.subarray(8)));
  expect(file.subarray(50)).toEqual(riffInfo(told));
  expect(parseWavHeader(file.subarray(0, 44), file.length)).toEqual({ sampleRate: 16_000, sampleCount: 3 });
  expect(() => parseWavHeader(file.subarray(0, 44), file.length - 1)).toThrow("wrong length");
  await rm(folder, { recursive: true, force: true });
});

it("says that an AI speaks where there is nothing else to tell", () => {
  const bytes = riffInfo({ title: null, chapters: [] });
  expect(bytes.toString("latin1")).toMatch(/^LIST.{4}INFOIKEY.{4}AI-GENERATED\0.*ICMT.{4}AI voice\0/s);
});
