import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { AccountExpired } from "#features/account/AccountExpired";
import type { Session } from "#lib/identity/AuthProvider";
import { signIn } from "#lib/identity/auth";
import { identityProvider } from "./identity-provider";
import { renderWithin, signedIn } from "./render";

/** As the payment URL of an account that an administrator closed is answered. */
const closed = {
  success: false,
  data: null,
  error: "ACCOUNT_EXPIRED",
  code: "ACCOUNT_EXPIRED",
  message: "Account expired",
};

export const refusalOfClosed = () => HttpResponse.json(closed, { status: 403 });

/** Somebody signed in whose access ends; how the way to pay is answered says the test. Once for each file, at its top. */
export function expiringAccount() {
  const provider = identityProvider();
  /** With which the way to pay was asked for. */
  const bodies: unknown[] = [];
  const leaveFor = vi.fn();

  beforeAll(() => {
    provider.server.listen({ onUnhandledFrame: "error" });
    provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
  });
  afterAll(() => provider.server.close());
  beforeEach(async () => {
    await signIn("a@example.com", "secret1");
    bodies.length = 0;
    leaveFor.mockReset();
  });
  afterEach(() => provider.server.resetHandlers());

  return {
    bodies,
    leaveFor,
    answer: (reply: () => Response | Promise<Response>) =>
      provider.server.use(
        http.post(`${location.origin}/api/payments/generate-payment-url`, async ({ request }) => {
          bodies.push(await request.json());
          return reply();
        }),
      ),
    show: (language: "ja" | "en" = "en", session: Session = signedIn) =>
      renderWithin(<AccountExpired leaveFor={leaveFor} />, { language, session }),
  };
}

/** Tells the window that the access has ended. */
export const expire = async (detail?: object) => {
  act(() => void window.dispatchEvent(new CustomEvent("accountExpired", { detail })));
  await screen.findByRole("dialog");
};

export const upgradeButton = () => screen.getByRole("button", { name: "Upgrade" });
