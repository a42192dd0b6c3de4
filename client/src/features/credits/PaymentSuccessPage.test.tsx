import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session } from "#lib/identity/AuthProvider";
import { keepRefusal, noteRefusal } from "#lib/pending-order";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn } from "#test/render";
import { PaymentSuccessPage } from "./PaymentSuccessPage";

const provider = identityProvider();
const asked: string[] = [];

const answers = (replies: (() => Response)[]) =>
  provider.server.use(
    http.get(`${location.origin}/api/payments/subscription-status`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return replies[Math.min(asked.length, replies.length) - 1]?.() ?? HttpResponse.error();
    }),
  );
const state = (status: string) => () => HttpResponse.json({ success: true, data: { status } });
const broken = () => HttpResponse.json({ success: false, error: "SERVER_ERROR" }, { status: 500 });

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
afterEach(() => {
  provider.server.resetHandlers();
  asked.length = 0;
});

let sessions = 0;
const next = () => {
  sessions += 1;
  return `/payment/success?session_id=cs_${sessions}`;
};

it("thanks who is signed out, offers to sign in, and calls nothing [2.4]", async () => {
  await renderWithin(<PaymentSuccessPage />, { language: "en", at: next() });
  expect(screen.getByRole("heading", { name: "Thank you for your payment" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to sign in" })).toHaveAttribute("href", "/login");
  expect(asked).toEqual([]);
});

describe("signed in", () => {
  it.each([
    ["active", /confirmed/],
    ["pending", /being processed/],
    ["past_due", /did not go through/],
    ["canceled", /has been canceled/],
    ["none", /No active subscription/],
  ])("says that the payment is %s, asked once by its session [2.4]", async (status, words) => {
    answers([state(status)]);
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(asked).toEqual([`?session_id=cs_${sessions}`]);
  });

  it.each([
    ["past_due", "Update the payment method"],
    ["canceled", "Get the monthly plan again"],
    ["none", "Get the monthly plan"],
  ])("has for %s the one button that helps", async (status, name) => {
    answers([state(status)]);
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    expect(await screen.findByRole("button", { name })).toBeEnabled();
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("shows who got the plan what it holds, and nobody else", async () => {
    answers([state("active")]);
    const paid = await renderWithin(<PaymentSuccessPage />, {
      session: signedIn,
      language: "en",
      at: next(),
    });
    const plan = await screen.findByRole("table", { name: "Plans" });
    expect(plan).toHaveTextContent("About 160 minutes a month");
    expect(plan).not.toHaveTextContent("Trial");
    paid.unmount();
    answers([state("none")]);
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    await screen.findByText(/No active subscription/);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says how much a pack added, and the new balance", async () => {
    answers([state("active")]);
    provider.server.use(
      http.get(`${location.origin}/api/credits/balance`, () =>
        HttpResponse.json({ success: true, data: { balance: 1_620, held: 0 } }),
      ),
    );
    const at = `${next()}&credits=1500`;
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at });
    expect(await screen.findByText("1,500 credits were added. You now have 1,620.")).toBeVisible();
  });

  it("sells nothing to who did not pay a pack, and says so", async () => {
    answers([state("canceled")]);
    const at = `${next()}&credits=1500`;
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at });
    expect(await screen.findByText(/not completed. No credits were added/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("believes no address that tells of no payment", async () => {
    answers([state("active")]);
    await renderWithin(<PaymentSuccessPage />, {
      session: signedIn,
      language: "en",
      at: "/payment/success?credits=99999",
    });
    expect(await screen.findByText(/confirmed/)).toBeVisible();
    expect(screen.queryByText(/99,999/)).toBeNull();
  });

  it("promises no credits before the pack is paid", async () => {
    answers([state("pending")]);
    const at = `${next()}&credits=1500`;
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at });
    expect(await screen.findByText(/being processed/)).toBeVisible();
    expect(screen.queryByText(/1,500/)).toBeNull();
  });

  it("does not ask again about the same payment for 300,000 ms, and then does [9.2]", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(0);
    answers([state("pending"), state("active")]);
    const at = next();
    for (const [now, words, times] of [
      [0, /being processed/, 1],
      [299_999, /being processed/, 1],
      [300_000, /confirmed/, 2],
    ] as const) {
      clock.mockReturnValue(now);
      const { unmount } = await renderWithin(<PaymentSuccessPage />, {
        session: signedIn,
        language: "en",
        at,
      });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(asked).toHaveLength(times);
      unmount();
    }
  });

  it("asks anew for another user of the same browser", async () => {
    answers([state("active"), state("none")]);
    const at = next();
    const first = await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at });
    expect(await screen.findByText(/confirmed/)).toBeInTheDocument();
    first.unmount();
    const session: Session = { status: "ready", user: { uid: "u2", email: null, displayName: null } };
    await renderWithin(<PaymentSuccessPage />, { session, language: "en", at });
    expect(await screen.findByText(/No active subscription/)).toBeInTheDocument();
  });

  it("leads back to where credits ran out, else to the main screen [2.4]", async () => {
    answers([state("active")]);
    const first = await renderWithin(<PaymentSuccessPage />, {
      session: signedIn,
      language: "en",
      at: next(),
    });
    expect(screen.getByRole("link", { name: "Go to the main screen" })).toHaveAttribute("href", "/");
    await screen.findByText(/confirmed/);
    first.unmount();

    history.replaceState(null, "", "/?entry=e1");
    noteRefusal({ kind: "script", key: "e1" });
    keepRefusal();
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    const link = screen.getByRole("link", { name: "Back to where you were" });
    expect(link).toHaveAttribute("href", "/?entry=e1");
    await screen.findByText(/confirmed/);
    sessionStorage.clear();
  });

  it("asks once more after a failure [9.2]", async () => {
    answers([broken, state("active")]);
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    expect(await screen.findByText(/confirmed/)).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it("then says what failed, and logs it by its name [8.10] [9.2]", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    answers([broken]);
    await renderWithin(<PaymentSuccessPage />, { session: signedIn, language: "en", at: next() });
    expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong on our side");
    expect(asked).toHaveLength(2);
    expect(log).toHaveBeenCalledWith("Failed to get subscription status", expect.anything());
  });
});
