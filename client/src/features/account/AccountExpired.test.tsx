import { MantineProvider } from "@mantine/core";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emitEvent } from "#lib/events";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { signIn } from "#lib/identity/auth";
import { identityClient } from "#lib/identity/client";
import { useUpgrade } from "#lib/payment/use-upgrade";
import { theme } from "#lib/theme/theme";
import { withTexts } from "#test/i18n";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn, signedOut } from "#test/render";
import { AccountExpired } from "./AccountExpired";

const provider = identityProvider();
const bodies: unknown[] = [];
const leaveFor = vi.fn();

const answer = (reply: () => Response | Promise<Response>) =>
  provider.server.use(
    http.post(`${location.origin}/api/payments/generate-payment-url`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );

beforeAll(async () => {
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

const show = (language: "ja" | "en" = "en", session: Session = signedIn) =>
  renderWithin(<AccountExpired leaveFor={leaveFor} />, { language, session });

/** Shows it to a session that changes. */
async function follow(session: Session) {
  await withTexts("en");
  const within = (now: Session) => (
    <MantineProvider theme={theme} env="test">
      <SessionContext value={now}>
        <AccountExpired leaveFor={leaveFor} />
      </SessionContext>
    </MantineProvider>
  );
  const { rerender } = render(within(session));
  return { be: (next: Session) => act(() => rerender(within(next))) };
}

const expire = async (detail?: object) => {
  act(() => void window.dispatchEvent(new CustomEvent("accountExpired", { detail })));
  await screen.findByRole("dialog");
};

const upgrade = () => screen.getByRole("button", { name: "Upgrade" });

describe("when it shows", () => {
  it("is hidden until the window hears accountExpired [2.19] [4.14]", async () => {
    await show();
    expect(screen.queryByRole("dialog")).toBeNull();
    await expire();
    expect(screen.getByRole("dialog", { name: "Your access has ended" })).toBeInTheDocument();
  });

  it("goes when the account is open again", async () => {
    await show();
    await expire({ code: "TRIAL_EXPIRED" });
    expect(screen.queryByText(/does not open a closed account/)).toBeNull();
    await waitFor(() => expect(upgrade()).toHaveFocus());
    act(() => emitEvent("accountReopened", {}));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    [{ message: "Closed by the accountants" }, "Closed by the accountants"],
    [{ message: "Account expired", code: "TRIAL_EXPIRED" }, "Your free trial has ended."],
    [{}, "Your account has expired."],
    [undefined, "Your account has expired."],
  ])("warns with the event's message or the default: %j [2.20]", async (detail, text) => {
    await show();
    await expire(detail);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/Upgrade to carry on/)).toBeInTheDocument();
  });

  it.each([
    ["TRIAL_EXPIRED", 1],
    ["ACCOUNT_EXPIRED", 0],
  ])("tells how long public audio goes on, unless it stopped at once: %s", async (code, times) => {
    await show();
    await expire({ code });
    expect(screen.queryAllByText(/can be heard for 30 days more/)).toHaveLength(times);
  });

  it.each([
    ["TRIAL_EXPIRED", true],
    ["SUBSCRIPTION_EXPIRED", true],
    ["ACCOUNT_EXPIRED", false],
  ])(
    "promises that paying goes on with the pages, unless the account was closed: %s",
    async (code, isOffered) => {
      await show();
      await expire({ code });
      expect(screen.queryAllByText(/Upgrade to carry on/)).toHaveLength(isOffered ? 1 : 0);
      expect(screen.queryAllByText(/are kept just as you left them/)).toHaveLength(isOffered ? 0 : 1);
    },
  );

  it("shows while nobody is signed in, too [2.19]", async () => {
    await show("en", signedOut);
    await expire({ message: "Your team has left" });
    expect(screen.getByText("Your team has left")).toBeInTheDocument();
  });

  it("shows before it is known who is signed in, and stays when that is known [2.19]", async () => {
    const { be } = await follow({ status: "loading", user: null });
    await expire();
    be(signedIn);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("goes with the user whose account it was [4.15]", async () => {
    const { be } = await follow(signedIn);
    await expire();
    be(signedOut);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("speaks Japanese [2.20]", async () => {
    await show("ja");
    await expire();
    expect(screen.getByRole("dialog", { name: "ご利用期間が終了しました" })).toBeInTheDocument();
    expect(screen.getByText("アカウントの利用期限が切れています。")).toBeInTheDocument();
  });

  it("stays through Escape and a click outside [2.22]", async () => {
    await show();
    await expire();
    await userEvent.keyboard("{Escape}");
    const overlay = document.querySelector(".mantine-Modal-overlay") as Element;
    await userEvent.click(overlay);
    await userEvent.click(document.querySelector(".mantine-Modal-inner") as Element);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    const names = screen.getAllByRole("button").map((button) => button.textContent);
    expect(names).toEqual(["Sign out", "Upgrade"]);
  });
});

/** As the payment URL of an account that an administrator closed is answered. */
const closed = {
  success: false,
  data: null,
  error: "ACCOUNT_EXPIRED",
  code: "ACCOUNT_EXPIRED",
  message: "Account expired",
};

it("says of a closed account whom to ask, with both ways out, also after Upgrade was refused [2.20] [2.21] [2.22] [8.15]", async () => {
  answer(() => HttpResponse.json(closed, { status: 403 }));
  await show();
  await expire({ message: "Account expired", code: "ACCOUNT_EXPIRED" });
  expect(screen.getByText(/^Upgrading does not open a closed account/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Sign out" })).toHaveFocus());
  await userEvent.click(upgrade());
  const refusal = await screen.findByText(/^Checkout could not be opened\./);
  expect(refusal).toHaveTextContent(/Only your administrator can open this account again\./);
  expect(refusal).not.toHaveTextContent(/Try again/);
  expect(screen.getByText(/This account has been closed\..*contact your administrator/)).toBeInTheDocument();
  for (const name of ["Sign out", "Upgrade"]) expect(screen.getByRole("button", { name })).toBeEnabled();
});

describe("upgrading", () => {
  it("shows the processing label, disables both buttons, then leaves for the url [2.21] [4.14]", async () => {
    answer(async () => {
      await delay(30);
      return HttpResponse.json({ success: true, url: "https://pay.example.com/1" });
    });
    await show();
    await expire();
    await userEvent.click(upgrade());
    expect(screen.getByRole("button", { name: "Opening checkout…" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeDisabled();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example.com/1"));
  });

  it.each([
    [null, "ja"],
    ["en", "en"],
  ])("with %j stored asks for the monthly subscription in %s [3.13] [7.15]", async (stored, language) => {
    answer(() => HttpResponse.json({ success: true, url: "https://pay.example.com/1" }));
    if (stored) localStorage.setItem("language", stored);
    await show();
    await expire();
    await userEvent.click(upgrade());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(bodies).toEqual([{ language, type: "subscription", planKey: "monthly" }]);
  });

  it.each([
    ["no success", () => HttpResponse.json({ success: false }), /Try again in a moment\./],
    [
      "no success beside a url",
      () => HttpResponse.json({ success: false, url: "https://pay.example.com/1" }),
      /Try again in a moment\./,
    ],
    ["no url", () => HttpResponse.json({ success: true }), /Try again in a moment\./],
    [
      "a refusal",
      () => HttpResponse.json({ success: false, error: "FORBIDDEN" }, { status: 403 }),
      /Try again in a moment\./,
    ],
    [
      "the refusal of a closed account",
      () => HttpResponse.json(closed, { status: 403 }),
      /Only your administrator can open this account again\./,
    ],
    ["no answer", () => HttpResponse.error(), /Try again in a moment\./],
  ])(
    "after %s is idle again with the error, which the next try clears [4.14] [8.15]",
    async (_, reply, advice) => {
      answer(reply);
      await show();
      await expire();
      await userEvent.click(upgrade());
      const failure = await screen.findByText(/Checkout could not be opened/);
      expect(failure.closest("[role=alert]")).toHaveAttribute("style", expect.stringContaining("color-red"));
      expect(failure).toHaveTextContent(advice);
      expect(screen.getByRole("link")).toHaveAttribute("href", "/help?lang=en#SERVICE_UNAVAILABLE");
      expect(upgrade()).toBeEnabled();
      expect(screen.getByRole("button", { name: "Sign out" })).toBeEnabled();
      expect(leaveFor).not.toHaveBeenCalled();

      answer(() => new Promise(() => {}));
      await userEvent.click(upgrade());
      expect(screen.queryByText(/Checkout could not be opened/)).toBeNull();
    },
  );

  it("can be pressed again when the browser comes back from the payment page", async () => {
    answer(() => HttpResponse.json({ success: true, url: "https://pay.example.com/1" }));
    await show();
    await expire();
    await userEvent.click(upgrade());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(upgrade()).toBeEnabled();
  });

  it("does nothing without a signed-in user [4.15]", async () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionContext value={signedOut}>{children}</SessionContext>
    );
    const { result } = renderHook(() => useUpgrade(leaveFor), { wrapper });
    await act(() => result.current.upgrade());
    expect(bodies).toEqual([]);
    expect(result.current).toMatchObject({ processing: false, failed: false });
  });
});

it("logging out signs out, then hides it [4.15]", async () => {
  await show();
  await expire();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await identityClient()).auth.currentUser).toBeNull();
});
