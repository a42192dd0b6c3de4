import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { identityProvider } from "#test/identity-provider";
import { callApi } from "./api";
import { onEvent, type WindowEvents } from "./events";
import { signIn, signOut } from "./identity/auth";

const provider = identityProvider();
const stops: (() => void)[] = [];
const tokens: (string | null)[] = [];

function heard<K extends keyof WindowEvents>(name: K) {
  const details: WindowEvents[K][] = [];
  stops.push(onEvent(name, (detail) => details.push(detail)));
  return details;
}
const answer = (...statuses: number[]) =>
  provider.server.use(
    http.get(`${location.origin}/api/here`, ({ request }) => {
      tokens.push(request.headers.get("authorization"));
      const status = statuses[Math.min(tokens.length, statuses.length) - 1] as number;
      const error = { 401: "UNAUTHORIZED", 402: "INSUFFICIENT_CREDITS", 403: "ACCOUNT_EXPIRED" }[status];
      return HttpResponse.json({ success: status === 200, error, message: "said the server" }, { status });
    }),
  );

beforeAll(() => {
  provider.server.listen({ onUnhandledFrame: "error" });
  provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
});
afterAll(() => provider.server.close());
beforeEach(async () => {
  tokens.length = 0;
  await signIn("a@example.com", "secret1");
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  provider.server.resetHandlers();
});

it("renews a refused token once, and goes on", async () => {
  answer(401, 200);
  await expect(callApi("/api/here")).resolves.toMatchObject({ success: true });
  expect(tokens).toHaveLength(2);
});

it("ends the session a second after a lasting 401 [8.2]", async () => {
  const ended = heard("sessionEnded");
  answer(401);
  const since = performance.now();
  await expect(callApi("/api/here")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(tokens).toHaveLength(2);
  expect(ended).toHaveLength(0);
  await waitFor(() => expect(ended).toHaveLength(1));
  expect(performance.now() - since).toBeGreaterThan(990);
});

it("tells the overlays of a 402 and of an expired account [8.3] [8.4]", async () => {
  const credits = heard("creditsInsufficient");
  const expired = heard("accountExpired");
  answer(402, 403);
  await expect(callApi("/api/here")).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
  await expect(callApi("/api/here")).rejects.toMatchObject({ code: "ACCOUNT_EXPIRED" });
  expect(credits).toHaveLength(1);
  expect(expired).toEqual([{ message: "said the server", code: "ACCOUNT_EXPIRED" }]);
});

it.each([
  ["ACCOUNT_EXPIRED", undefined, "ACCOUNT_EXPIRED"],
  ["FORBIDDEN", "TRIAL_EXPIRED", "TRIAL_EXPIRED"],
  ["FORBIDDEN", "SUBSCRIPTION_EXPIRED", "SUBSCRIPTION_EXPIRED"],
])(
  "a 403 with error %s and code %s that says nothing fires accountExpired with the default message [8.4] [4.13]",
  async (error, code, told) => {
    const expired = heard("accountExpired");
    provider.server.use(
      http.get(`${location.origin}/api/here`, () =>
        HttpResponse.json({ success: false, error, code }, { status: 403 }),
      ),
    );
    await expect(callApi("/api/here")).rejects.toMatchObject({ code: "ACCOUNT_EXPIRED" });
    expect(expired).toEqual([{ message: "Account expired", code: told }]);
  },
);

it("has no token to renew where nobody is signed in", async () => {
  await signOut();
  answer(401);
  await expect(callApi("/api/here")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(tokens).toEqual([null]);
});
