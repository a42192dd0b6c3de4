import { renderHook } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { signIn, signOut } from "#lib/identity/auth";
import { identityClient } from "#lib/identity/client";
import { identityProvider } from "#test/identity-provider";
import { useLeave } from "./use-leave";

const provider = identityProvider();
beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(async () => {
  await signOut();
  provider.server.close();
});
beforeEach(async () => {
  provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
  await signIn("a@example.com", "secret1");
});

async function leave(reason?: string) {
  const navigate = vi.fn();
  const { result } = renderHook(() => useLeave(navigate));
  await result.current(reason);
  const { auth } = await identityClient();
  return { navigate, isSignedIn: auth.currentUser !== null };
}

it("signs out whom the server does not know any more", async () => {
  const { navigate, isSignedIn } = await leave();
  expect(isSignedIn).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/login", { replace: true });
});

it("leads a leaving account, still signed in, to where the deletion can be taken back", async () => {
  const { navigate, isSignedIn } = await leave("ACCOUNT_LEAVING");
  expect(isSignedIn).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/login?leave=1", { replace: true });
});
