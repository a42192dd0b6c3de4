import { readdirSync, readFileSync } from "node:fs";

const WATCH_MS = 200;
const TICKS_A_SECOND = 100;

/** The engines that this process has started, with the fields of their state behind their name. */
const engines = () =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      const [name, state] = read(`/proc/${pid}/stat`).split(") ");
      const fields = state?.split(" ") ?? [];
      return name?.includes("(yomikoe-voice") && fields[1] === `${process.pid}` ? [{ pid, fields }] : [];
    });

/** Processor seconds of this process and its engines so far, independent of other load. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  const theirs = engines().reduce((sum, { fields }) => sum + Number(fields[11]) + Number(fields[12]), 0);
  return (user + system) / 1e6 + theirs / TICKS_A_SECOND;
}

/** MB that are a process' own; what processes share, the dictionary, is shared out among them. */
const memoryOf = (pid: string) =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

const memory = () =>
  [`${process.pid}`, ...engines().map(({ pid }) => pid)].reduce((sum, pid) => sum + memoryOf(pid), 0);

/** Does the work, and tells the most memory that this process and its engines had meanwhile, in MB. */
export async function withPeakMemory<Result>(
  work: () => Promise<Result>,
): Promise<[peak: number, result: Result]> {
  let peak = memory();
  const timer = setInterval(() => {
    peak = Math.max(peak, memory());
  }, WATCH_MS);
  try {
    const result = await work();
    return [Math.max(peak, memory()), result];
  } finally {
    clearInterval(timer);
  }
}

/** A process that ends while it is looked at has nothing any more. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
