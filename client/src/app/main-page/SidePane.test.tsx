import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createPlayback } from "#features/audios/playback/playback";
import { AudioOrderNote } from "#features/audios/settings/AudioOrderButton";
import { markUnsaved } from "#features/scripts/editor/unsaved-scripts";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { NextStep } from "./path/NextStep";
import { usePath } from "./path/use-path";
import { SidePane } from "./SidePane";
import type { Workspace } from "./use-workspace";

const entry = {
  id: "e1",
  url: "https://a.example/",
  analyzedAt: "2026-01-01T00:00:00Z",
  analysisState: "read",
  analysisError: null,
  picture: null,
  icon: null,
  facts: [],
  revisions: [],
};
const script = { id: "s1", version: 1, content: "雨です。", sentences: [], settings: { language: "ja" } };

const workspace = (more: Record<string, unknown> = {}) =>
  ({
    entry,
    masked: entry,
    queues: [],
    number: "0001",
    script,
    audio: null,
    language: "ja",
    ...more,
  }) as unknown as Workspace;

async function pane(first: Workspace) {
  await withTexts("en");
  const { wrapper } = graphqlServer({ Voices: () => ({ voices: [] }) });
  function Panes({ shown }: { shown: Workspace }) {
    const onQueued = () => undefined;
    const path = usePath({ workspace: shown, entry: shown.entry!, isReading: false, onQueued });
    return (
      <>
        <NextStep
          path={path}
          workspace={shown}
          playback={createPlayback()}
          onLive={onQueued}
          onError={onQueued}
        />
        <AudioOrderNote order={path.sound} />
        <SidePane workspace={shown} path={path} onQueued={onQueued} />
      </>
    );
  }
  const ui = (shown: Workspace) => <Panes shown={shown} />;
  const view = render(ui(first), { wrapper });
  return {
    user: userEvent.setup(),
    show: (shown: Workspace) => view.rerender(ui(shown)),
    chosen: () => screen.getByRole("tab", { selected: true }).textContent,
  };
}

it("opens the audio as soon as there is a script", async () => {
  const { show, chosen } = await pane(workspace({ number: null, script: null }));
  expect(chosen()).toBe("Script");
  show(workspace());
  expect(chosen()).toBe("Audio");
});

it("stays at the chosen tab while another revision is read", async () => {
  const { user, show, chosen } = await pane(workspace());
  await user.click(screen.getByRole("tab", { name: "Script" }));
  show(workspace({ number: "0002", script: null }));
  show(workspace({ number: "0002" }));
  expect(chosen()).toBe("Script");
});

it("sells no audio of a script with changes that are not stored", async () => {
  await pane(workspace());
  act(() => markUnsaved("s1", true));
  expect(screen.getByRole("button", { name: "Make audio" })).toBeDisabled();
  expect(screen.getByText(/Once your changes are saved/)).toBeInTheDocument();
  act(() => markUnsaved("s1", false));
  expect(screen.queryByText(/Once your changes are saved/)).not.toBeInTheDocument();
});

it("begins anew with another entry", async () => {
  const { user, show, chosen } = await pane(workspace());
  await user.click(screen.getByRole("tab", { name: "Page facts" }));
  const other = { ...entry, id: "e2" };
  show(workspace({ entry: other, masked: other }));
  expect(chosen()).toBe("Audio");
});

it("keeps pasted text while another tab is looked at", async () => {
  const unreadable = { ...entry, analysisError: "LOGIN_WALL" };
  const { user } = await pane(workspace({ entry: unreadable, masked: unreadable }));
  const pasted = () => screen.getByRole("textbox", { name: /^Text/ });
  await user.click(screen.getByRole("tab", { name: "Page facts" }));
  await user.click(screen.getByRole("button", { name: "Paste the text instead" }));
  await user.click(pasted());
  await user.paste("The harbour wakes early.");
  await user.click(screen.getByRole("tab", { name: "Audio" }));
  await user.click(screen.getByRole("tab", { name: "Page facts" }));
  expect(pasted()).toHaveValue("The harbour wakes early.");
});
