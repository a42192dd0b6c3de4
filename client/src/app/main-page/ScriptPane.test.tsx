import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ScriptPane } from "./ScriptPane";
import type { Workspace } from "./use-workspace";

const workspace = (id: string, more: object = {}) => {
  const entry = {
    id,
    url: `https://a.example/${id}`,
    title: `Title ${id}`,
    language: "en",
    analyzedAt: null,
    analysisError: "LOGIN_WALL",
    queues: [],
  };
  const masked = { ...entry, revisions: [] };
  return {
    entry,
    masked,
    number: null,
    script: null,
    queues: [],
    language: "en",
    ...more,
  } as never as Workspace;
};

async function pane(first: Workspace) {
  await withTexts("en");
  const shown = (of: Workspace) => (
    <ScriptPane
      workspace={of}
      narration={null}
      onRevision={vi.fn()}
      onReload={vi.fn()}
      onError={vi.fn()}
      onSettings={vi.fn()}
    />
  );
  const { rerender } = render(shown(first), { wrapper: graphqlServer({}).wrapper });
  return { show: (next: Workspace) => rerender(shown(next)), user: userEvent.setup() };
}

it("brings no pasted text from one entry to the next", async () => {
  const { show, user } = await pane(workspace("a"));
  await user.click(screen.getByRole("button", { name: "Paste the text instead" }));
  await user.type(screen.getByRole("textbox", { name: "Text" }), "of a");
  show(workspace("b"));
  expect(screen.getByRole("heading", { name: "Title b" })).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("says why an entry cannot be shown, and tries again", async () => {
  const refetch = vi.fn();
  const nothing = { entry: null, masked: null, error: new AppError("SERVER_ERROR"), refetch };
  const { user } = await pane(workspace("a", nothing));
  expect(screen.getByText(/Something went wrong on our side/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});

it("says why a revision cannot be shown, instead of waiting for it for ever, and tries again", async () => {
  const analyzed = {
    analysisState: "read",
    analysisError: null,
    picture: null,
    icon: null,
    analyzedAt: "2026-01-01T00:00:00Z",
  };
  const { entry, masked } = workspace("a");
  const revision = { id: "r1", number: "0001", name: null, isLive: true, createdAt: "2026-01-01T00:00:00Z" };
  const revisionAgain = vi.fn();
  const { user } = await pane(
    workspace("a", {
      revisionAgain,
      entry: { ...entry, ...analyzed },
      masked: { ...masked, ...analyzed, revisions: [{ ...revision, audio: null }] },
      number: "0001",
      unreadRevision: new AppError("SERVER_ERROR"),
    }),
  );
  expect(screen.getByText(/Something went wrong on our side/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(revisionAgain).toHaveBeenCalledOnce();
});
