import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { accountPanel } from "#test/account";
import { noBilling, profile } from "#test/connection";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AccountDrawer } from "./AccountDrawer";

async function open(differences: object = {}, answers: Answers = {}) {
  await withTexts("en");
  const viewer = { ...profile, ...differences };
  const server = graphqlServer({
    Viewer: () => ({ viewer }),
    AccountPanel: () => accountPanel,
    Billing: () => ({ billing: noBilling }),
    SetLanguage: ({ language }) => ({ setLanguage: { __typename: "Viewer", id: "u1", language } }),
    ...answers,
  });
  const onClose = vi.fn();
  render(<AccountDrawer opened onClose={onClose} />, { wrapper: server.wrapper });
  await screen.findByRole("dialog", { name: "Account" });
  return { ...server, onClose };
}

it("shows who one is", async () => {
  await open();
  expect(await screen.findByText("someone@example.com")).toBeInTheDocument();
  expect(await screen.findByText("Member since November 1, 2026")).toBeInTheDocument();
});

it("keeps the chosen language in the profile [4.11]", async () => {
  const { calls } = await open();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "日本語");
  await waitFor(() => expect(calls("SetLanguage")).toEqual([{ language: "ja" }]));
  expect(await screen.findByRole("dialog", { name: "アカウント" })).toBeInTheDocument();
});

it("says what could not be read, and tries again", async () => {
  const answer = vi.fn(() => {
    throw new AppError("FORBIDDEN");
  });
  await open({}, { AccountPanel: answer });
  const alert = (await screen.findByText(/You are not allowed to do this/)).closest("[role=alert]");
  await userEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});

it("tells how the plan stands though the rest of the account could not be read", async () => {
  const AccountPanel = () => {
    throw new AppError("FORBIDDEN");
  };
  await open({}, { AccountPanel });
  expect(await screen.findByRole("table", { name: "Plans" })).toBeVisible();
});

it("shows how much audio is kept, and how much the plan has room for", async () => {
  await open();
  expect(await screen.findByText("Stored audio 41.3 MB of 500 MB")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Stored audio" })).toHaveAttribute("aria-valuenow", "8.26");
});
