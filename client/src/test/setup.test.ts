import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

it("lets false timers end while jsdom waits for a frame", () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  button.remove();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
});

it("draws frames in the tests that follow", async () => {
  const frame = vi.fn();
  requestAnimationFrame(frame);
  await waitFor(() => expect(frame).toHaveBeenCalledOnce());
});

let isLoaded = false;

it("may end while a part is being loaded that nobody waits for", () => {
  void import("./late-part").then(() => {
    isLoaded = true;
  });
  expect(isLoaded).toBe(false);
});

it("has that part whole in the tests that follow", () => {
  expect(isLoaded).toBe(true);
});
