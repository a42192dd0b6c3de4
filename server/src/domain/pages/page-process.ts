import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { programPaths } from "#kernel/folders";

/** Trees are thrown away whole: a young generation of this many MB costs no time and halves what is held. */
const YOUNG_MB = 4;
/** No page waits for old trees to be cleared away before there are so many, which takes half as long as a page. */
const FIRST_MB = 112;

/** Serving comes before reading, and reading before the slow lane. */
export const NICE = { normal: 4, slow: 10 };

export interface PageProcess {
  child: ChildProcess;
  /** How many pages it has read. */
  pages: number;
  /** Settles when the program is loaded, or the process is gone. */
  loaded: Promise<void>;
  /** Whether a page waits for it. */
  isAwaited: boolean;
  /** It dies if its server is killed, even while it is stopped: without the launcher it would stay so for good. */
  endsWithServer: boolean;
}

interface Program {
  entry: { url: URL; execArgv: string[] };
  heapMb: number;
  launcher: string | null;
  /** Whether it may load compiled libraries. */
  addons?: boolean;
}

/** A parser of foreign input needs none of our keys: it has no environment, and reads its own program only. */
export function startPageProcess({ entry, heapMb, launcher, addons }: Program, nice: number): PageProcess {
  const readable = [...programPaths, fileURLToPath(new URL(".", entry.url))];
  const child = fork(entry.url, {
    execPath: launcher ?? process.execPath,
    execArgv: [
      ...(launcher ? [process.execPath] : []),
      ...entry.execArgv,
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      `--initial-heap-size=${Math.min(FIRST_MB, heapMb)}`,
      "--permission",
      ...(addons ? ["--allow-addons"] : []),
      ...readable.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  child.once("message", () => resolve());
  child.once("exit", () => resolve());
  child.on("error", () => resolve()); // the kill came too late; the waiting side listens too
  setNice(child, nice);
  return { child, pages: 0, loaded, isAwaited: false, endsWithServer: launcher !== null };
}

function setNice({ pid }: ChildProcess, nice: number) {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}
