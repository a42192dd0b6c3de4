import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { profile } from "#test/connection";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AccountDrawer } from "./AccountDrawer";

const credits = { __typename: "Credits", balance: 120, minutes: 9, held: 8 };
const limits = { __typename: "PlanLimits", entries: 500, urlsAtOnce: 20, audioMinutes: 30, jobsAtOnce: 3 };
const plans = [{ __typename: "PlanOffer", plan: "monthly", credits: 2_000, yen: 2_980, limits }];

const posting = (id: string, kind: string, debit: string, credit: string, amount: number) => ({
  __typename: "LedgerEdge",
  cursor: id,
  node: {
    __typename: "LedgerPosting",
    id,
    kind,
    debit,
    credit,
    amount,
    queueId: kind === "grant" ? null : "q1",
    jobType: kind === "grant" ? null : "generate_audio",
    page: kind === "grant" ? null : "Reading lamp",
    note: null,
    createdAt: "2026-11-20T00:00:00Z",
  },
});
const pages: Record<string, object> = {
  first: {
    edges: [posting("3", "capture", "held", "spent", 7), posting("2", "hold", "wallet", "held", 8)],
    pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: "2" },
  },
  "2": {
    edges: [posting("1", "grant", "issued", "wallet", 150)],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "1" },
  },
};

async function open(differences: object = {}, answers: Answers = {}) {
  await withTexts("en");
  const viewer = { ...profile, ...differences };
  const server = graphqlServer({
    Viewer: () => ({ viewer }),
    AccountPanel: () => ({
      viewer: {
        __typename: "Viewer",
        id: "u1",
        createdAt: "2026-11-01T00:00:00Z",
        credits,
        kept: { __typename: "KeptSound", bytes: 41_300_000, limit: 500_000_000 },
      },
      plans,
    }),
    CreditPacks: () => ({ creditPacks: [{ __typename: "CreditPack", credits: 300, yen: 780 }] }),
    Ledger: ({ after }) => ({
      viewer: {
        __typename: "Viewer",
        id: "u1",
        ledger: { __typename: "LedgerConnection", ...pages[String(after ?? "first")] },
      },
    }),
    SetLanguage: ({ language }) => ({ setLanguage: { __typename: "Viewer", id: "u1", language } }),
    ...answers,
  });
  const onClose = vi.fn();
  render(<AccountDrawer opened onClose={onClose} />, { wrapper: server.wrapper });
  await screen.findByRole("dialog", { name: "Account" });
  return { ...server, onClose };
}

it("shows who one is, what one has, and what the monthly plan would give", async () => {
  await open();
  expect(await screen.findByText("someone@example.com")).toBeInTheDocument();
  expect(await screen.findByText("Member since November 1, 2026")).toBeInTheDocument();
  expect(screen.getByText("Trial")).toBeInTheDocument();
  expect(screen.getByText(/¥2,980 a month/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Get the monthly plan" })).toBeEnabled();
  const sums = screen.getAllByRole("definition").map((sum) => sum.textContent);
  expect(sums).toEqual(["120 credits", "about 9 minutes of audio", "8 credits"]);
});

it("offers no upgrade to whoever has the plan, and the payment provider's page to all", async () => {
  await open({ plan: "monthly", accountExpiresAt: "2026-12-20T03:00:00Z" });
  expect(await screen.findByText(/until December 20, 2026/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Get the monthly plan" })).toBeNull();
  expect(screen.getByRole("button", { name: "Manage payments and invoices" })).toBeEnabled();
});

it("lists where credits went, page by page: one row a purchase, by the name of what it was for", async () => {
  await open();
  const rows = async (count: number) => {
    await waitFor(() => expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(count + 1));
    return screen
      .getAllByRole("row", { hidden: true })
      .slice(1)
      .map((row) => within(row).getAllByRole("cell", { hidden: true }).at(-1)?.textContent);
  };
  expect(await rows(1)).toEqual(["−7"]);
  expect(screen.getByText("Audio: Reading lamp")).toBeInTheDocument();
  await userEvent.click(screen.getByText("Show more"));
  expect(await rows(2)).toEqual(["−7", "+150"]);
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

it("shows how much audio is kept, and how much the plan has room for", async () => {
  await open();
  expect(await screen.findByText("Stored audio 41.3 MB of 500 MB")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Stored audio" })).toHaveAttribute("aria-valuenow", "8.26");
});
