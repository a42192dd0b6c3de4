import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { PLAYER_SETTINGS_DELAY } from "#lib/timing";
import { graphqlServer } from "#test/graphql";
import { usePlayerSettings } from "./use-player-settings";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it("stores a change over the account's settings, and only once they were read", async () => {
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
    { settings: { volume: 0.4, theirs: "kept", playbackRate: 1.5 } },
  ]);
});

it("takes autoplay for off while the account has not told, and where it cannot", async () => {
  const { promise: read, reject } = Promise.withResolvers<never>();
  const { wrapper } = graphqlServer({ PlayerSettings: () => read });
  const { result } = renderHook(usePlayerSettings, { wrapper });
  expect(result.current).toMatchObject({ isKnown: false, settings: { autoplay: false } });
  reject(new AppError("SERVER_ERROR"));
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.settings.autoplay).toBe(false);
});

/** The account, as several places store into it; each answer takes a moment. */
function account(stored: Record<string, unknown>) {
  const viewer = () => ({ __typename: "Viewer", id: "u1", playerSettings: stored });
  const after = async <Answer,>(answer: Answer) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return answer;
  };
  const server = graphqlServer({
    PlayerSettings: () => after({ viewer: viewer() }),
    SetPlayerSettings: ({ settings }) => {
      stored = settings as Record<string, unknown>;
      return after({ setPlayerSettings: viewer() });
    },
  });
  return {
    ...server,
    stored: () => stored,
    /** From another tab or device. */
    storeElsewhere: (part: object) => {
      stored = { ...stored, ...part };
    },
  };
}

it("keeps what another tab has stored since the settings were read", async () => {
  const { wrapper, stored, storeElsewhere } = account({ volume: 0.4 });
  const { result } = renderHook(usePlayerSettings, { wrapper });
  await waitFor(() => expect(result.current.settings.volume).toBe(0.4));
  act(() => result.current.change({ playbackRate: 1.5 }));
  storeElsewhere({ volume: 0.9 });
  await act(() => vi.advanceTimersByTimeAsync(PLAYER_SETTINGS_DELAY + 100));
  expect(stored()).toEqual({ volume: 0.9, playbackRate: 1.5 });
  expect(result.current.settings).toMatchObject({ volume: 0.9, playbackRate: 1.5 });
});

it("two places of a page that change something at once both find it stored", async () => {
  const { wrapper, stored } = account({});
  const { result } = renderHook(() => [usePlayerSettings(), usePlayerSettings()] as const, { wrapper });
  act(() => {
    result.current[0].change({ autoplay: true });
    result.current[1].change({ playbackRate: 1.5 });
  });
  await act(() => vi.advanceTimersByTimeAsync(PLAYER_SETTINGS_DELAY + 100));
  expect(stored()).toEqual({ autoplay: true, playbackRate: 1.5 });
});

it("sends what could not be stored with the next change", async () => {
  const settings = vi.fn(() => ({ viewer: { __typename: "Viewer", id: "u1", playerSettings: {} } }));
  const { wrapper, calls } = graphqlServer({
    PlayerSettings: settings,
    SetPlayerSettings: ({ settings: stored }) => ({
      setPlayerSettings: { __typename: "Viewer", id: "u1", playerSettings: stored },
    }),
  });
  const { result } = renderHook(usePlayerSettings, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  settings.mockImplementationOnce(() => {
    throw new Error("offline");
  });
  act(() => result.current.change({ playbackRate: 1.5 }));
  await act(() => vi.advanceTimersByTimeAsync(PLAYER_SETTINGS_DELAY + 100));
  expect(calls("SetPlayerSettings")).toEqual([]);
  expect(result.current.settings.playbackRate).toBe(1.5);
  act(() => result.current.change({ volume: 0.5 }));
  await act(() => vi.advanceTimersByTimeAsync(PLAYER_SETTINGS_DELAY + 100));
  expect(calls("SetPlayerSettings")).toEqual([{ settings: { playbackRate: 1.5, volume: 0.5 } }]);
});

it("a player that is mounted anew begins with what was changed a moment ago", async () => {
  const { wrapper } = account({});
  const first = renderHook(usePlayerSettings, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => first.result.current.change({ playbackRate: 1.5 }));
  first.unmount();
  const { result } = renderHook(usePlayerSettings, { wrapper });
  expect(result.current.settings.playbackRate).toBe(1.5);
});
