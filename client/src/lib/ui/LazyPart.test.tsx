import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { renderWithin } from "#test/render";
import { LazyPart } from "./LazyPart";

const Gone = lazyScreen<"Gone", object>(() => Promise.reject(new Error("404")), "Gone");

it("leaves the screen as it is when a part does not arrive, and has a reload offered [8.17]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const told = vi.fn();
  const stop = onEvent("newVersion", told);
  await renderWithin(
    <>
      <textarea defaultValue="half a sentence" />
      <LazyPart>
        <Gone />
      </LazyPart>
    </>,
  );
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ reason: "chunk" }));
  expect(screen.getByRole("textbox")).toHaveValue("half a sentence");
  stop();
});
