import { ApolloLink, Observable } from "@apollo/client";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { AccountMenu } from "./AccountMenu";

afterEach(() => vi.restoreAllMocks());

/** The whole device: each feature of a query is one of these, or unknown to it. */
function deviceWith(features: Record<string, string>) {
  const ask = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const asked = [...query.matchAll(/\(([a-z-]+): ([a-z]+)\)/g)];
    const matches = asked.length > 0 && asked.every(([, name, value]) => features[name ?? ""] === value);
    return { ...ask(query), matches };
  });
}

const open = async (link: ApolloLink, language: "ja" | "en" = "ja") => {
  await renderWithin(
    <Connected link={link}>
      <AccountMenu onSettings={() => {}} />
    </Connected>,
    { session: signedIn, language },
  );
  const name = language === "ja" ? "アカウント" : "Account";
  await userEvent.click(await screen.findByRole("button", { name }));
};

it("shows who one is, the plan, and what can be spent", async () => {
  const credits = { __typename: "Credits", balance: 1_150, held: 8 };
  await open(profileLink({ plan: "monthly", credits }).link, "en");
  expect(await screen.findByText("someone@example.com")).toBeInTheDocument();
  expect(screen.getByText("Monthly plan")).toBeInTheDocument();
  expect(screen.getByText(/1,150 credits · 8 more held for running work/)).toBeInTheDocument();
});

it("offers administration to administrators only", async () => {
  await open(profileLink({ role: "admin" }).link);
  expect(await screen.findByRole("menuitem", { name: "管理" })).toHaveAttribute("href", "/admin");
});

it.each([
  ["a mouse points", { "any-pointer": "fine", "any-hover": "hover" }],
  [
    "nothing points, as where somebody works by keyboard alone",
    { "any-pointer": "none", "any-hover": "none" },
  ],
])("offers the keyboard's shortcuts where %s", async (_, features) => {
  deviceWith(features);
  await open(profileLink({}).link);
  expect(await screen.findByRole("menuitem", { name: "キー操作" })).toBeVisible();
});

it("offers no shortcuts of a keyboard where only fingers point", async () => {
  deviceWith({ "any-pointer": "coarse", "any-hover": "none" });
  await open(profileLink({}).link);
  expect(await screen.findByRole("menuitem", { name: "お知らせ" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "キー操作" })).toBeNull();
});

it("falls back to what is certain of the signed-in user when the profile fails [8.11]", async () => {
  await open(new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("no answer")))));
  expect(await screen.findByText("someone@example.com")).toBeInTheDocument();
  expect(screen.getByText("トライアル")).toBeInTheDocument();
  expect(screen.getByText("0クレジット")).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "管理" })).toBeNull();
});
