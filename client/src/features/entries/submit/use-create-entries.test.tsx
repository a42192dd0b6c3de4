import { useQuery } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { EntriesDocument } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { SessionContext } from "#lib/identity/AuthProvider";
import { entriesAnswer, listedEntry } from "#test/entries";
import { type Answers, graphqlServer } from "#test/graphql";
import { signedIn, signedOut } from "#test/render";
import { useCreateEntries } from "./use-create-entries";

beforeEach(() => void vi.useFakeTimers());

const entry = (id: string) => listedEntry(id, { characters: null, facts: [] });

function submitter(create: (url: string) => object, more: Answers = {}, session = signedIn) {
  const server = graphqlServer({
    CreateEntry: ({ url }) => ({ createEntry: create(String(url)) }),
    AnalyzeEntry: ({ id }) => ({ analyzeEntry: entry(String(id)) }),
    Entries: () => entriesAnswer(),
    ...more,
  });
  const select = vi.fn();
  const onFailure = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <server.wrapper>
      <SessionContext value={session}>{children}</SessionContext>
    </server.wrapper>
  );
  const { result } = renderHook(
    () => {
      useQuery(EntriesDocument, { variables: { first: 50 } });
      return useCreateEntries(select, onFailure);
    },
    { wrapper },
  );
  return {
    ...server,
    select,
    onFailure,
    result: () => result.current.result,
    text: () => result.current.text,
    submit: (urls: string[]) => act(async () => void result.current.submit(urls)),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it("reloads the list after the last creation and selects the first success after 500 ms [4.9] [9.1]", async () => {
  const { submit, after, calls, select, text } = submitter((url) => {
    if (url === "u1") throw new AppError("SERVER_ERROR");
    return entry(url);
  });
  await after(0);
  await submit(["u1", "u2", "u3"]);
  await after(999);
  expect(calls("CreateEntry")).toEqual([{ url: "u1" }, { url: "u2" }]);
  expect(calls("Entries")).toHaveLength(1);
  await after(1);
  expect(calls("AnalyzeEntry")).toEqual([{ id: "u2" }, { id: "u3" }]);
  expect(calls("Entries")).toHaveLength(2);
  await after(499);
  expect(select).not.toHaveBeenCalled();
  await after(1);
  expect(select).toHaveBeenCalledExactlyOnceWith("u2");
  expect(text()).toBe("u1");
});

it("opens the entry that is there already [8.6]", async () => {
  const { submit, after, select } = submitter(() => {
    throw new AppError("URL_ALREADY_EXISTS", { details: { existingEntry: { entryId: "old" } } });
  });
  await submit(["u1"]);
  await after(1_000);
  expect(select).toHaveBeenCalledExactlyOnceWith("old");
});

it("tells what became of the addresses when the list cannot be read afterwards [4.10]", async () => {
  let reads = 0;
  const { submit, after, select, result } = submitter(entry, {
    Entries: () => {
      reads += 1;
      throw new AppError("SERVER_ERROR");
    },
  });
  await after(0);
  await submit(["u1"]);
  await after(500);
  expect(reads).toBe(2);
  expect(result()).toMatchObject({ success: true, created: ["u1"] });
  expect(select).toHaveBeenCalledExactlyOnceWith("u1");
});

it("tells of a page whose reading could not even begin", async () => {
  const { submit, after, onFailure } = submitter(entry, {
    AnalyzeEntry: () => {
      throw new AppError("TOO_MANY_REQUESTS");
    },
  });
  await submit(["u1"]);
  await after(500);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "TOO_MANY_REQUESTS" }));
});

it("leaves a page that cannot be read to its entry", async () => {
  const { submit, after, onFailure } = submitter(entry, {
    AnalyzeEntry: () => {
      throw new AppError("UNKNOWN_ERROR", { code: "PAGE_UNREADABLE" });
    },
  });
  await submit(["u1"]);
  await after(500);
  expect(onFailure).not.toHaveBeenCalled();
});

it("creates nothing without a signed-in user: Not authenticated [5.3] [8.10]", async () => {
  const { submit, after, calls, result } = submitter(entry, {}, signedOut);
  await submit(["u1"]);
  await after(0);
  expect(calls("CreateEntry")).toEqual([]);
  expect(result()?.failures[0]?.error).toMatchObject({ code: "UNAUTHORIZED", message: "Not authenticated" });
});
