import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { breakSource } from "./compile.ts";
import { probeJourneys } from "./journeys.ts";
import type { Namers } from "./namers.ts";
import type { Place } from "./sources.ts";

/** Tests to run: those that name the rule, until one fails or all of them; or all tests of their files. */
type Mode = "first failure" | "all that name it" | "whole files";

export interface Probe {
  rule: string;
  files: string[];
  /** Sources that differ from those of the last probe. */
  changed: string[];
  mode: Mode;
}

export interface Failure {
  file: string;
  /** Null where the file or its set-up fails. */
  test: string | null;
  message: string;
}

export interface Verdict {
  passed: number;
  failures: Failure[];
  strays: string[];
}

const PROCESS = fileURLToPath(new URL("lane-process.ts", import.meta.url));
/** Generous, because a lane may run at the lowest priority beside other work. */
const READY_WITHIN = 600_000;
const ANSWERS_WITHIN = 900_000;
const STOPS_WITHIN = 20_000;

export type Lane = Awaited<ReturnType<typeof openLane>>;

/** A test runner over one copy of the checkout. */
export function openLane(copy: string) {
  let runner: ChildProcess | undefined;
  let changed: string[] = [];

  async function start() {
    const started = fork(PROCESS, [copy], {
      execArgv: ["--conditions=source"],
      cwd: copy,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    runner = started;
    await answer(started, READY_WITHIN).catch(async (error) => {
      await stop();
      throw error;
    });
    return started;
  }

  async function stop() {
    const stopping = runner;
    runner = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    stopping.kill("SIGTERM");
    const ended = once(stopping, "exit", { signal: AbortSignal.timeout(STOPS_WITHIN) });
    await ended.catch(() => stopping.kill("SIGKILL"));
  }

  async function probe(rule: string, namers: Namers, mode: Mode): Promise<Verdict> {
    const files = namers.files.map(({ path }) => path);
    if (namers.runner === "playwright") return probeJourneys(copy, rule, files);
    const asked = runner ?? (await start());
    asked.send({ rule, files, changed, mode } satisfies Probe);
    changed = [];
    try {
      return (await answer(asked, ANSWERS_WITHIN)) as Verdict;
    } catch (error) {
      await stop();
      throw error;
    }
  }

  return {
    probe,
    stop,
    /** Does something with one source broken, and mends it. */
    async broken<Result>(place: Place, replace: string, work: () => Promise<Result>): Promise<Result> {
      const mend = breakSource(copy, place, replace);
      changed.push(place.path);
      try {
        return await work();
      } finally {
        mend();
        changed.push(place.path);
      }
    },
  };
}

async function answer(runner: ChildProcess, within: number): Promise<unknown> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(within)]);
  const message = once(runner, "message", { signal });
  const end = once(runner, "exit", { signal }).then(() => Promise.reject(new Error("The test runner ended")));
  end.catch(() => {});
  try {
    return (await Promise.race([message, end]))[0];
  } finally {
    message.catch(() => {});
    over.abort();
  }
}
