import { type PageProcesses, pageProcesses } from "../../../server/src/domain/pages/page-processes.ts";
import type { RawPage } from "../../../server/src/domain/pages/stoppable-reading.ts";
import { workerEntry } from "../../../server/src/kernel/work/worker-entry.ts";
import type { FactsRow } from "./facts-row.ts";

export interface Question extends RawPage {
  ask: "ours" | "readability" | "defuddle" | "facts";
}
export interface Answer {
  text: string;
  title?: string;
  facts?: FactsRow;
  /** Why our extractor would not read the page to anybody. */
  refused?: string;
  ms: number;
  /** The most memory that the process held so far. */
  peakMB: number;
}

/** Enough for a machine that does other things besides; the product's own limit is shorter. */
const PATIENCE_MS = 120_000;

/** One of the extractors in processes of its own, started and replaced as the product does. */
export function extractor(): PageProcesses<Answer, Question> {
  const entry = workerEntry(import.meta.url, "./extractor-process");
  return pageProcesses<Answer, Question>({ entry, concurrency: 1, timeoutMs: PATIENCE_MS });
}
