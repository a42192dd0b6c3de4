import { type ChildProcess, fork } from "node:child_process";
import pLimit from "p-limit";

/** Request to a parsing process. */
export interface RawPage {
  html: string;
  url: string;
}

export interface PageProcesses<Answer, Question extends RawPage = RawPage> {
  /** Answer of a parsing process; null when it dies or is killed first. */
  ask(question: Question): Promise<Answer | null>;
  close(): void;
}

interface Options {
  entry: { url: URL; execArgv: string[] };
  concurrency: number;
  heapMb?: number;
  timeoutMs?: number;
}

/** A process keeps the memory that pages made it take: it is replaced after this many, or one this large. */
const PAGES_PER_PROCESS = 100;
const LARGE_PAGE = 1_000_000;

/** Trees are thrown away whole: a young generation of this many MB costs no time and halves what is held. */
const YOUNG_MB = 4;

/**
 * Child processes with a heap limit that answer about one page at a time: no page can stall the event
 * loop, and a page that exhausts memory or time takes down its own process only. Processes are kept for
 * the next page.
 */
export function pageProcesses<Answer extends object, Question extends RawPage = RawPage>({
  entry,
  concurrency,
  heapMb = 256,
  timeoutMs = 8_000,
}: Options): PageProcesses<Answer, Question> {
  const limit = pLimit(concurrency);
  const idle: { child: ChildProcess; pages: number }[] = [];
  const all = new Set<ChildProcess>();

  const start = () => {
    const limits = [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`];
    // No environment: what parses foreign input has no business with our keys.
    const child = fork(entry.url, {
      execArgv: [...entry.execArgv, ...limits, "--permission", "--allow-fs-read=*"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    all.add(child);
    child.once("exit", () => all.delete(child));
    child.on("error", () => {}); // the kill came too late; the waiting side listens too
    return { child, pages: 0 };
  };

  const ask = async (page: Question): Promise<Answer | null> => {
    const worker = take(idle) ?? start();
    worker.child.ref();
    worker.child.channel?.ref();
    const answer = await answerOf<Answer>(worker.child, page, timeoutMs);
    if (answer && page.html.length < LARGE_PAGE && ++worker.pages < PAGES_PER_PROCESS) {
      // An idle process does not keep the server alive, and ends with it.
      worker.child.unref();
      worker.child.channel?.unref();
      idle.push(worker);
    } else worker.child.kill("SIGKILL");
    return answer;
  };

  return {
    ask: (page) => limit(ask, page),
    close() {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

/** The last one used that still lives. */
function take<T extends { child: ChildProcess }>(idle: T[]): T | undefined {
  const worker = idle.pop();
  return worker && !worker.child.connected ? take(idle) : worker;
}

function answerOf<Answer>(child: ChildProcess, page: RawPage, timeoutMs: number): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const gone = () => resolve(null);
  const heard = (answer: unknown) => resolve(answer as Answer);
  const timer = setTimeout(gone, timeoutMs);
  child.once("message", heard).once("exit", gone).once("error", gone);
  child.send(page, (error) => error && gone());
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", heard).off("exit", gone).off("error", gone);
  });
}
