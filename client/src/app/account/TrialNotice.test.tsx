import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { signIn, signOut } from "#lib/identity/auth";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { identityProvider } from "#test/identity-provider";
import { TrialNotice } from "./TrialNotice";

const provider = identityProvider();
const mail = "a@example.com";
let viewer: object;

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(async () => {
  provider.accounts.set(mail, { email: mail, password: "secret1" });
  await signIn(mail, "secret1");
  provider.calls.length = 0;
});
afterEach(async () => {
  provider.refuse(null);
  await signOut();
});

async function show(trial: string, balance = 0) {
  await withTexts("en");
  viewer = { ...profile, email: mail, trial, credits: { ...profile.credits, balance } };
  const server = graphqlServer({ Viewer: () => ({ viewer }) });
  render(<TrialNotice />, { wrapper: server.wrapper });
  await waitFor(() => expect(server.calls("Viewer")).toHaveLength(1));
  return server;
}

/** Somebody follows the link of the mail, and the server gives the credits. */
function confirm() {
  provider.accounts.set(mail, { email: mail, password: "secret1", isVerified: true });
  viewer = { ...viewer, trial: "given", credits: { ...profile.credits, balance: 150 } };
}

it("says that the credits wait for a confirmed address, and sends the mail again", async () => {
  await show("unverified");
  expect(await screen.findByRole("region", { name: "Your trial" })).toHaveTextContent(
    /We sent a message to a@example.com.*your 150 credits come/,
  );
  await userEvent.click(screen.getByRole("button", { name: "Send it again" }));
  expect(await screen.findByText(/^Sent/)).toBeVisible();
  expect(provider.calls.find(({ method }) => method === "sendOobCode")?.body).toMatchObject({
    requestType: "VERIFY_EMAIL",
    continueUrl: `${location.origin}/`,
  });
});

it("says that the mail could not be sent", async () => {
  await show("unverified");
  provider.refuse("TOO_MANY_ATTEMPTS_TRY_LATER");
  await userEvent.click(await screen.findByRole("button", { name: "Send it again" }));
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
});

it("goes away at the return to the tab, once the address is confirmed", async () => {
  await show("unverified");
  await userEvent.click(await screen.findByRole("button", { name: "I opened the link" }));
  expect(await screen.findByText("Not confirmed yet.")).toBeVisible();
  confirm();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

it.each([
  ["later", /come a little later/],
  ["used", /had its trial before/],
])("says why no credits came: %s", async (trial, text) => {
  await show(trial);
  expect(await screen.findByText(text)).toBeVisible();
});

it("is silent where the trial was given, and where credits were bought", async () => {
  await show("given");
  expect(screen.queryByRole("region")).toBeNull();
  await show("unverified", 300);
  expect(screen.queryByRole("region")).toBeNull();
});
