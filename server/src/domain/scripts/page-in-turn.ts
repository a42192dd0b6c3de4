import type { Attempt } from "#domain/queues/attempt";
import type { Page } from "#kernel/page";

/** A report tells whether the job was cancelled. */
const REPORT_MS = 3_000;

export interface PageReader {
  ensure(
    userId: string,
    entryId: string,
    how: { version: number | null | undefined; signal: AbortSignal },
  ): Promise<Page>;
}

/** The page that a job's script is written from. Its reading may wait for many others, and reports meanwhile. */
export async function pageInTurn(
  { queue, signal, report }: Pick<Attempt, "queue" | "signal" | "report">,
  pages: PageReader,
  version: number | null | undefined,
): Promise<Page> {
  report("reading");
  const reporting = setInterval(() => report("reading"), REPORT_MS);
  try {
    return await pages.ensure(queue.userId, queue.entryId, { version, signal });
  } finally {
    clearInterval(reporting);
  }
}
