import { ApolloLink, Observable } from "@apollo/client";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { AccountMenu } from "./AccountMenu";

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

it("offers the keyboard's shortcuts where there is one, and not where only fingers point", async () => {
  await open(profileLink({}).link);
  expect(await screen.findByRole("menuitem", { name: "キー操作" })).toBeVisible();
  cleanup();
  const ask = window.matchMedia;
  const asked = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ ...ask(query), matches: query === "(any-hover: none)" }));
  await open(profileLink({}).link);
  expect(await screen.findByRole("menuitem", { name: "お知らせ" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "キー操作" })).toBeNull();
  asked.mockRestore();
});

it("falls back to what is certain of the signed-in user when the profile fails [8.11]", async () => {
  await open(new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("no answer")))));
  expect(await screen.findByText("someone@example.com")).toBeInTheDocument();
  expect(screen.getByText("トライアル")).toBeInTheDocument();
  expect(screen.getByText("0クレジット")).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "管理" })).toBeNull();
});
