export interface Usage {
  /** Milliseconds of processor since the process began, user and system. */
  cpuMs: number;
  /** Bytes on the heap and outside of it, after everything that nobody holds has been collected. */
  bytes: number;
  residentBytes: number;
}

/** Tells the parent where this process listens, and from then on what it has used, each time it asks. */
export function answerParent(address: string): void {
  process.on("message", async (question: "cpu" | "memory") => {
    if (question === "memory") await collect();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ cpuMs: (user + system) / 1_000, bytes: heapUsed + external, residentBytes: rss });
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ address });
}

/** Finalisers run between collections, and free what a further one finds. */
async function collect() {
  for (let pass = 0; pass < 6; pass++) {
    (globalThis as { gc?: () => void }).gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
