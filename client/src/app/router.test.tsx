import { MantineProvider } from "@mantine/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { HttpResponse, http } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { emitEvent } from "#lib/events";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { profile } from "#test/connection";
import { withTexts } from "#test/i18n";
import { identityProvider } from "#test/identity-provider";
import { signedIn, signedOut } from "#test/render";
import { routes } from "./router";

const { server } = identityProvider();
/** As the server answers somebody whose profile is in English, and has announcements for them. */
function serve({ unread = 0, language = "ja" } = {}) {
  const news = { id: 7, title: "New voices", content: "Two", priority: "high", datetime: 202611200905 };
  server.use(
    http.get("*/api/announcements/unread", () =>
      HttpResponse.json({ success: true, data: Array.from({ length: unread }, () => news) }),
    ),
    http.get("*/api/payments/subscription-status", () =>
      HttpResponse.json({ success: true, data: { status: "active" } }),
    ),
    http.post("*/graphql", async ({ request }) => {
      const { operationName } = (await request.json()) as { operationName: string };
      if (operationName === "Viewer")
        return HttpResponse.json({ data: { viewer: { ...profile, language } } });
      return HttpResponse.json({ errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] });
    }),
  );
}
beforeAll(() => server.listen({ onUnhandledFrame: "bypass" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open(at: string, session: Session) {
  await withTexts("ja");
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <MantineProvider env="test">
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </MantineProvider>,
  );
  return router;
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("open to anybody", () => {
  it.each([
    ["/login", "ログイン"],
    ["/register", "アカウントを作成"],
    ["/ja/register", "アカウントを作成"],
    ["/en/register", "Create an account"],
    ["/forgot-password", "パスワードの再設定"],
    ["/ja/forgot-password", "パスワードの再設定"],
    ["/en/forgot-password", "Reset your password"],
    ["/payment/success", "お支払いありがとうございます"],
  ])("%s shows its screen in the language of its path [2.1] [2.2] [2.3] [2.4] [2.16]", async (at, title) => {
    const router = await open(at, signedOut);
    expect(await heading(title)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(at);
    expect(document.title).toBe(`${title} – Yomikoe`);
  });
});

describe("open to who is signed in", () => {
  it.each(["/", "/admin", "/registration-complete"])(
    "%s leads to /login when nobody is [2.5] [2.6] [2.7] [2.9]",
    async (at) => {
      const router = await open(at, signedOut);
      expect(await heading("ログイン")).toBeInTheDocument();
      expect(router.state.location.pathname).toBe("/login");
    },
  );

  it("/ shows the main screen with its field for addresses [2.6]", async () => {
    serve();
    const router = await open("/", signedIn);
    expect(await screen.findByRole("textbox", { name: /URL/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/");
  });

  it("/admin shows administration, whoever it is [2.7]", async () => {
    serve();
    const router = await open("/admin", signedIn);
    expect(await heading("管理")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/admin");
  });

  it("/registration-complete greets the new user and leads on [2.5]", async () => {
    serve();
    await open("/registration-complete", signedIn);
    expect(await heading("登録が完了しました")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "使いはじめる" })).toHaveAttribute("href", "/");
  });
});

describe.each(["/", "/admin", "/registration-complete", "/payment/success"])("signed in, %s", (at) => {
  it("shows unread announcements over it [2.13] [4.2]", async () => {
    serve({ unread: 1 });
    await open(at, signedIn);
    const dialog = await screen.findByRole("dialog", { name: "お知らせ" });
    expect(dialog).toHaveTextContent("New voices");
  });

  it("switches to the profile's language [4.11]", async () => {
    serve({ language: "en" });
    await open(at, signedIn);
    await waitFor(() => expect(i18next.language).toBe("en"));
  });

  it("opens the credit modal when credits run short [2.15]", async () => {
    serve();
    await open(at, signedIn);
    await waitFor(() => {
      act(() => emitEvent("creditsInsufficient", { balance: 1, required: 9 }));
      expect(screen.getByRole("dialog", { name: "クレジットが足りません" })).toBeInTheDocument();
    });
  });
});

describe.each([
  ["/login", signedOut],
  ["/en/register", signedOut],
  ["/forgot-password", signedOut],
  ["/payment/success", signedOut],
  ["/payment/success", signedIn],
  ["/registration-complete", signedIn],
  ["/", signedIn],
  ["/admin", signedIn],
])("on %s", (at, session) => {
  it(`the window event accountExpired opens its modal, ${session.user ? "signed in" : "signed out"} [2.19]`, async () => {
    serve();
    await open(at, session);
    act(() => void window.dispatchEvent(new CustomEvent("accountExpired", { detail: { message: "Bye" } })));
    const name = at.startsWith("/en/") ? "Your access has ended" : "ご利用期間が終了しました";
    expect(await screen.findByRole("dialog", { name })).toHaveTextContent("Bye");
  });
});

it.each(["/nowhere", "/login/deeper", "/en", "/en/login", "/ja/payment/success"])(
  "any other path, like %s, leads to / and from there to who may see it [2.8]",
  async (at) => {
    const router = await open(at, signedOut);
    expect(await screen.findByRole("heading", { name: /^(ログイン|Sign in)$/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
  },
);

it("any other path leads to the main screen when somebody is signed in [2.8]", async () => {
  serve();
  const router = await open("/nowhere", signedIn);
  expect(await screen.findByRole("textbox", { name: /URL/ })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/");
});

it("loads every screen as a chunk of its own [2.10]", () => {
  const elements = routes.flatMap(function walk(route): { type: unknown }[] {
    const own = route.path && route.path !== "*" ? [route.element as { type: unknown }] : [];
    return [...own, ...(route.children ?? []).flatMap(walk)];
  });
  expect(elements).toHaveLength(11);
  // Two of them have three addresses each.
  expect(new Set(elements.map(({ type }) => type)).size).toBe(7);
  for (const { type } of elements) expect(type).toMatchObject({ $$typeof: Symbol.for("react.lazy") });
});
