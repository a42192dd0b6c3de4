import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { signIn, signOut } from "#lib/identity/auth";
import { identityClient } from "#lib/identity/client";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn, signedOut } from "#test/render";
import { LeavePage } from "./LeavePage";

const provider = identityProvider();
const asked: unknown[] = [];
const stays = { askedAt: null, erasedAt: null };
const leaves = { askedAt: "2026-11-21T03:00:00.000Z", erasedAt: "2026-12-21T03:00:00.000Z" };
let standing: object = stays;

const answer = (data: object) => HttpResponse.json({ success: true, data });
const refusal = (status: number, error: string, code: string) => () =>
  HttpResponse.json({ success: false, data: null, error, code, message: "No" }, { status });

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(async () => {
  standing = stays;
  asked.length = 0;
  provider.server.resetHandlers();
  provider.server.use(
    http.get(`${location.origin}/api/account/deletion`, () => answer(standing)),
    http.get(`${location.origin}/api/account/export`, () =>
      answer({ status: "none", progress: 0, url: null, bytes: null, endsAt: null }),
    ),
    http.delete(`${location.origin}/api/account`, async ({ request }) => {
      asked.push(await request.json());
      return answer(leaves);
    }),
    http.post(`${location.origin}/api/account/restore`, () => {
      asked.push("restore");
      return answer(stays);
    }),
  );
  provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
  await signIn("a@example.com", "secret1");
});
afterEach(() => {
  provider.refuse(null);
  return signOut();
});

const show = (language: "ja" | "en" = "en") =>
  renderWithin(<LeavePage signIn={<p>Sign in first</p>} />, { language, session: signedIn });

const focusOn = (name: string) => waitFor(() => expect(screen.getByRole("heading", { name })).toHaveFocus());

async function send(password = "secret1") {
  await userEvent.type(
    await screen.findByLabelText("Confirm with the email address of this account"),
    "a@example.com",
  );
  await userEvent.type(screen.getByLabelText("Current password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
}

it("says what happens, deletes for address and password, tells until when, and leads the focus along", async () => {
  await show();
  expect(await screen.findByText(/monthly plan is canceled at once/)).toBeInTheDocument();
  await focusOn("Delete your account");
  await send();
  expect(await screen.findByRole("status")).toHaveTextContent("erased on December 21, 2026");
  await focusOn("Your account is closed");
  expect(asked).toEqual([{ email: "a@example.com" }]);
  await waitFor(async () => expect((await identityClient()).auth.currentUser).toBeNull());
});

it("says itself what is missing, and asks nobody", async () => {
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  const email = screen.getByLabelText("Confirm with the email address of this account");
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription("Enter your email address. More about this");
  expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
    "Enter your password. More about this",
  );
  expect(asked).toEqual([]);
});

it("asks the server nothing where the password is wrong", async () => {
  await show();
  await send("not the one");
  expect(await screen.findByRole("alert")).toHaveTextContent("Your account was not deleted");
  expect(asked).toEqual([]);
});

it("blames the password only where it is wrong", async () => {
  await show();
  provider.refuse("TOO_MANY_ATTEMPTS_TRY_LATER");
  await send();
  const again = () => userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
  provider.refuse("SOMETHING_NEW");
  await again();
  expect(await screen.findByText(/^Something unexpected happened/)).toBeVisible();
  provider.server.use(http.post("*/identitytoolkit.googleapis.com/v1/:call", () => HttpResponse.error()));
  await again();
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(screen.queryByText(/password is not correct/)).toBeNull();
  expect(asked).toEqual([]);
});

it("says why the server refuses, and stays signed in", async () => {
  provider.server.use(
    http.delete(`${location.origin}/api/account`, refusal(403, "FORBIDDEN", "REAUTHENTICATION_REQUIRED")),
  );
  await show();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("enter your password again");
  expect((await identityClient()).auth.currentUser).not.toBeNull();
});

it.each([
  ["ja", "このアカウントは2026年12月21日に消去されます。", "削除を取り消す"],
  ["en", "This account will be erased on December 21, 2026.", "Undo the deletion"],
] as const)("asks a leaving account whether to stay, in %s", async (language, lead, button) => {
  standing = leaves;
  const { router } = await show(language);
  expect(await screen.findByText(new RegExp(lead))).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(asked).toEqual(["restore"]);
});

it("asks for a sign-in where nobody is signed in", async () => {
  await renderWithin(<LeavePage signIn={<p>Sign in first</p>} />, { language: "en", session: signedOut });
  expect(await screen.findByText("Sign in first")).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
