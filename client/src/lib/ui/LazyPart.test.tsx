import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
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
  await waitFor(() => expect(told).toHaveBeenCalledWith({ reason: "chunk" }));
  expect(screen.getByRole("textbox")).toHaveValue("half a sentence");
  stop();
});

it("gives the focus back when what had it goes away with its part", async () => {
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <LazyPart>
            <button type="button" ref={(close) => close?.focus()} onClick={() => setOpen(false)}>
              Close
            </button>
          </LazyPart>
        )}
      </>
    );
  }
  await renderWithin(<Screen />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(opener).toHaveFocus());
});
