import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { createPlayback } from "../playback/playback";
import { Player } from "./Player";

/** The player of a sound that is being made, on a screen that can be turned. */
async function player(isNarrow: boolean) {
  await withTexts("en");
  const wide = window.matchMedia;
  const told = new Set<() => void>();
  const screenIs = { narrow: isNarrow };
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const isWidth = query === "(max-width: 48em)";
    const tell = (_: string, listener: unknown) => void told.add(listener as () => void);
    return {
      ...wide(query),
      get matches() {
        return isWidth && screenIs.narrow;
      },
      ...(isWidth && { addEventListener: tell }),
    };
  });
  const playback = createPlayback();
  const job = (queueId: string) => ({ queueId, status: "running", done: 0, total: 4 });
  function Bar({ queueId }: { queueId: string }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Player
        key={queueId}
        {...{ entryId: "e1", audio: null, job: job(queueId), title: "A page", site: "", isOpen, playback }}
        onOpen={setOpen}
      />
    );
  }
  const server = graphqlServer({});
  const { rerender } = render(<Bar queueId="q1" />, { wrapper: server.wrapper });
  return {
    user: userEvent.setup(),
    next: () => rerender(<Bar queueId="q2" />),
    turn(narrow: boolean) {
      screenIs.narrow = narrow;
      act(() => {
        for (const listener of [...told]) (listener as (event: unknown) => void)({ matches: narrow });
      });
    },
  };
}

const opener = () => screen.queryByRole("button", { name: "More controls" });
const speed = () => screen.queryByRole("button", { name: /speed/i });

it("folds its tools on a phone, opens them by a button, and keeps them open for the next sound", async () => {
  const { user, next } = await player(true);
  expect(opener()).toHaveAttribute("aria-expanded", "false");
  expect(speed()).toBeNull();
  await user.click(screen.getByRole("button", { name: "More controls" }));
  expect(opener()).toHaveAttribute("aria-expanded", "true");
  expect(speed()).toBeVisible();
  expect(document.getElementById(opener()?.getAttribute("aria-controls") ?? "")).toContainElement(speed());
  next();
  expect(opener()).toHaveAttribute("aria-expanded", "true");
  expect(speed()).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More controls" }));
  expect(speed()).toBeNull();
});

it("opens the tools that hold the focus when it gets narrow, and no others", async () => {
  const { turn } = await player(false);
  expect(opener()).toBeNull();
  turn(true);
  expect(speed()).toBeNull();
  turn(false);
  act(() => speed()?.focus());
  turn(true);
  expect(speed()).toHaveFocus();
  expect(opener()).toHaveAttribute("aria-expanded", "true");
});

it("gives the focus of the button that goes to the first tool, and leaves it alone elsewhere", async () => {
  const { turn } = await player(true);
  const play = screen.getByRole("button", { name: "Play" });
  act(() => play.focus());
  turn(false);
  expect(play).toHaveFocus();
  turn(true);
  act(() => opener()?.focus());
  turn(false);
  expect(speed()).toHaveFocus();
});

it("keeps the button of an open menu when it gets narrow", async () => {
  const { user, turn } = await player(false);
  await user.click(screen.getByRole("button", { name: /speed/i }));
  await screen.findByRole("menuitemradio", { name: "1.5×" });
  turn(true);
  expect(speed()).toBeVisible();
});
