import { join } from "node:path";
import { findToolchain } from "../../server/voice/toolchain.ts";
import { buildClient, buildServer, buildVoice, generateTypes } from "../lib/builds.ts";
import { runChecks } from "../lib/checks.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { sum } from "../lib/counts.ts";
import { beginning, type StageResult } from "../lib/failures.ts";
import { ensureFfmpeg } from "../lib/ffmpeg.ts";
import { explain, step, UserError } from "../lib/say.ts";
import type { Wanted } from "./arguments.ts";
import { named, type TestFiles } from "./files.ts";
import { recordLongJourneys, recordLongProofs } from "./long-proofs.ts";
import { projectsOf, runPlaywright, runUnitTests, runVitest } from "./runners.ts";

export interface Stage {
  name: string;
  run(): Promise<StageResult>;
}

/** The stages of what is wanted, in their order. The runners' reports go into the folder. */
export function stagesOf(wanted: Wanted, files: TestFiles, reports: string): Stage[] {
  const { part, names } = wanted;
  const isIn = (...parts: Wanted["part"][]) => parts.includes(part);
  const chosen = (paths: string[]) => (names.length > 0 ? named(names, paths) : paths);
  const unit = isIn("all", "unit") ? chosen(files.unit) : [];
  const long = isIn("long") ? chosen(files.long) : [];
  const journeys = isIn("all", "e2e") ? chosen(files.journeys) : [];
  if (unit.length + long.length + journeys.length === 0)
    throw new UserError(`No test has a folder or file whose name begins with ${names.join(" or ")}.`);

  const projects = wanted.projects.length > 0 ? wanted.projects : projectsOf(unit);
  const shard = wanted.shard ? [`--shard=${wanted.shard}`] : [];
  const only = (paths: string[]) => (names.length > 0 ? paths : []);
  const isClientAlone = [...unit, ...long, ...journeys].every((path) => path.startsWith("client/src/"));
  const stages: (Stage | false)[] = [
    part === "all" && names.length === 0
      ? { name: "preparation and checks", run: prepareAndCheck }
      : { name: "preparation", run: () => prepare(isClientAlone) },
    unit.length > 0 && {
      name: "unit and integration",
      run: () => runUnitTests(reports, projects, [...shard, ...only(unit)]),
    },
    long.length > 0 && {
      name: "long proofs",
      async run() {
        const counts = await runVitest(reports, ["--project=long-*", ...shard, ...only(long)]);
        recordLongProofs(join(reports, "vitest.json"));
        return counts;
      },
    },
    (journeys.length > 0 || (part === "long" && names.length === 0)) && { name: "builds", run: build },
    part === "long" &&
      names.length === 0 && {
        name: "long journeys",
        async run() {
          const counts = await runPlaywright(reports, shard, true);
          recordLongJourneys(join(reports, "playwright.json"));
          return counts;
        },
      },
    journeys.length > 0 && {
      name: "journeys",
      run: () => runPlaywright(reports, [...shard, ...only(journeys)]),
    },
  ];
  return stages.filter((stage) => stage !== false);
}

const NOTHING: StageResult = { passed: 0, failed: 0 };

async function prepare(isClientAlone: boolean): Promise<StageResult> {
  const voice = async () => {
    const failure = await buildVoice();
    if (failure) throw new UserError(failure);
  };
  /** One after the other: apt-get serves one at a time. */
  const programs = async () => {
    await step("Chromium", ensureChromium);
    await step("ffmpeg", ensureFfmpeg);
  };
  // It may be installed by apt-get, too; the voice's own step says so where there is none.
  if (!isClientAlone) await findToolchain(() => {}).catch(() => null);
  await Promise.all([
    step("Generated types", generateTypes),
    ...(isClientAlone ? [] : [programs(), step("Japanese voice", voice)]),
  ]);
  return NOTHING;
}

/** Side by side: the one waits for the network most of its time, the other computes. Neither hides the other's failure. */
async function prepareAndCheck(): Promise<StageResult> {
  const [prepared, checked] = await Promise.all([
    prepare(false).catch((error) => asFailure("preparation", error)),
    runChecks(),
  ]);
  return {
    ...sum([prepared, checked]),
    failures: [...(prepared.failures ?? []), ...(checked.failures ?? [])],
  };
}

/** The stage itself could not go on: no test is named for it. */
export function asFailure(stage: string, error: unknown): StageResult {
  console.error(explain(error));
  return { passed: 0, failed: 1, failures: [{ file: "", title: stage, reason: beginning(explain(error)) }] };
}

/** Side by side: either takes little more than one core. */
async function build(): Promise<StageResult> {
  await Promise.all([step("Server", buildServer), step("Screens", buildClient)]);
  return NOTHING;
}
