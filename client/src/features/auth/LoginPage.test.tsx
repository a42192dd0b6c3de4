import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signOut } from "#lib/identity/auth";
import { identityClient } from "#lib/identity/client";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn } from "#test/render";
import { LoginPage } from "./LoginPage";

const provider = identityProvider();
beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(() => {
  provider.accounts.set("a@example.com", { email: "a@example.com", password: "secret1" });
  provider.server.use(
    http.post(`${location.origin}/api/account/sign-in`, () => HttpResponse.json({ success: true, data: {} })),
  );
});
afterEach(async () => {
  provider.refuse(null);
  await signOut();
  provider.calls.length = 0;
});

const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText("Email address"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
};
const send = () => screen.getByRole("button", { name: "Sign in" });

describe("signing in [2.1]", () => {
  it("signs in with e-mail and password, in either language", async () => {
    await renderWithin(<LoginPage />, { language: "ja", at: "/login" });
    expect(screen.getByRole("heading", { name: "ログイン" })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText("メールアドレス"), "a@example.com");
    await userEvent.type(screen.getByLabelText("パスワード"), "secret1");
    await userEvent.click(screen.getByRole("button", { name: "ログイン" }));
    await waitFor(async () => expect((await identityClient()).auth.currentUser?.email).toBe("a@example.com"));
    expect(provider.calls.filter(({ method }) => method === "signInWithPassword")).toEqual([
      {
        method: "signInWithPassword",
        body: expect.objectContaining({ email: "a@example.com", password: "secret1" }),
      },
    ]);
  });

  it("asks the provider once, however often one clicks", async () => {
    await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    await fill("a@example.com", "secret1");
    const button = send();
    // Both before any answer can come.
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(send()).toBeEnabled());
    expect(provider.calls.filter(({ method }) => method === "signInWithPassword")).toHaveLength(1);
  });

  it("says what is missing before it asks the provider", async () => {
    await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    await fill("not an address", "");
    await userEvent.click(send());
    expect(screen.getByText("Check the format of the email address.")).toBeInTheDocument();
    expect(screen.getByText("Enter your password.")).toBeInTheDocument();
    const help = screen.getAllByRole("link", { name: "More about this" });
    expect(help.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("/help?lang=en#signin"));
    expect(provider.calls).toEqual([]);
  });

  it("repeats what is missing in the language that one switches to [1.7]", async () => {
    await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    await userEvent.click(send());
    await act(() => i18next.changeLanguage("ja"));
    expect(await screen.findByText("パスワードを入力してください。")).toBeInTheDocument();
    expect(screen.queryByText("Enter your password.")).toBeNull();
  });

  it.each([
    ["INVALID_LOGIN_CREDENTIALS", "The email address or password is not correct."],
    ["EMAIL_NOT_FOUND", "The email address or password is not correct."],
    ["USER_DISABLED", "This account has been disabled. Contact your administrator."],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many attempts. Wait a while and try again."],
    ["SOMETHING_NEW", "Signing in did not work. Please try again."],
  ])("says the provider's %s in words", async (refusal, words) => {
    provider.refuse(refusal);
    await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    await fill("a@example.com", "wrong");
    await userEvent.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("sends who is signed in already to the main screen", async () => {
    const { router } = await renderWithin(<LoginPage />, { session: signedIn, at: "/login" });
    expect(router.state.location.pathname).toBe("/");
  });

  it("leads nowhere by itself where the address asks for the account's deletion", async () => {
    const { router } = await renderWithin(<LoginPage />, { session: signedIn, at: "/login?leave=1" });
    expect(router.state.location).toMatchObject({ pathname: "/login", search: "?leave=1" });
  });

  it("has a leaving account opened for the sign-in of its owner", async () => {
    provider.refuse("USER_DISABLED");
    const opened: unknown[] = [];
    provider.server.use(
      http.post(`${location.origin}/api/account/sign-in`, async ({ request }) => {
        opened.push(await request.json());
        provider.refuse(null);
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    await fill("a@example.com", "secret1");
    await userEvent.click(send());
    await waitFor(async () => expect((await identityClient()).auth.currentUser?.email).toBe("a@example.com"));
    expect(opened).toEqual([{ email: "a@example.com" }]);
  });

  it("keeps the language of the address on its way to the other screens", async () => {
    await renderWithin(<LoginPage />, { language: "en", at: "/login?lang=en" });
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/en/register");
    expect(screen.getByRole("link", { name: /Forgot/ })).toHaveAttribute("href", "/en/forgot-password");
  });

  it("puts a chosen language into the address, where a reload finds it", async () => {
    const { router } = await renderWithin(<LoginPage />, { language: "en", at: "/login" });
    expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("aria-current");
    await userEvent.click(screen.getByRole("link", { name: "日本語" }));
    expect(router.state.location.search).toBe("?lang=ja");
  });
});

describe("a reset link [7.13]", () => {
  const open = (oobCode: string) =>
    renderWithin(<LoginPage />, {
      language: "en",
      at: `/login?mode=resetPassword&oobCode=${oobCode}&lang=en`,
    });
  const change = async () => {
    await userEvent.type(await screen.findByLabelText("New password"), "secret2");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  };

  it("asks for the new password and says that it is changed", async () => {
    await open("good");
    await change();
    expect(await screen.findByRole("status")).toHaveTextContent("Your password has been changed");
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?lang=en");
  });

  it.each([
    ["EXPIRED_OOB_CODE", "This link has expired."],
    ["INVALID_OOB_CODE", "This link is wrong or has been used already."],
  ])("that is refused with %s says so and offers another", async (refusal, words) => {
    provider.refuse(refusal);
    await open("bad");
    await change();
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("link", { name: "Send another link" })).toHaveAttribute(
      "href",
      "/en/forgot-password",
    );
  });
});
