import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mix, mayStart, mixes, variablesOf } from "../server/src/test/env-mixes.ts";
import { copyClone, copySources } from "./lib/copy-sources.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { bare } from "./lib/try-script.ts";
import { processesOf } from "./npm-start/leaves-nothing.ts";

const WITHIN_MS = 10_000;

const pairsOf = (mix: Mix) => {
  const taken = Object.entries(mix).map((choice) => choice.join(" "));
  return taken.flatMap((one, at) => taken.slice(at + 1).map((other) => `${one}, ${other}`));
};

/** As few mixes as it takes for each two values that meet in any of all to meet in one of these. */
function pairwise(all: Mix[]): Mix[] {
  const missing = new Set(all.flatMap(pairsOf));
  const newIn = (mix: Mix) => pairsOf(mix).filter((pair) => missing.has(pair)).length;
  const chosen: Mix[] = [];
  while (missing.size > 0) {
    const best = all.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

/** Without the database's address it starts one of its own, and an emulator where no project is named. */
const byNpm = (mix: Mix): Mix => (mix.identity === "nobody" ? { ...mix, identity: "emulator" } : mix);
const npmVariables = (mix: Mix) => ({ ...variablesOf(mix), DATABASE_URL: "" });

const starts = {
  "npm start in a fresh clone": {
    folder: "clone",
    command: ["npm", "start"],
    variablesOf: npmVariables,
    wrong: mixes.filter((mix) => !mayStart(byNpm(mix))),
  },
  "npm start": {
    folder: "sources",
    command: ["npm", "start"],
    variablesOf: npmVariables,
    wrong: mixes.filter((mix) => !mayStart(byNpm(mix))),
  },
  "the server itself": {
    folder: "sources",
    command: [process.execPath, "--conditions=source", "server/src/main.ts"],
    variablesOf,
    wrong: mixes.filter((mix) => !mayStart(mix)),
  },
};

const place = temporaryFolder("refused");
beforeAll(() => Promise.all([copyClone(join(place, "clone")), copySources(join(place, "sources"))]));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** All that lies in the folder but packages that are linked. Installed ones would be found. */
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => [
    one.name,
    ...(one.isDirectory() ? readdirSync(join(folder, one.name), { recursive: true, encoding: "utf8" }) : []),
  ]);

describe.each(Object.entries(starts))("%s, where nothing is built yet", (_, start) => {
  const [program = "", ...args] = start.command;
  const folder = join(place, start.folder);
  const dataDir = join(folder, "data");
  const files = () => filesIn(folder);
  const tried = pairwise(start.wrong);
  const times: number[] = [];

  it.each(tried.map((mix) => [Object.values(mix).join(", "), mix]))(
    "is refused with a list of what is wrong: %s",
    async (_, mix) => {
      const before = files();
      const began = performance.now();
      const child = spawn(program, args, {
        cwd: folder,
        env: { ...bare(), ...start.variablesOf(mix), DATA_DIR: dataDir },
        stdio: ["ignore", "ignore", "pipe"],
      });
      let said = "";
      child.stderr.on("data", (chunk) => {
        said += chunk;
      });
      const [code] = await once(child, "close");
      times.push(performance.now() - began);
      expect(code).toBe(1);
      expect(said).toMatch(/The environment is not valid:\n( {2}[A-Z_]+: .+\n)+$/);
      expect(processesOf(dataDir)).toEqual([]);
      expect(files()).toEqual(before);
    },
    60_000,
  );

  it("has been refused within 10 s each time", () => {
    const slowest = Math.max(...times);
    console.info(
      `${times.length} of ${start.wrong.length} wrong mixes, the slowest ${slowest.toFixed(0)} ms`,
    );
    expect(times).toHaveLength(tried.length);
    expect(slowest).toBeLessThan(WITHIN_MS);
  });
});
