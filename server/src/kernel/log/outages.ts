import { causesOf } from "#kernel/app-error-of";
import { AppError } from "#kernel/errors";
import { isDiskFault, StorageFault } from "#kernel/storage-fault";

export type Dependency = "database" | "store" | "identity";

/** Codes of a database that is away, starting, full of connections or hanging. */
const DATABASE = /^(ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|CONNECT\w+|DATABASE_HANGS|57P0[123]|53300)$/;
/** Firebase names what it cannot reach so. */
const IDENTITY = /^(auth\/internal-error|app\/network-(error|timeout))$/;

const LOOK_MS = 1_000;

interface Line {
  dependency: Dependency;
  [fact: string]: unknown;
}
type Write = (level: "error" | "info", line: Line, words: string) => void;

/**
 * Says once that something is away and once that it is back, in place of a line for each call that met it.
 * Whether it is back is asked every second.
 */
export function outageLog(write: Write) {
  const checks = new Map<Dependency, () => PromiseLike<unknown>>();
  const away = new Map<Dependency, { since: number; failures: number }>();
  let isLooking = false;

  function lookLater() {
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, LOOK_MS).unref();
  }

  async function look() {
    for (const [dependency, { since, failures }] of away) {
      if (!(await isBack(dependency))) continue;
      away.delete(dependency);
      const seconds = Math.round((Date.now() - since) / 1_000);
      write("info", { dependency, seconds, failures }, `the ${dependency} answers again`);
    }
    isLooking = false;
    if (away.size > 0) lookLater();
  }

  const isBack = async (dependency: Dependency) => {
    try {
      await checks.get(dependency)?.();
      return true;
    } catch {
      return false;
    }
  };

  return {
    /** Until it is watched, each failure has a line of its own. */
    watch(dependency: Dependency, check: () => PromiseLike<unknown>): void {
      checks.set(dependency, check);
    },

    /** Whether the error is part of an outage, which this log tells of. */
    takes(error: unknown): boolean {
      const dependency = dependencyOf(error);
      if (!dependency || !checks.has(dependency)) return false;
      const outage = away.get(dependency);
      if (outage) outage.failures++;
      else {
        away.set(dependency, { since: Date.now(), failures: 1 });
        write("error", { dependency, cause: deepestMessage(error) }, `the ${dependency} is away`);
        lookLater();
      }
      return true;
    },
  };
}
export type OutageLog = ReturnType<typeof outageLog>;

function dependencyOf(thrown: unknown): Dependency | null {
  const chain = [...causesOf(thrown)];
  // A vendor's outage names its vendor, and is told each time.
  if (chain.some((error) => error instanceof AppError && error.reason)) return null;
  for (const error of chain) {
    if (error instanceof StorageFault || isDiskFault(error)) return "store";
    const code = String((error as { code?: unknown }).code);
    if (IDENTITY.test(code)) return "identity";
    if (DATABASE.test(code)) return "database";
  }
  return null;
}

const deepestMessage = (thrown: unknown) => {
  const last = [...causesOf(thrown)].at(-1);
  return last instanceof Error ? last.message || String((last as { code?: unknown }).code) : String(thrown);
};
