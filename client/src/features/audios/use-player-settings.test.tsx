import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { usePlayerSettings } from "./use-player-settings";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it("stores a change over the account's settings only once they were read", async () => {
  const settings = { volume: 0.4, theirs: "kept" };
  const viewer = (playerSettings: unknown) => ({ __typename: "Viewer", id: "u1", playerSettings });
  const { promise: read, resolve: answer } = Promise.withResolvers<void>();
  const { wrapper, calls } = graphqlServer({
    PlayerSettings: async () => {
      await read;
      return { viewer: viewer(settings) };
    },
    SetPlayerSettings: ({ settings: stored }) => ({ setPlayerSettings: viewer(stored) }),
  });
  const { result } = renderHook(usePlayerSettings, { wrapper });
  act(() => result.current.change({ playbackRate: 1.5 }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(calls("SetPlayerSettings")).toEqual([]);
  answer();
  await waitFor(() => expect(result.current.settings.volume).toBe(0.4));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(calls("SetPlayerSettings")).toEqual([
    { settings: expect.objectContaining({ volume: 0.4, theirs: "kept", playbackRate: 1.5 }) },
  ]);
});
