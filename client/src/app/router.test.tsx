import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { withTexts } from "#test/i18n";
import { signedIn, signedOut } from "#test/render";
import { routes } from "./router";

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

const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

describe("open to anybody", () => {
  it.each([
    ["/login", "サインイン"],
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
      expect(await heading("サインイン")).toBeInTheDocument();
      expect(router.state.location.pathname).toBe("/login");
    },
  );

  it("/registration-complete greets the new user and leads on [2.5]", async () => {
    await open("/registration-complete", signedIn);
    expect(await heading("登録が完了しました")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "使いはじめる" })).toHaveAttribute("href", "/");
  });
});

it.each(["/nowhere", "/login/deeper", "/en", "/en/login", "/ja/payment/success"])(
  "any other path, like %s, leads to / and from there to who may see it [2.8]",
  async (at) => {
    const router = await open(at, signedOut);
    expect(await screen.findByRole("heading", { name: /^(サインイン|Sign in)$/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
  },
);

it("loads every screen as a chunk of its own [2.10]", () => {
  const elements = routes.flatMap(function walk(route): { type: unknown }[] {
    const own = route.path && route.path !== "*" ? [route.element as { type: unknown }] : [];
    return [...own, ...(route.children ?? []).flatMap(walk)];
  });
  expect(elements).toHaveLength(11);
  for (const { type } of elements) expect(type).toMatchObject({ $$typeof: Symbol.for("react.lazy") });
});
