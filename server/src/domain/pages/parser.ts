import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { samplesFolder } from "#kernel/folders";
import type { ExtractedPage } from "#kernel/page";
import { unreadable } from "#kernel/unreadable";
import { workerEntry } from "#kernel/work/worker-entry";
import type { Extraction } from "./extract/extract-page.ts";
import { pageProcesses } from "./page-processes.ts";

export interface PageParser {
  /** Throws PAGE_UNREADABLE with its reason. Users take turns. */
  parse(html: string, url: string, owner?: string): Promise<ExtractedPage>;
  /** Begins to load what the first pages need. */
  loadAhead(): void;
  /** Loads all of it. */
  prepare(): Promise<void>;
  close(): void;
}

interface Options {
  /** Parses at once, two at least. */
  concurrency?: number;
  heapMb?: number;
  timeoutMs?: number;
  /** Processes that wait for pages, loaded. */
  ready?: number;
}

/** The sample is short: so many of its texts are as long as a usual page. */
const WARM_UP_TIMES = 8;

/** Takes pages apart in processes of their own. */
export function pageParser({
  concurrency = Math.max(1, availableParallelism() - 1),
  ...limits
}: Options = {}): PageParser {
  const entry = workerEntry(import.meta.url, "./parse-process");
  const sample = readFileSync(join(samplesFolder, "article-ja.html"), "utf8");
  const warmUp = {
    html: sample.replace(/<p>.*<\/p>/s, (paragraphs) => paragraphs.repeat(WARM_UP_TIMES)),
    url: "https://samples.invalid/",
  };
  const processes = pageProcesses<Extraction>({ entry, concurrency, warmUp, ...limits });
  return {
    async parse(html, url, owner) {
      const extraction = (await processes.ask({ html, url }, owner)) ?? { refused: "PARSE_FAILED" as const };
      if ("refused" in extraction) throw unreadable(extraction.refused);
      return extraction.page;
    },
    loadAhead: () => processes.loadAhead(),
    prepare: () => processes.prepare(),
    close: () => processes.close(),
  };
}
