import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { SentenceRow } from "./SentenceRow";
import type { SentenceActions } from "./sentence-actions";

const names = ["edit", "remove", "add", "move", "step", "press", "stay", "activate", "point"];
const actions = Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as SentenceActions;
const sound = { match: () => [0], seek: vi.fn(), play: vi.fn(), startOf: () => 0 };

/** Goes through a heading by Tab; the names of its first stops. */
async function stops(isNarrow: boolean) {
  await withTexts("ja");
  render(
    <SentenceRow
      index={0}
      text="# はじめに"
      language="ja"
      cue={0}
      sound={sound}
      spoken={false}
      speaking={null}
      sources={false}
      active
      offered
      isNarrow={isNarrow}
      focusTurn={0}
      actionsOf={() => actions}
    />,
    { wrapper: graphqlServer({}).wrapper },
  );
  const [heading, play, edit] = ["はじめに", "「はじめに」から再生", "この文を編集"].map((name) =>
    screen.getByRole("button", { name }),
  );
  const named = new Map([
    [heading, "heading"],
    [play, "play"],
    [edit, "edit"],
  ]);
  const met: (string | undefined)[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await userEvent.tab();
    met.push(named.get(document.activeElement as HTMLElement));
  }
  return met;
}

it("leads the focus from the pencil in the margin to what stands behind a heading", async () => {
  expect(await stops(false)).toEqual(["heading", "edit", "play"]);
});

it("leads the focus along the heading's line before it comes to the pencil below", async () => {
  expect(await stops(true)).toEqual(["heading", "play", "edit"]);
});
