import { AppError, sentences } from "#lib/errors";
import { BETWEEN_CREATIONS } from "#lib/timing";

export interface CreationSteps {
  create(url: string): Promise<{ id: string }>;
  /** Starts reading the page; its own failure is told on the entry. */
  analyze(id: string): void;
  wait(milliseconds: number): Promise<void>;
}

interface CreationFailure {
  url: string;
  error: unknown;
}

export interface CreationResult {
  success: boolean;
  /** The specification's sentence; the screen shows its translation. */
  message: string;
  created: string[];
  /** Entries that were there already. */
  existing: string[];
  failures: CreationFailure[];
}

/** The entry that an URL_ALREADY_EXISTS carries. */
function existingEntryId(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== "URL_ALREADY_EXISTS") return null;
  const existing = error.refusal.details?.existingEntry as { entryId?: string; id?: string } | undefined;
  return existing?.entryId ?? existing?.id ?? null;
}

/** Creates entries one after the other, in the order given, and starts the analysis of each. */
export async function createEntries(urls: readonly string[], steps: CreationSteps): Promise<CreationResult> {
  const created: string[] = [];
  const existing: string[] = [];
  const failures: CreationFailure[] = [];

  for (const [index, url] of urls.entries()) {
    if (index > 0) await steps.wait(BETWEEN_CREATIONS);
    try {
      const { id } = await steps.create(url);
      if (!id) throw new Error(sentences.noEntryId);
      created.push(id);
      steps.analyze(id);
    } catch (error) {
      const known = existingEntryId(error);
      if (known) existing.push(known);
      else failures.push({ url, error });
    }
  }
  const success = created.length > 0;
  const message = success ? `${created.length} entries created successfully` : sentences.allCreationsFailed;
  return { success, message, created, existing, failures };
}
