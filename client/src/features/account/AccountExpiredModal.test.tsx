import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse } from "msw";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { SessionContext } from "#lib/identity/AuthProvider";
import { useUpgrade } from "#lib/payment/use-upgrade";
import { expire, expiringAccount, refusalOfClosed, upgradeButton } from "#test/expiring-account";
import { signedOut } from "#test/render";

const { answer, bodies, leaveFor, show } = expiringAccount();

it("shows the processing label, disables both buttons, then leaves for the url [2.21] [4.14]", async () => {
  answer(async () => {
    await delay(30);
    return HttpResponse.json({ success: true, url: "https://pay.example.com/1" });
  });
  await show();
  await expire();
  await userEvent.click(upgradeButton());
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
  await userEvent.click(upgradeButton());
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(bodies).toEqual([{ language, type: "subscription", planKey: "monthly" }]);
});

it.each([
  [
    "no success",
    () => HttpResponse.json({ success: false }),
    /Try again in a moment\./,
    "SERVICE_UNAVAILABLE",
  ],
  [
    "no success beside a url",
    () => HttpResponse.json({ success: false, url: "https://pay.example.com/1" }),
    /Try again in a moment\./,
    "SERVICE_UNAVAILABLE",
  ],
  ["no url", () => HttpResponse.json({ success: true }), /Try again in a moment\./, "SERVICE_UNAVAILABLE"],
  [
    "a refusal",
    () => HttpResponse.json({ success: false, error: "FORBIDDEN" }, { status: 403 }),
    /Try again in a moment\./,
    "SERVICE_UNAVAILABLE",
  ],
  [
    "the refusal of a closed account",
    refusalOfClosed,
    /Only your administrator can open this account again\./,
    "ACCOUNT_EXPIRED",
  ],
  ["no answer", () => HttpResponse.error(), /Try again in a moment\./, "SERVICE_UNAVAILABLE"],
])(
  "after %s is idle again with the error, which the next try clears [4.14] [8.15]",
  async (_, reply, advice, about) => {
    answer(reply);
    await show();
    await expire();
    await userEvent.click(upgradeButton());
    const failure = await screen.findByText(/Checkout could not be opened/);
    expect(failure.closest("[role=alert]")).toHaveAttribute("style", expect.stringContaining("color-red"));
    expect(failure).toHaveTextContent(advice);
    expect(screen.getByRole("link")).toHaveAttribute("href", `/help?lang=en#${about}`);
    expect(upgradeButton()).toBeEnabled();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();

    let refuse = () => {};
    answer(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(HttpResponse.error());
        }),
    );
    await userEvent.click(upgradeButton());
    expect(screen.queryByText(/Checkout could not be opened/)).toBeNull();
    // A request that stays open ends with its worker, and then there is no page to show it on.
    await waitFor(() => expect(bodies).toHaveLength(2));
    refuse();
    await screen.findByText(/Checkout could not be opened/);
  },
);

it("can be pressed again when the browser comes back from the payment page", async () => {
  answer(() => HttpResponse.json({ success: true, url: "https://pay.example.com/1" }));
  await show();
  await expire();
  await userEvent.click(upgradeButton());
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(upgradeButton()).toBeEnabled();
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
