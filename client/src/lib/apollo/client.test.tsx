import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { AccountCheckDocument } from "#gql/graphql";
import { connect } from "./client";

/** A socket that never comes up. */
class Silent extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  send() {}
  close() {}
}

it("asks anew for what is shown when an account is open again, and takes nothing away meanwhile", async () => {
  vi.stubGlobal("WebSocket", Silent);
  const answers: ((isOpen: boolean) => void)[] = [];
  const answer = (isOpen: boolean) => {
    const entries = { __typename: "EntryConnection", totalCount: 3 };
    const errors = [{ message: "closed", extensions: { code: "ACCOUNT_EXPIRED" } }];
    return Response.json(isOpen ? { data: { entries } } : { data: null, errors });
  };
  const fetched = vi.fn(
    () => new Promise<Response>((resolve) => answers.push((isOpen) => resolve(answer(isOpen)))),
  );
  vi.stubGlobal("fetch", fetched);
  const connection = connect({ getToken: async () => "t", leave: () => {} });
  onTestFinished(() => {
    connection.close();
    vi.unstubAllGlobals();
  });
  let skeletons = 0;
  function Pane() {
    const { data, error } = useQuery(AccountCheckDocument, { fetchPolicy: "cache-and-network" });
    if (!data) skeletons++;
    return data ? <input aria-label={error ? "closed" : "open"} /> : null;
  }
  render(
    <ApolloProvider client={connection.client}>
      <Pane />
    </ApolloProvider>,
  );
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(true);
  const field = await screen.findByLabelText<HTMLInputElement>("open");
  field.value = "half";
  const before = skeletons;

  const refused = connection.client.reFetchObservableQueries().catch(() => undefined);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(false);
  await act(() => refused);
  expect(await screen.findByLabelText("closed")).toBe(field);

  expect(connection.freshness.policy(AccountCheckDocument)).toBe("cache-first");
  act(() => connection.reopen());
  // Data that is not shown just now may have changed as well.
  expect(connection.freshness.policy(AccountCheckDocument)).toBe("cache-and-network");
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.(true);
  expect(await screen.findByLabelText("open")).toBe(field);
  expect(field).toHaveValue("half");
  expect(skeletons).toBe(before);
});
