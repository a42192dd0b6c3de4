import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { programPaths } from "#kernel/folders";
import { processorTime } from "./processor-time.ts";
import { readingLanes } from "./reading-lanes.ts";
import { restrictedLauncher } from "./restricted-launcher.ts";
import { slowSources } from "./slow-sources.ts";

/** Request to a parsing process, which says that it is loaded before anything else. */
export interface RawPage {
  html: string;
  url: string;
}

export interface PageProcesses<Answer, Question extends RawPage = RawPage> {
  /** Answer of a parsing process for this user; null when it dies or is killed first. */
  ask(question: Question, owner?: string): Promise<Answer | null>;
  close(): void;
}

interface Options {
  entry: { url: URL; execArgv: string[] };
  concurrency: number;
  heapMb?: number;
  /** Milliseconds of processor that a page may use. */
  timeoutMs?: number;
  /** Starts the processes, so that they reach no network; null where there is none. */
  launcher?: string | null;
}

interface PageProcess {
  child: ChildProcess;
  pages: number;
  /** Settles when the program is loaded, or the process is gone. */
  loaded: Promise<void>;
}

/** A process keeps the memory that pages made it take: it is replaced after this many, or one this large. */
const PAGES_PER_PROCESS = 100;
const LARGE_PAGE = 1_000_000;

/** Trees are thrown away whole: a young generation of this many MB costs no time and halves what is held. */
const YOUNG_MB = 4;

/** A page that has used so much processor while another user waits starts again in the slow lane. */
const FAIR_MS = 300;
/** The more users wait, the shorter: but most pages are read in this time. */
const LEAST_FAIR_MS = 100;
/** Loaded processes for the pages that come next, once pages had to be ended. */
const SPARE = 2;
const LOOK_MS = 50;
/** A page on a busy machine gets so much more time than it may use of the processor. */
const WALL_TIMES = 4;
/** Serving comes before reading, and reading before the slow lane. */
const NICE = { normal: 4, slow: 15 };

/** Instead of an answer: the page died, or made room for others. */
type Outcome<Answer> = { answer: Answer } | "died" | "yielded";

/**
 * Child processes with a heap limit that answer about one page at a time: no page can stall the event
 * loop, and a page that exhausts memory or time takes down its own process only. Processes are kept for
 * the next page. Users take turns, and pages that are slow do not keep others waiting.
 */
export function pageProcesses<Answer extends object, Question extends RawPage = RawPage>({
  entry,
  concurrency,
  heapMb = 256,
  timeoutMs = 8_000,
  launcher = restrictedLauncher(),
}: Options): PageProcesses<Answer, Question> {
  const lanes = readingLanes(concurrency);
  const slow = slowSources();
  const idle: PageProcess[] = [];
  const all = new Set<ChildProcess>();
  let closed = false;

  const readable = [...programPaths, fileURLToPath(new URL(".", entry.url))];

  const start = (nice: number): PageProcess => {
    const limits = [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`];
    // A parser of foreign input needs none of our keys: it has no environment, and reads its own program only.
    const child = fork(entry.url, {
      execPath: launcher ?? process.execPath,
      execArgv: [
        ...(launcher ? [process.execPath] : []),
        ...entry.execArgv,
        ...limits,
        "--permission",
        ...readable.map((path) => `--allow-fs-read=${path}`),
      ],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    all.add(child);
    const { promise: loaded, resolve } = Promise.withResolvers<void>();
    child.once("message", () => resolve());
    child.once("exit", () => {
      all.delete(child);
      resolve();
    });
    child.on("error", () => resolve()); // the kill came too late; the waiting side listens too
    setNice(child, nice);
    return { child, pages: 0, loaded };
  };

  /** An idle process does not keep the server alive, and ends with it. */
  const keep = (worker: PageProcess) => {
    worker.child.unref();
    worker.child.channel?.unref();
    idle.push(worker);
  };

  const normal = async (page: Question, othersWaiting: () => number): Promise<Outcome<Answer>> => {
    const worker = take(idle) ?? start(NICE.normal);
    worker.child.ref();
    worker.child.channel?.ref();
    const outcome = await answerOf<Answer>(worker, page, timeoutMs, othersWaiting);
    if (typeof outcome === "object" && page.html.length < LARGE_PAGE && ++worker.pages < PAGES_PER_PROCESS)
      keep(worker);
    else {
      worker.child.kill("SIGKILL");
      // The next page finds a process that is loaded.
      if (idle.length < SPARE && !closed) keep(start(NICE.normal));
    }
    return outcome;
  };

  const slowly = async (page: Question): Promise<Outcome<Answer>> => {
    const worker = start(NICE.slow);
    const outcome = await answerOf<Answer>(worker, page, timeoutMs, () => 0);
    worker.child.kill("SIGKILL");
    return outcome;
  };

  const answer = async (page: Question, owner: string): Promise<Outcome<Answer>> => {
    const source = { owner, host: URL.parse(page.url)?.hostname ?? "" };
    if (!slow.has(source)) {
      // While it waits, another page of its user may have died: then it goes to the slow lane after all.
      const outcome = await lanes.run("normal", owner, async (othersWaiting) =>
        slow.has(source) ? null : normal(page, othersWaiting),
      );
      if (typeof outcome === "string") slow.note(source);
      if (outcome && outcome !== "yielded") return outcome;
    }
    const outcome = await lanes.run("slow", owner, () => slowly(page));
    if (outcome === "died") slow.note(source);
    return outcome;
  };

  return {
    async ask(page, owner = page.url) {
      const outcome = await answer(page, owner);
      return typeof outcome === "object" ? outcome.answer : null;
    },
    close() {
      closed = true;
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

/** The last one used that still lives. */
function take<T extends { child: ChildProcess }>(idle: T[]): T | undefined {
  const worker = idle.pop();
  return worker && !worker.child.connected ? take(idle) : worker;
}

function setNice({ pid }: ChildProcess, nice: number) {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

async function answerOf<Answer>(
  { child, loaded }: PageProcess,
  page: RawPage,
  timeoutMs: number,
  othersWaiting: () => number,
): Promise<Outcome<Answer>> {
  await loaded;
  const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>();
  const gone = () => resolve("died");
  const heard = (answer: unknown) => resolve({ answer: answer as Answer });
  const used = stopwatch(child);
  const timer = setTimeout(gone, timeoutMs * WALL_TIMES);
  const watch = setInterval(() => {
    const ms = used();
    const others = othersWaiting();
    if (ms > timeoutMs) gone();
    else if (others > 0 && ms > Math.max(LEAST_FAIR_MS, FAIR_MS / others)) resolve("yielded");
  }, LOOK_MS);
  child.once("message", heard).once("exit", gone).once("error", gone);
  if (child.connected) child.send(page, (error) => error && gone());
  else gone();
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    child.off("message", heard).off("exit", gone).off("error", gone);
  });
}

/** Milliseconds of processor from now on; of the clock where the system does not tell them. */
function stopwatch({ pid }: ChildProcess): () => number {
  const time = () => (pid === undefined ? null : processorTime(pid)) ?? performance.now();
  const begun = time();
  return () => time() - begun;
}
