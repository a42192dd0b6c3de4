import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A busy machine draws late; what never comes is noticed all the same.
configure({ asyncUtilTimeout: 8_000 });

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

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

// The next file of this worker finds the page as if it had just been opened.
afterAll(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
