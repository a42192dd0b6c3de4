import { afterEach, expect, it, vi } from "vitest";
import { answerOtherWindows, isAnyWindowLookedAt } from "./looked-at";

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** This window, and another one of the same site that answers. */
function windows({ visible, focus }: { visible: boolean; focus: boolean[] }) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  const hasFocus = vi.spyOn(document, "hasFocus");
  for (const answer of focus) hasFocus.mockReturnValueOnce(answer);
  stop = answerOtherWindows();
}

it("is looked at where a window is in sight and has the focus", async () => {
  windows({ visible: true, focus: [true] });
  expect(await isAnyWindowLookedAt()).toBe(true);
});

it("is not looked at beside the window of another program", async () => {
  windows({ visible: true, focus: [false, false] });
  expect(await isAnyWindowLookedAt()).toBe(false);
});

it("is looked at where another window of this site is", async () => {
  // The window that asks has no focus, the one that answers has it.
  windows({ visible: true, focus: [false, true] });
  expect(await isAnyWindowLookedAt()).toBe(true);
});

it("is not looked at where every window is hidden", async () => {
  windows({ visible: false, focus: [] });
  expect(await isAnyWindowLookedAt()).toBe(false);
});
