import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser that was named, else the first that is where they usually are; null without one. */
export function findChromium(named?: string): string | null {
  const places = named ? [named] : [...USUAL, chromium.executablePath()];
  return places.find((path) => path && existsSync(path)) ?? null;
}
