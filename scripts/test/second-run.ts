import type { FailedTest, StageResult } from "../lib/failures.ts";

/** Where more files than these failed, something is broken rather than late, and a second run would only take time. */
const FILES_OF_A_SECOND_RUN = 12;

/**
 * Runs the files that failed once more. A test that failed beside the others on a busy machine and passes
 * by itself counts as passed, and is named as unsteady; a broken rule fails again.
 */
export async function trySecondRun(
  first: StageResult,
  runAlone: (files: string[]) => Promise<StageResult>,
): Promise<StageResult> {
  const failures = first.failures ?? [];
  const files = [...new Set(failures.map(({ file }) => file))];
  // An error outside of every test has no file to run again.
  if (files.length === 0 || files.includes("") || files.length > FILES_OF_A_SECOND_RUN) return first;
  console.log(`\nOnce more, alone: ${files.join(", ")}`);
  const second = await runAlone(files);
  const stillFailing = new Set((second.failures ?? []).map(nameOf));
  const unsteady = failures.filter((failure) => !stillFailing.has(nameOf(failure)));
  if (second.failed > 0 && stillFailing.size === 0) return first;
  return {
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    failures: second.failures ?? [],
    unsteady,
  };
}

const nameOf = ({ file, title }: FailedTest) => `${file} ${title}`;
