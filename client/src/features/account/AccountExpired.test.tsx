import { MantineProvider } from "@mantine/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { emitEvent } from "#lib/events";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { identityClient } from "#lib/identity/client";
import { theme } from "#lib/theme/theme";
import { expire, expiringAccount, refusalOfClosed, upgradeButton } from "#test/expiring-account";
import { withTexts } from "#test/i18n";
import { signedIn, signedOut } from "#test/render";
import { AccountExpired } from "./AccountExpired";

const { answer, leaveFor, show } = expiringAccount();

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
    await waitFor(() => expect(upgradeButton()).toHaveFocus());
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
      expect(screen.queryAllByText(/will be here when the account is opened again/)).toHaveLength(
        isOffered ? 0 : 1,
      );
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

it("says of a closed account whom to ask, with both ways out, also after Upgrade was refused [2.20] [2.21] [2.22] [8.15]", async () => {
  answer(refusalOfClosed);
  await show();
  await expire({ message: "Account expired", code: "ACCOUNT_EXPIRED" });
  expect(screen.getByText(/^A closed account cannot be upgraded/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Sign out" })).toHaveFocus());
  await userEvent.click(upgradeButton());
  const refusal = await screen.findByText(/^Checkout could not be opened\./);
  expect(refusal).toHaveTextContent(/Only your administrator can open this account again\./);
  expect(refusal).not.toHaveTextContent(/Try again/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/help?lang=en#ACCOUNT_EXPIRED");
  expect(screen.getByText(/This account has been closed\..*contact your administrator/)).toBeInTheDocument();
  for (const name of ["Sign out", "Upgrade"]) expect(screen.getByRole("button", { name })).toBeEnabled();
});

it("logging out signs out, then hides it [4.15]", async () => {
  await show();
  await expire();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await identityClient()).auth.currentUser).toBeNull();
});
