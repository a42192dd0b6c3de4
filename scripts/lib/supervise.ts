import { explain, hush } from "./say.ts";

/** Registers what must be stopped; throws when the stopping has begun, so that nothing more is started. */
export type OnStop = (stop: () => Promise<void> | void) => void;

/** Longer than all parts together may take; past it something hangs, and nobody waits for that. */
const STOPS_WITHIN = 45_000;

/** Runs until a signal comes, its starter vanishes or the work ends; then stops what was started, last first. */
export async function serveUntilInterrupted(serve: (onStop: OnStop) => Promise<void>): Promise<never> {
  const stops: Parameters<OnStop>[0][] = [];
  let isStopping = false;
  const onStop: OnStop = (stop) => {
    stops.push(stop);
    if (isStopping) throw new Error("Stopped before it was up");
  };
  const interrupted = new Promise<"interrupted">((resolve) => {
    for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) {
      process.on(event, () => resolve("interrupted"));
    }
  });
  let code = 0;
  try {
    const outcome = await Promise.race([interrupted, serve(onStop)]);
    hush();
    if (outcome === "interrupted") console.log("\nStopping…");
  } catch (error) {
    hush();
    console.error(`\n${explain(error)}`);
    code = 1;
  }
  isStopping = true;
  setTimeout(() => process.exit(1), STOPS_WITHIN);
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  process.exit(code);
}
