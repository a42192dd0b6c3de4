import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ownKey } from "#lib/own-storage";
import { identityProvider } from "#test/identity-provider";
import { AuthProvider, useSession } from "./AuthProvider";
import { signIn, signOut, signUp } from "./auth";
import { identityClient } from "./client";

const provider = identityProvider();
beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());

function Session() {
  const session = useSession();
  const { status, user } = session;
  return (
    <>
      <p>{`${status}: ${user?.email ?? "nobody"}`}</p>
      {status === "failed" && (
        <button type="button" onClick={session.retry}>
          again
        </button>
      )}
    </>
  );
}

const show = () =>
  render(
    <AuthProvider>
      <Session />
    </AuthProvider>,
  );

it("tells when the provider cannot be reached, and tries again when asked to or when the network is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failOnce = () =>
    provider.server.use(http.get("*/api/config/firebase", () => HttpResponse.error(), { once: true }));
  failOnce();
  show();
  expect(await screen.findByText("failed: nobody")).toBeInTheDocument();
  failOnce();
  act(() => screen.getByRole("button").click());
  expect(screen.getByText("loading: nobody")).toBeInTheDocument();
  expect(await screen.findByText("failed: nobody")).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("ready: nobody")).toBeInTheDocument();
});

it("is loading, then nobody, then who signs up, nobody, and who signs in [4.1]", async () => {
  show();
  expect(screen.getByText("loading: nobody")).toBeInTheDocument();
  expect(await screen.findByText("ready: nobody")).toBeInTheDocument();
  await signUp("a@example.com", "secret1");
  expect(await screen.findByText("ready: a@example.com")).toBeInTheDocument();
  const own = ownKey("draft");
  await signOut();
  expect(await screen.findByText("ready: nobody")).toBeInTheDocument();
  expect(ownKey("draft")).not.toBe(own);
  await signIn("a@example.com", "secret1");
  expect(await screen.findByText("ready: a@example.com")).toBeInTheDocument();
});

it("is whoever signed in last, also without a sign-out in between [4.1]", async () => {
  show();
  await signUp("first@example.com", "secret1");
  expect(await screen.findByText("ready: first@example.com")).toBeInTheDocument();
  await signUp("second@example.com", "secret1");
  expect(await screen.findByText("ready: second@example.com")).toBeInTheDocument();
});

it("follows a change that the provider reports by itself [4.1] [4.21]", async () => {
  show();
  await signIn("a@example.com", "secret1");
  expect(await screen.findByText("ready: a@example.com")).toBeInTheDocument();
  const { auth, sdk } = await identityClient();
  await sdk.signOut(auth);
  expect(await screen.findByText("ready: nobody")).toBeInTheDocument();
});
