import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localStorage } from "./local.ts";

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "yomikoe-modes-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it("keeps its files in folders that no other user of the machine may enter", async () => {
  const folder = join(parent, "storage");
  await localStorage(folder).put("audios/one/a.wav", Buffer.from("sound"), "audio/wav");
  for (const path of [folder, join(folder, "audios"), join(folder, "audios/one")])
    expect([path, ((await stat(path)).mode & 0o777).toString(8)]).toEqual([path, "700"]);
});
