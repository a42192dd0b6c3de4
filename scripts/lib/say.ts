const PULSE = 15_000;

const seconds = (since: number) => (performance.now() - since) / 1000;

let isHushed = false;

/** From now on steps say nothing more: what went wrong stands last. */
export function hush() {
  isHushed = true;
}

function say(line: string) {
  if (!isHushed) console.log(line);
}

/** Runs one step of a longer way, and says what it does as long as it lasts. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const pulse = setInterval(() => say(`  … ${name}: ${Math.round(seconds(began))} s`), PULSE);
  try {
    const result = await work();
    say(`  ✓ ${name} (${seconds(began).toFixed(1)} s)`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/** An error whose message is all that a user needs to read. */
export class UserError extends Error {}

/** One sentence that says what is wrong and what to do. */
export function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || /no space left/i.test(message)) return "There is no space left on the disk.";
  if (code === "EDQUOT") return "Your disk quota is used up.";
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") {
    return `A folder that Yomikoe writes to cannot be written: ${message}. DATA_DIR names another one.`;
  }
  return message || String(error);
}
