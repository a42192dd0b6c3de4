import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { ownEntry } from "#lib/own-entry";
import type { Extraction } from "./extract/extract-page.ts";
import type { ExtractedPage } from "./page.ts";
import { unreadable } from "./unreadable.ts";

export interface PageParser {
  /** Throws PAGE_UNREADABLE with its reason. */
  parse(html: string, url: string): Promise<ExtractedPage>;
  close(): void;
}

interface Options {
  /** Parses at once; one core stays free for serving. */
  concurrency?: number;
  heapMb?: number;
  timeoutMs?: number;
}

/** A process keeps the memory that pages made it take: it is replaced after this many, or one this large. */
const PAGES_PER_PROCESS = 100;
const LARGE_PAGE = 1_000_000;

/**
 * Parses pages in child processes with a heap limit: no page can stall the event loop, and a page that
 * exhausts memory or time takes down its own process only. Processes are kept for the next page.
 */
export function pageParser({
  concurrency = Math.max(1, availableParallelism() - 1),
  heapMb = 256,
  timeoutMs = 8_000,
}: Options = {}): PageParser {
  const limit = pLimit(concurrency);
  const idle: { child: ChildProcess; pages: number }[] = [];
  const all = new Set<ChildProcess>();

  const start = () => {
    const { url, execArgv } = ownEntry(import.meta.url, "./parse-process");
    // No environment: what parses foreign input has no business with our keys.
    const child = fork(url, {
      execArgv: [...execArgv, `--max-old-space-size=${heapMb}`, "--permission", "--allow-fs-read=*"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    all.add(child);
    child.once("exit", () => all.delete(child));
    child.on("error", () => {}); // a kill that comes too late; whoever waits listens too
    return { child, pages: 0 };
  };

  const extract = async (html: string, url: string): Promise<Extraction> => {
    const worker = take(idle) ?? start();
    worker.child.ref();
    worker.child.channel?.ref();
    const extraction = await answer(worker.child, { html, url }, timeoutMs);
    if (extraction && html.length < LARGE_PAGE && ++worker.pages < PAGES_PER_PROCESS) {
      // An idle process does not keep the server alive, and ends with it.
      worker.child.unref();
      worker.child.channel?.unref();
      idle.push(worker);
    } else worker.child.kill("SIGKILL");
    return extraction ?? { refused: "PARSE_FAILED" };
  };

  return {
    async parse(html, url) {
      const extraction = await limit(extract, html, url);
      if ("refused" in extraction) throw unreadable(extraction.refused);
      return extraction.page;
    },
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

/** What the process answers; null when it dies, or has to, first. */
function answer(child: ChildProcess, page: object, timeoutMs: number): Promise<Extraction | null> {
  const { promise, resolve } = Promise.withResolvers<Extraction | null>();
  const gone = () => resolve(null);
  const heard = (extraction: Extraction) => resolve(extraction);
  const timer = setTimeout(gone, timeoutMs);
  child.once("message", heard).once("exit", gone).once("error", gone);
  child.send(page, (error) => error && gone());
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", heard).off("exit", gone).off("error", gone);
  });
}
