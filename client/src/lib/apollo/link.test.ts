import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { GraphQLError } from "graphql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onEvent, type WindowEvents } from "#lib/events";
import { createLink } from "./link";

const Read = gql`query Read { viewer { id } }`;
const Spend = gql`mutation Spend { spend }`;
const Entries = gql`query Entries { entries { totalCount } }`;

const refusal = (code: string, more: Record<string, unknown> = {}) => ({
  errors: [new GraphQLError(`${code} said the server`, { extensions: { code, ...more } })],
});
const answer = { data: { viewer: { __typename: "Viewer", id: "u1" } } };
const gone = new TypeError("Failed to fetch");

type Reply = ApolloLink.Result | Error;

/** A server that gives these answers in turn, the last one for ever. */
function against(replies: Reply[], { skipExpiryCheck = false, renewal = "" } = {}) {
  const bearers: string[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        bearers.push(operation.getContext().headers?.authorization);
        const reply = replies[Math.min(bearers.length, replies.length) - 1] as Reply;
        if (reply instanceof Error) return observer.error(reply);
        observer.next(reply);
        observer.complete();
      }),
  );
  let token = 0;
  const leave = vi.fn();
  const link = createLink({
    leave,
    skipExpiryCheck,
    getToken: async (renew) => {
      if (renew && renewal) throw Object.assign(new Error(renewal), { code: renewal });
      return `t${renew ? ++token : token}`;
    },
    stamp: new ApolloLink((operation, forward) => forward(operation)),
    transport,
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return {
    bearers,
    leave,
    read: (context = {}, query = Read) =>
      client.query({ query, context, fetchPolicy: "network-only" }).catch((error: unknown) => error),
    ask: (text: string) => {
      const document = gql(text);
      const answered = text.startsWith("mutation")
        ? client.mutate({ mutation: document })
        : client.query({ query: document, fetchPolicy: "network-only" });
      return answered.catch((error: unknown) => error);
    },
    spend: () => client.mutate({ mutation: Spend }).catch((error: unknown) => error),
  };
}

function heard<K extends keyof WindowEvents>(name: K) {
  const details: WindowEvents[K][] = [];
  stops.push(onEvent(name, (detail) => details.push(detail)));
  return details;
}
const stops: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("retries [9.2]", () => {
  it.each([
    ["no answer", gone],
    ["too many requests", refusal("TOO_MANY_REQUESTS")],
    ["a server error", refusal("SERVER_ERROR")],
  ])("asks three times more after %s, 1 s, 2 s and 4 s apart", async (_, failure) => {
    const server = against([failure]);
    const result = server.read();
    await vi.advanceTimersByTimeAsync(999);
    expect(server.bearers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.bearers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.bearers).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.bearers).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bearers).toHaveLength(4);
    expect(await result).toBeInstanceOf(Error);
  });

  it("gives the answer of the attempt that worked", async () => {
    const server = against([gone, answer]);
    const result = server.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toMatchObject({ data: { viewer: { id: "u1" } } });
  });

  it.each(["NOT_FOUND", "CONFLICT", "FORBIDDEN", "VALIDATION_ERROR"])("does not repeat %s", async (code) => {
    const server = against([refusal(code)]);
    void server.read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bearers).toHaveLength(1);
  });

  it("never repeats a poll, which comes again by itself", async () => {
    const server = against([gone]);
    void server.read({ noRetry: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bearers).toHaveLength(1);
  });

  it("never repeats a mutation by itself", async () => {
    const server = against([gone]);
    void server.spend();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.bearers).toHaveLength(1);
  });
});

