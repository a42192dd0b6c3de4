import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createPlayback, silent } from "#features/audios/playback/playback";
import { graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import type { Workspace } from "../use-workspace";
import { NextStep } from "./NextStep";
import type { Path } from "./use-path";

/** The next step while an audio is made anew and the former one is heard. */
async function making(done: number) {
  await withTexts("en");
  const playback = createPlayback();
  const former = { entryId: "e1", seek: vi.fn(), play: vi.fn(), toggle: vi.fn() };
  playback.connect(former);
  playback.report({ ...silent, playing: true });
  const queues = [queueOf({ type: "generate_audio", done, total: 9 })];
  render(
    <NextStep
      path={{ next: "making" } as Path}
      workspace={{ queues } as unknown as Workspace}
      playback={playback}
      onLive={vi.fn()}
      onError={vi.fn()}
    />,
    { wrapper: graphqlServer({}).wrapper },
  );
  return { playback, former };
}

it("stays until the new audio sounds, though the former one is heard meanwhile", async () => {
  const { playback } = await making(0);
  expect(screen.getByRole("button", { name: "Being made" })).toBeInTheDocument();
  const own = { entryId: "e1", queueId: "q1", seek: vi.fn(), play: vi.fn(), toggle: vi.fn() };
  act(() => {
    playback.connect(own);
    playback.report({ ...silent, cue: 0, playing: true });
  });
  expect(screen.queryByRole("button")).toBeNull();
});

it("lets the former audio make room for what is ready of the new one", async () => {
  const { playback, former } = await making(2);
  await userEvent.click(screen.getByRole("button", { name: "Listen to what’s ready" }));
  expect(former.toggle).toHaveBeenCalledTimes(1);
  expect(playback.awaitedJob()).toBe("q1");
});
