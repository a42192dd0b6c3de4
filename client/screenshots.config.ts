import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** The journeys' surroundings, for pictures of everything there is to see. */
export default defineConfig({
  ...journeys,
  projects: [{ name: "screenshots", testMatch: "look/*.look.ts" }],
  retries: 0,
  reporter: "list",
});
