const PATIENCE_MS = 3_000;

export type Check = () => PromiseLike<unknown>;

/** The checks that fail, or do not answer in time. All are made at once. */
export async function failuresOf(checks: Record<string, Check>): Promise<{ name: string; error: Error }[]> {
  const asked = Object.entries(checks).map(async ([name, check]) => {
    try {
      await within(check());
      return null;
    } catch (error) {
      return { name, error: error as Error };
    }
  });
  return (await Promise.all(asked)).filter((failure) => failure !== null);
}

async function within(check: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
