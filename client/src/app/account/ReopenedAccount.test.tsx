import { act, render, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
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
  onTestFinished(onEvent("accountReopened", reopened));
  render(<ReopenedAccount />, { wrapper: server.wrapper });
  if (answers.wasRefused) act(() => emitEvent("accountExpired", { code: "TRIAL_EXPIRED" }));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(server.calls("AccountCheck")).toHaveLength(answers.wasRefused ? 1 : 0));
  await act(async () => {});
  return reopened;
}

it("finds out at the return to the tab that the account is open again", async () => {
  const reopened = await comeBack({ wasRefused: true, isOpen: true });
  await waitFor(() => expect(reopened).toHaveBeenCalledOnce());
});

it("finds that out once, however often one comes back", async () => {
  const reopened = await comeBack({ wasRefused: true, isOpen: true });
  await waitFor(() => expect(reopened).toHaveBeenCalledOnce());
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await act(async () => {});
  expect(reopened).toHaveBeenCalledOnce();
});

it.each([
  ["while it is closed", { wasRefused: true, isOpen: false }],
  ["and asks nothing where nobody was turned away", { wasRefused: false, isOpen: true }],
])("says nothing %s", async (_, answers) => {
  expect(await comeBack(answers)).not.toHaveBeenCalled();
});
