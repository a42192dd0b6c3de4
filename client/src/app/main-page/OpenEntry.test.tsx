import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createPlayback } from "#features/audios/playback/playback";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { OpenEntry } from "./OpenEntry";
import type { Workspace } from "./use-workspace";

/** A page whose second version is shown while the third is in use. */
async function opened(audio: { isOutdated: boolean }) {
  await withTexts("en");
  const revision = (number: string, isLive: boolean) => ({
    id: number,
    number,
    name: null,
    isLive,
    createdAt: "2026-01-01T00:00:00Z",
    audio: null,
  });
  const entry = {
    id: "e1",
    url: "https://a.example/e1",
    title: "A title",
    language: "en",
    analyzedAt: "2026-01-01T00:00:00Z",
    analysisState: "read",
    analysisError: null,
    facts: [],
    revisions: [revision("0003", true), revision("0002", false)],
    queues: [],
  };
  const workspace = { entry, masked: entry, number: "0002", script: null, queues: [], language: "en", audio };
  render(
    <OpenEntry
      workspace={workspace as never as Workspace}
      playback={createPlayback()}
      narration={null}
      front="script"
      selected
      library={null}
      head={document.body}
      foot={document.body}
      {...{ onQueued: vi.fn(), onRevision: vi.fn(), onError: vi.fn(), onSettings: vi.fn() }}
    />,
    { wrapper: graphqlServer({ Voices: () => ({ voices: [] }) }).wrapper },
  );
  return screen.findAllByRole("button", { name: "Use this version" });
}

it.each([
  ["is out of date", true],
  ["is up to date", false],
])("offers to use a version whose audio %s, once", async (_, isOutdated) => {
  expect(await opened({ isOutdated })).toHaveLength(1);
});
