import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import type { QueueTransition } from "#lib/jobs/use-queue-board";
import { listedEntry } from "#test/entries";
import { graphqlServer, queueOf } from "#test/graphql";
import { useTransitions } from "./use-transitions";

beforeEach(() => void vi.useFakeTimers());

const revision = (number: string) => ({
  __typename: "Revision",
  id: `r${number}`,
  number,
  name: null,
  isLive: false,
  createdAt: "2026-01-01T00:00:00Z",
  audio: null,
});

function screen(open: { entryId: string | null; revision: string | null }) {
  let selection = open;
  let away = false;
  let meanwhile = () => {};
  const server = graphqlServer({
    Workspace: ({ id }) => {
      if (away) throw new AppError("NETWORK_ERROR");
      return {
        entry: listedEntry(String(id), {
          language: "ja",
          characters: null,
          facts: [],
          revisions: ["0009", "0010", "0001"].map(revision),
        }),
      };
    },
    WorkspaceRevision: ({ id }) => {
      meanwhile();
      return { entry: { __typename: "Entry", id, revision: null } };
    },
  });
  const select = vi.fn();
  const tell = vi.fn();
  const { result } = renderHook(() => useTransitions({ selection: () => selection, select, tell }), {
    wrapper: server.wrapper,
  });
  return {
    ...server,
    select,
    tell,
    open: (entryId: string) => {
      selection = { entryId, revision: null };
    },
    /** Happens while the new revision is read. */
    meanwhile: (happens: () => void) => {
      meanwhile = happens;
    },
    away: (is: boolean) => {
      away = is;
    },
    end: (type: string) =>
      act(async () => result.current({ queue: queueOf({ type }), outcome: "completed" } as QueueTransition)),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it("reads revisions 1 s after a script is done and selects the newest [4.5] [9.1]", async () => {
  const { end, after, calls, select, tell } = screen({ entryId: "e1", revision: "0001" });
  await end("generate_script");
  expect(tell).toHaveBeenCalledTimes(1);
  await after(999);
  expect(calls("Workspace")).toHaveLength(0);
  await after(1);
  expect(calls("Workspace")).toHaveLength(1);
  expect(select).toHaveBeenCalledExactlyOnceWith("e1", "0010");
});

it("reads revisions 1 s after an audio is done and selects the current one again [4.6] [9.1]", async () => {
  const { end, after, calls, select } = screen({ entryId: "e1", revision: "0001" });
  await end("generate_audio");
  await after(1_000);
  expect(calls("WorkspaceRevision")).toEqual([{ id: "e1", number: "0001" }]);
  expect(select).toHaveBeenCalledExactlyOnceWith("e1", "0001");
});

it("shows the new script also when the server was away just then [4.5]", async () => {
  const { end, after, away, select } = screen({ entryId: "e1", revision: "0001" });
  away(true);
  await end("generate_script");
  await after(10_000);
  expect(select).not.toHaveBeenCalled();
  away(false);
  await after(5_000);
  expect(select).toHaveBeenCalledExactlyOnceWith("e1", "0010");
});

it("leaves the selection alone when another entry was opened meanwhile", async () => {
  const { end, after, open, calls, select } = screen({ entryId: "e1", revision: null });
  await end("generate_script");
  await after(999);
  open("other");
  await after(5_000);
  expect(calls("Workspace")).toHaveLength(0);
  expect(select).not.toHaveBeenCalled();
});

it("takes nobody back who opened another entry while the new script was read", async () => {
  const { end, after, open, meanwhile, select } = screen({ entryId: "e1", revision: null });
  meanwhile(() => open("other"));
  await end("generate_script");
  await after(5_000);
  expect(select).not.toHaveBeenCalled();
});

it("leaves the selection alone when another entry is open", async () => {
  const { end, after, calls, select } = screen({ entryId: "other", revision: null });
  await end("generate_script");
  await after(5_000);
  expect(calls("Workspace")).toHaveLength(0);
  expect(select).not.toHaveBeenCalled();
});
