import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { emitEvent, onEvent } from "#lib/events";
import { graphqlServer } from "#test/graphql";
import { ReopenedAccount } from "./ReopenedAccount";

const entries = { __typename: "EntryConnection", totalCount: 0 };

async function comeBack(answers: { isOpen: boolean; wasRefused: boolean }) {
  const server = graphqlServer({
    AccountCheck: () => {
      if (!answers.isOpen) throw new AppError("ACCOUNT_EXPIRED");
      return { entries };
    },
  });
  const reopened = vi.fn();
  const stop = onEvent("accountReopened", reopened);
  render(<ReopenedAccount />, { wrapper: server.wrapper });
  if (answers.wasRefused) act(() => emitEvent("accountExpired", { code: "TRIAL_EXPIRED" }));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(server.calls("AccountCheck")).toHaveLength(answers.wasRefused ? 1 : 0));
  await act(async () => {});
  stop();
  return reopened.mock.calls.length;
}

it("finds out at the return to the tab that the account is open again", async () => {
  expect(await comeBack({ wasRefused: true, isOpen: true })).toBe(1);
});

it("says nothing while it is closed, and asks nothing where nobody was turned away", async () => {
  expect(await comeBack({ wasRefused: true, isOpen: false })).toBe(0);
  expect(await comeBack({ wasRefused: false, isOpen: true })).toBe(0);
});
