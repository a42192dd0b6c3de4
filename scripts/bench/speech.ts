/**
 * How fast text becomes finished audio, as ratios of one run: npm run bench -- speech [rounds] [--json]
 * With --json one object, and nothing else on standard output.
 */
import { availableParallelism, loadavg } from "node:os";
import { speechFigures } from "./speech/figures.ts";

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);

/** Meaning and target of each ratio. */
const goals = {
  pipelineVsEngine: ["speed of the whole pipeline, of the bare engine's", "≥ 0.90"],
  engineShareOfCost: ["processor time of the bare engine, of the whole pipeline's", "≥ 0.90"],
  oneSentenceVsAll: ["time for one changed sentence, of all 100", "≤ 0.08"],
  firstSoundVsWhole: ["time to the first sound, of the whole", "≤ 0.10"],
  twoWorkersVsOne: ["speed of two engines, of one's", "≥ 1.7"],
  memoryMB: ["most memory of pipeline and two engines, MB", "≤ 700"],
  growth: ["cost of a minute in 30 minutes, against one alone, minus 1", "± 0.15"],
} as const;

const figures = await speechFigures({ rounds, log: (line) => console.error(line) });
if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
else {
  for (const [name, [what, goal]] of Object.entries(goals)) {
    const value = figures[name as keyof typeof goals];
    console.log(
      `${name.padEnd(18)} ${value.toFixed(name === "memoryMB" ? 0 : 3).padStart(7)}  ${goal}  ${what}`,
    );
  }
  const spread = figures.pipelineOfRounds.map((value) => value.toFixed(3)).join(" ");
  console.log(`pipelineVsEngine of the rounds, from lowest to highest: ${spread}`);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`medians of ${rounds} rounds; ${availableParallelism()} cores, load ${load.join(" ")}`);
}
