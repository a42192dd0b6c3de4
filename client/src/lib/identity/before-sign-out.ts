const steps = new Set<() => Promise<unknown>>();

/** Registers work that needs the user's token before sign-out. The returned function unregisters it. */
export function beforeSignOut(step: () => Promise<unknown>): () => void {
  steps.add(step);
  return () => void steps.delete(step);
}

/** A server that hangs must keep nobody signed in. */
const PATIENCE = 2_000;

export async function finishBeforeSignOut(): Promise<void> {
  const done = Promise.allSettled([...steps].map((step) => step()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
