import { screen, waitFor } from "@testing-library/react";
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

it("prints the page when the error of a look is read, and not before", async () => {
  const text = document.body.appendChild(document.createElement("p"));
  const awaited = screen.findByRole("button", {}, { timeout: 100 }).catch((error: Error) => error);
  const looked = [screen.getByText, screen.getByLabelText].map((look) => {
    try {
      return look("here");
    } catch (error) {
      return error;
    }
  });
  text.textContent = "later";
  for (const error of looked) {
    expect(error).toHaveProperty("name", "TestingLibraryElementError");
    expect(error).toHaveProperty("message", expect.stringMatching(/^Unable to find.+here.+later/s));
  }
  expect(await awaited).toHaveProperty("message", expect.stringMatching(/^Unable to find.+button.+later/s));
});
