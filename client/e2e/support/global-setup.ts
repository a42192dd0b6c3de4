import { makeAdmin } from "./admin";
import { startStack } from "./stack";

export default async function globalSetup() {
  const { places, stop } = await startStack();
  process.env.E2E_PLACES = JSON.stringify(places);
  // Here and once: journeys that run side by side would make it twice.
  await makeAdmin();
  return stop;
}