describe("401 [8.2]", () => {
  it("renews the token once and asks again", async () => {
    const server = against([refusal("UNAUTHORIZED"), answer]);
    const result = server.read();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await result).toMatchObject({ data: answer.data });
    expect(server.bearers).toEqual(["Bearer t0", "Bearer t1"]);
    expect(server.leave).not.toHaveBeenCalled();
  });

  it("refused again, signs out after 1 s, once for all calls", async () => {
    const server = against([refusal("UNAUTHORIZED")]);
    void server.read();
    void server.spend();
    await vi.advanceTimersByTimeAsync(990);
    expect(server.leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(server.leave).toHaveBeenCalledOnce();
  });

  it("says why the server refuses an account that is about to be deleted", async () => {
    const server = against([refusal("UNAUTHORIZED", { reason: "ACCOUNT_LEAVING" })]);
    void server.read();
    await vi.advanceTimersByTimeAsync(1_010);
    expect(server.leave).toHaveBeenCalledExactlyOnceWith("ACCOUNT_LEAVING");
  });
});

it.each([
  ["auth/user-disabled", 1],
  ["auth/network-request-failed", 0],
])("401 and a renewal that fails with %s signs out %i times [8.2] [4.21]", async (renewal, times) => {
  const server = against([refusal("UNAUTHORIZED")], { renewal });
  void server.spend();
  await vi.advanceTimersByTimeAsync(1_010);
  expect(server.leave).toHaveBeenCalledTimes(times);
});

it("402 opens the credit modal with the numbers [8.3]", async () => {
  const shortages = heard("creditsInsufficient");
  void against([refusal("INSUFFICIENT_CREDITS", { details: { balance: 3, required: 10 } })]).spend();
  await vi.advanceTimersByTimeAsync(0);
  expect(shortages).toEqual([{ balance: 3, required: 10 }]);
});

describe("403 [8.4]", () => {
  it("on expiry raises accountExpired with message and code [4.13]", async () => {
    const expiries = heard("accountExpired");
    void against([refusal("ACCOUNT_EXPIRED", { reason: "TRIAL_EXPIRED" })]).read();
    await vi.advanceTimersByTimeAsync(0);
    expect(expiries).toEqual([{ message: "ACCOUNT_EXPIRED said the server", code: "TRIAL_EXPIRED" }]);
  });

  it("otherwise raises nothing", async () => {
    const expiries = heard("accountExpired");
    void against([refusal("FORBIDDEN", { reason: "PLAN_LIMIT" })]).read();
    await vi.advanceTimersByTimeAsync(0);
    expect(expiries).toEqual([]);
  });

  it("skipped at build, raises nothing and answers an empty list [6.4]", async () => {
    const expiries = heard("accountExpired");
    const result = against([refusal("ACCOUNT_EXPIRED")], { skipExpiryCheck: true }).read({}, Entries);
    await vi.advanceTimersByTimeAsync(0);
    expect(await result).toMatchObject({ data: { entries: { totalCount: 0 } } });
    expect(expiries).toEqual([]);
  });
});

describe("a failed call says the specification's sentence, with its cause [8.10]", () => {
  it.each([
    ["query Viewer { viewer { id } }", "FORBIDDEN", "Failed to get user profile"],
    ["query EntryQueues { viewer { id } }", "FORBIDDEN", "Failed to get queues: 403"],
    ["query Workspace { viewer { id } }", "CONFLICT", "Failed to get revisions: 409"],
    ["mutation SetLiveRevision { spend }", "NOT_FOUND", "Failed to set live revision: 404"],
    [
      "mutation AnalyzeEntry { spend }",
      "PAGE_UNREADABLE",
      "Product analysis failed: PAGE_UNREADABLE said the server",
    ],
  ])("%s with %s", async (operation, code, sentence) => {
    const { ask } = against([refusal(code)]);
    const error = await ask(operation);
    expect(error).toMatchObject({
      message: sentence,
      refusal: { code },
      cause: { message: `${code} said the server` },
    });
  });

  it("of a script that is not there: Script not found [5.2]", async () => {
    const { ask } = against([refusal("NOT_FOUND")]);
    const error = await ask("query WorkspaceRevision { viewer { id } }");
    expect(error).toMatchObject({ message: "Script not found", code: "NOT_FOUND" });
  });

  it("of any other failure to read a script, what the server said", async () => {
    const { ask } = against([refusal("FORBIDDEN")]);
    const error = await ask("query WorkspaceRevision { viewer { id } }");
    expect(error).toMatchObject({ message: "FORBIDDEN said the server" });
  });
});
