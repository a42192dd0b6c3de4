import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { signOut } from "#lib/identity/auth";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn } from "#test/render";
import { RegisterPage } from "./RegisterPage";

const provider = identityProvider();
const initialised: unknown[] = [];
const agreed: unknown[] = [];
let keepsAgreements = true;
let failures = 0;
let trial = "given";

beforeAll(() => {
  provider.server.listen({ onUnhandledFrame: "error" });
  provider.server.use(
    http.get(`${location.origin}/api/user/agreement`, () =>
      HttpResponse.json({ success: true, data: { version: 3, agreedVersion: null } }),
    ),
    http.post(`${location.origin}/api/user/agreement`, async ({ request }) => {
      if (!keepsAgreements)
        return HttpResponse.json({ success: false, error: "SERVER_ERROR" }, { status: 500 });
      agreed.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
    http.post(`${location.origin}/api/user/initialize`, async ({ request }) => {
      initialised.push({
        bearer: request.headers.get("authorization"),
        ...((await request.json()) as object),
      });
      if (failures-- > 0)
        return HttpResponse.json({ success: false, error: "SERVER_ERROR" }, { status: 500 });
      return HttpResponse.json({ success: true, data: { trial } });
    }),
  );
});
afterAll(() => provider.server.close());
afterEach(async () => {
  await signOut();
  provider.accounts.clear();
  provider.calls.length = 0;
  initialised.length = 0;
  agreed.length = 0;
  keepsAgreements = true;
  failures = 0;
  trial = "given";
});

const submit = async () => {
  await userEvent.type(screen.getByLabelText("Email address"), "new@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
};

it("signs up with e-mail and password, initialises, and completes the registration [2.2] [3.14] [7.15]", async () => {
  const { router } = await renderWithin(<RegisterPage />, { language: "en", at: "/en/register" });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe("/registration-complete"));
  expect(provider.calls[0]?.body).not.toHaveProperty("plan");
  expect(initialised).toEqual([
    {
      bearer: expect.stringMatching(/^Bearer ey/),
      plan: "free",
      language: "en",
      registrationDomain: location.hostname,
    },
  ]);
});

it("says that an account agrees to the terms, and keeps which version of them", async () => {
  await renderWithin(<RegisterPage />, { language: "en", at: "/en/register" });
  const terms = screen.getAllByRole("link", { name: "Terms of service" });
  expect(terms[0]?.parentElement).toHaveTextContent(
    "By creating an account you agree to the Terms of service and confirm that you have read the Privacy policy.",
  );
  expect(terms[0]).toHaveAttribute("href", "/legal/terms?lang=en");
  await submit();
  await waitFor(() => expect(agreed).toEqual([{ version: 3 }]));
});

it("completes the registration where the agreement could not be kept: it is asked for later", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  keepsAgreements = false;
  const { router } = await renderWithin(<RegisterPage />, { language: "en", at: "/register" });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe("/registration-complete"));
  expect(log).toHaveBeenCalledWith("The agreement to the terms is not kept yet", expect.anything());
});

it("sends the mail that confirms the address, where the trial waits for it", async () => {
  trial = "unverified";
  const { router } = await renderWithin(<RegisterPage />, { language: "en", at: "/register" });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe("/registration-complete"));
  expect(router.state.location.state).toEqual({ awaitsMail: true });
  const mails = provider.calls.filter(({ method }) => method === "sendOobCode");
  expect(mails.map(({ body }) => body.requestType)).toEqual(["VERIFY_EMAIL"]);
});

it("takes the plan from the address, and no plan that does not exist [3.14]", async () => {
  await renderWithin(<RegisterPage />, { language: "en", at: "/register?plan=monthly" });
  await submit();
  await waitFor(() => expect(initialised).toMatchObject([{ plan: "monthly" }]));
});

it("repeats a failed set-up without signing up a second time [8.10]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  failures = 1;
  const { router } = await renderWithin(<RegisterPage />, { language: "en", at: "/register" });
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("Your account was created");
  expect(log).toHaveBeenCalledWith("Failed to initialize user", expect.anything());
  await userEvent.click(screen.getByRole("button", { name: "Try setting up again" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/registration-complete"));
  expect(provider.calls.filter(({ method }) => method === "signUp")).toHaveLength(1);
});

it("says when the address has an account, in Japanese too", async () => {
  provider.accounts.set("new@example.com", { email: "new@example.com", password: "secret1" });
  await renderWithin(<RegisterPage />, { language: "ja", at: "/ja/register" });
  await userEvent.type(screen.getByLabelText("メールアドレス"), "new@example.com");
  await userEvent.type(screen.getByLabelText("パスワード"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "アカウントを作成" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("このメールアドレスはすでに登録されています。");
  expect(initialised).toEqual([]);
});

it("leaves the judgement of the password to the provider [5.5]", async () => {
  await renderWithin(<RegisterPage />, { language: "en", at: "/register" });
  await userEvent.type(screen.getByLabelText("Email address"), "new@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "1");
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This password is too short");
});

it("sends who is signed in already to the main screen", async () => {
  const { router } = await renderWithin(<RegisterPage />, { session: signedIn, at: "/register" });
  expect(router.state.location.pathname).toBe("/");
});
