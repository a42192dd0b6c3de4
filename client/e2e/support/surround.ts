import { makeAdmin } from "./admin";
import { startStack } from "./stack";

/** Starts what journeys need, for this process and those that it starts from now on; the answer ends it. */
export async function surround(): Promise<() => Promise<void>> {
  const { places, stop } = await startStack();
  process.env.E2E_PLACES = JSON.stringify(places);
  // Once for all: journeys that run side by side would make it twice.
  await makeAdmin();
  return stop;
}
