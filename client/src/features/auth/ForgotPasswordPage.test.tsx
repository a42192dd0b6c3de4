import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { identityClient } from "#lib/identity/client";
import { identityProvider } from "#test/identity-provider";
import { renderWithin } from "#test/render";
import { ForgotPasswordPage } from "./ForgotPasswordPage";

const provider = identityProvider();
beforeAll(() => {
  provider.server.listen({ onUnhandledFrame: "error" });
  provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
});
afterAll(() => provider.server.close());
afterEach(() => void provider.calls.splice(0));

const request = async (email: string) => {
  await userEvent.type(screen.getByLabelText("メールアドレス"), email);
  await userEvent.click(screen.getByRole("button", { name: "リンクを送る" }));
};

it("answers alike whether the address has an account or not [2.3] [4.17]", async () => {
  for (const email of ["a@example.com", "nobody@example.com"]) {
    const { unmount } = await renderWithin(<ForgotPasswordPage />, { at: "/forgot-password" });
    await request(email);
    expect(await screen.findByRole("status")).toHaveTextContent(`${email} にアカウントがある場合は`);
    unmount();
  }
  expect(provider.calls).toHaveLength(2);
});

it.each([
  ["/forgot-password?lang=ja", "ja"],
  ["/forgot-password?lang=en", "en"],
  ["/en/forgot-password", "en"],
  ["/ja/forgot-password", "ja"],
  ["/ja/forgot-password?lang=en", "en"],
  ["/en/forgot-password?lang=ja", "en"],
])("from %s asks for a mail in %s [4.18] [2.18]", async (at, language) => {
  await renderWithin(<ForgotPasswordPage />, { at });
  await request("a@example.com");
  await screen.findByRole("status");
  expect(provider.calls[0]?.body.continueUrl).toBe(`${location.origin}/login?lang=${language}`);
  expect((await identityClient()).auth.languageCode).toBe(language);
});
