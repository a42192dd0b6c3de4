import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { composeSpeech } from "../../../server/src/adapters/speech/compose.ts";
import { flite } from "../../../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { compileVoice } from "../../../server/voice/compile.ts";
import { median } from "../../lib/figures.ts";
import { type Pauses, pausesOf } from "./pauses.ts";

const SPEEDS = [0.5, 0.75, 1, 1.5, 2];
const KINDS = ["comma", "stop", "paragraph"] as const satisfies (keyof Pauses)[];

it("pauses as long in every voice and mood, in proportion to the speed, within 15 %", async () => {
  const speech = composeSpeech([openjtalk({ program: await compileVoice() }), flite()]);
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-pauses-"));
  const rows: { voice: string; speed: number; kind: string; seconds: number }[] = [];
  for (const voice of speech.voices()) {
    for (const speed of SPEEDS) {
      const pauses = await pausesOf(speech, voice, speed, folder);
      for (const kind of KINDS) rows.push({ voice: voice.id, speed, kind, seconds: pauses[kind] });
    }
  }
  await Promise.all([speech.close(), rm(folder, { recursive: true, force: true })]);
  const usual = (kind: string) =>
    median(rows.filter((row) => row.kind === kind).map(({ seconds, speed }) => seconds * speed));
  const far = rows.filter(({ kind, seconds, speed }) => Math.abs((seconds * speed) / usual(kind) - 1) > 0.15);
  expect(far).toEqual([]);
  expect(rows).toHaveLength(7 * SPEEDS.length * KINDS.length);
  expect(usual("comma") / usual("stop")).toBeGreaterThan(0.42);
  expect(usual("comma") / usual("stop")).toBeLessThan(0.58);
}, 600_000);
