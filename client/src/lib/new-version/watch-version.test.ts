import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { onEvent } from "#lib/events";
import { reloadForNewVersion, watchVersion } from "./watch-version";

let served: string;
let asked = 0;
const server = setupServer(
  http.get("*/version.json", () => {
    asked += 1;
    return served ? HttpResponse.json({ version: served }) : HttpResponse.error();
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const told = vi.fn();
const ends: (() => void)[] = [];
beforeEach(() => {
  served = "1.0.0";
  told.mockClear();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
});

const watch = () => void ends.push(onEvent("newVersion", told), watchVersion("1.0.0"));

/** The user comes back to the tab, or leaves it; resolves once the server has been asked. */
async function turn(state: DocumentVisibilityState = "visible") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  const before = asked;
  document.dispatchEvent(new Event("visibilitychange"));
  if (state === "visible") await waitFor(() => expect(asked).toBe(before + 1));
  await new Promise((resolve) => setTimeout(resolve));
}

it("offers a reload when one comes back to another version [7.12]", async () => {
  watch();
  await turn();
  expect(told).not.toHaveBeenCalled();
  served = "1.1.0";
  await turn("hidden");
  expect(told).not.toHaveBeenCalled();
  await turn();
  await waitFor(() => expect(told).toHaveBeenCalledWith({ reason: "released" }));
});

it("offers nothing while the server does not answer", async () => {
  watch();
  served = "";
  await turn();
  expect(told).not.toHaveBeenCalled();
});

it("does not go on offering what a reload has not brought", async () => {
  watch();
  served = "1.1.0";
  await turn();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  const reload = vi.fn();
  reloadForNewVersion(reload);
  expect(reload).toHaveBeenCalled();
  await turn();
  expect(told).toHaveBeenCalledTimes(1);
});
