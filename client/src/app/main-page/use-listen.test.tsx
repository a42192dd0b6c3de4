import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { useListen } from "./use-listen";

const audio = {
  __typename: "Audio",
  id: "new",
  revisionNumber: "0002",
  duration: 1,
  waveform: [],
  cues: [],
  url: "/a.wav",
  mp3Url: "/a.mp3",
  vttUrl: "/a.vtt",
  srtUrl: "/a.srt",
  isOutdated: false,
};

it("opens the revision that was spoken, and plays the new audio, never the one before", async () => {
  const server = graphqlServer({
    WorkspaceRevision: ({ id, number }) => ({
      entry: {
        __typename: "Entry",
        id,
        revision: { __typename: "Revision", id: `r${number}`, script: null, audio },
      },
    }),
  });
  const playback = { play: vi.fn() };
  const open = vi.fn();
  const { result, rerender } = renderHook(({ shown }) => useListen({ playback, shown, open }), {
    initialProps: { shown: "old" },
    wrapper: server.wrapper,
  });
  await act(() => result.current("e1", "0002"));
  expect(open).toHaveBeenCalledExactlyOnceWith("e1", "0002");
  expect(server.calls("WorkspaceRevision")).toEqual([{ id: "e1", number: "0002" }]);
  expect(playback.play).not.toHaveBeenCalled();
  rerender({ shown: "new" });
  expect(playback.play).toHaveBeenCalledExactlyOnceWith("e1");
});
