import { explain } from "./say.ts";

export type OnStop = (stop: () => Promise<void> | void) => void;

/** Runs until a signal comes, its starter vanishes or the work ends; then stops what was started, last first. */
export async function serveUntilInterrupted(serve: (onStop: OnStop) => Promise<void>): Promise<never> {
  const stops: Parameters<OnStop>[0][] = [];
  const interrupted = new Promise<"interrupted">((resolve) => {
    for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) {
      process.on(event, () => resolve("interrupted"));
    }
  });
  let code = 0;
  try {
    const outcome = await Promise.race([interrupted, serve((stop) => stops.push(stop))]);
    if (outcome === "interrupted") console.log("\nStopping…");
  } catch (error) {
    console.error(`\n${explain(error)}`);
    code = 1;
  }
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
