import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** The journeys' surroundings, for pictures of everything there is to see, or of what the help shows. */
export default defineConfig({
  ...journeys,
  projects: [{ name: "screenshots", testMatch: `${process.env.HELP_PICTURES ? "help" : "look"}/*.look.ts` }],
  retries: 0,
  reporter: "list",
});
