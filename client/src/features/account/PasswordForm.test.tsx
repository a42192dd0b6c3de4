import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { signIn, signOut } from "#lib/identity/auth";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn } from "#test/render";
import { PasswordForm } from "./PasswordForm";

const provider = identityProvider();
const email = "a@example.com";

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(async () => {
  provider.accounts.set(email, { email, password: "secret1" });
  await signIn(email, "secret1");
});
// Other files share this page, and their tests are of somebody who is not signed in.
afterEach(async () => {
  provider.refuse(null);
  await signOut();
});

const submit = async (current: string, next: string, language: "ja" | "en" = "en") => {
  await renderWithin(<PasswordForm />, { session: signedIn, language });
  const [first, second] = document.querySelectorAll("input");
  await userEvent.type(first!, current);
  await userEvent.type(second!, next);
  await userEvent.click(document.querySelector("button[type=submit]")!);
};

it("proves the current password, sets the new one, and empties the form [5.4] [7.13]", async () => {
  await submit("secret1", "another1");
  expect(await screen.findByText("Your password has been changed.")).toBeInTheDocument();
  expect(provider.accounts.get(email)?.password).toBe("another1");
  for (const input of document.querySelectorAll("input")) expect(input).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  expect(screen.queryByText("Your password has been changed.")).toBeNull();
});

it.each([
  ["wrong-password", () => {}, "not-it-1", "another1", /current password is not right/],
  ["weak-password", () => {}, "secret1", "short", /too short or too easy/],
  [
    "too-many-requests",
    () => provider.refuse("TOO_MANY_ATTEMPTS_TRY_LATER"),
    "secret1",
    "x2y3z4",
    /Too many/,
  ],
  [
    "requires-recent-login",
    () => provider.refuse("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"),
    "secret1",
    "x2y3z4",
    /For your safety/,
  ],
  [
    "password-change-failed",
    () => provider.refuse("OPERATION_NOT_ALLOWED"),
    "secret1",
    "x2y3z4",
    /could not be changed/,
  ],
  ["not-authenticated", () => signOut(), "secret1", "x2y3z4", /You are not signed in/],
] as const)(
  "says what %s means, and keeps the old password [8.13]",
  async (_, before, current, next, words) => {
    await before();
    await submit(current, next);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(provider.accounts.get(email)?.password).toBe("secret1");
  },
);

it("says it in Japanese too [1.7] [8.13]", async () => {
  await submit("not-it-1", "another1", "ja");
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("現在のパスワードが正しくありません"),
  );
});

it("leads to the first password that is missing [8.13]", async () => {
  await renderWithin(<PasswordForm />, { session: signedIn, language: "en" });
  const [current, next] = document.querySelectorAll("input");
  const send = () => userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await send();
  expect(current).toHaveFocus();
  expect(current).toBeInvalid();
  await userEvent.type(current!, "secret1");
  await send();
  expect(next).toHaveFocus();
  expect(current).toBeValid();
});
