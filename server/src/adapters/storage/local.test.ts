import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localStorage } from "./local.ts";

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "yomikoe-modes-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it("keeps its files, and the folders that they lie in, from other users of the machine", async () => {
  const folder = join(parent, "storage");
  await localStorage(folder).put("audios/one/a.wav", Buffer.from("sound"), "audio/wav");
  for (const path of [folder, join(folder, "audios"), join(folder, "audios/one")])
    expect([path, ((await stat(path)).mode & 0o777).toString(8)]).toEqual([path, "700"]);
  const made = join(parent, "made.wav");
  await writeFile(made, "sound", { mode: 0o644 });
  await localStorage(folder).put("audios/one/b.wav", { path: made }, "audio/wav");
  for (const name of ["a.wav", "b.wav"]) {
    const { mode } = await stat(join(folder, "audios/one", name));
    expect((mode & 0o777).toString(8)).toBe("600");
  }
});
