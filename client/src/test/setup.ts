import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, vi } from "vitest";

configure({
  // A busy machine draws late; what never comes is noticed all the same.
  asyncUtilTimeout: 20_000,
  // Most looks that fail are made while something is awaited: only for who reads the error the page is printed.
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: "TestingLibraryElementError" });
    const get = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
    return Object.defineProperty(error, "message", { configurable: true, get });
  },
});

/** React's own state, which it shares with its renderers. */
const internals: object = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);

// React keeps a stack trace of each element for its warnings, a sixth of a test's time, until it has made too many.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

// Mantine asks for both, and jsdom has neither.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.HTMLElement.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
Object.defineProperty(document, "fonts", {
  configurable: true,
  value: { addEventListener() {}, removeEventListener() {} },
});

/** Milliseconds: a little more than jsdom's sixtieth of a second. */
const FRAME = 20;

afterEach(async () => {
  cleanup();
  // jsdom counts its frames by whatever timers stand: a frame that false ones never end is the window's last.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME);
  vi.useRealTimers();
  // A part that is still being loaded when its file ends is lost to all files of this worker.
  await vi.dynamicImportSettled();
  localStorage.clear();
});

// The next file of this worker finds the page as if it had just been opened.
afterAll(() => {
  document.body.replaceChildren();
  document.title = "";
  const { documentElement: page } = document;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
