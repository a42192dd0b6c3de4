import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { accountPanel, credits } from "#test/account";
import { noBilling, profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { CreditsDrawer } from "./CreditsDrawer";

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

async function open(differences: object = {}, billing: object = {}) {
  await withTexts("en");
  const server = graphqlServer({
    // The same account, whoever asks first.
    Viewer: () => ({ viewer: { ...profile, credits, ...differences } }),
    AccountPanel: () => accountPanel,
    Billing: () => ({ billing: { ...noBilling, ...billing } }),
    CreditPacks: () => ({ creditPacks: [{ __typename: "CreditPack", credits: 300, yen: 780 }] }),
    Ledger: ({ after }) => ({
      viewer: {
        __typename: "Viewer",
        id: "u1",
        ledger: { __typename: "LedgerConnection", ...pages[String(after ?? "first")] },
      },
    }),
  });
  render(<CreditsDrawer opened onClose={vi.fn()} />, { wrapper: server.wrapper });
  await screen.findByRole("dialog", { name: "Credits" });
}

/** Buttons of the plan: what there is to do about it. */
const offers = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((text) => /plan|payment/i.test(text ?? ""));

it("shows what one has and what it is worth, the packs, and what the monthly plan would give", async () => {
  await open();
  expect(await screen.findByRole("cell", { name: /¥2,980 a month/ })).toBeInTheDocument();
  const sums = screen.getAllByRole("definition").map((sum) => sum.textContent);
  expect(sums).toEqual(["120 credits", "about 9 minutes of audio", "8 credits"]);
  expect(await screen.findByRole("button", { name: /Buy 300 credits/ })).toBeEnabled();
});

const PORTAL = "Manage payments and invoices";

it.each([
  ["free", { status: "none" }, "Your trial runs until December 28, 2026.", ["Get the monthly plan"]],
  ["free", { hasPaid: true }, "Your trial runs until December 28, 2026.", ["Get the monthly plan", PORTAL]],
  ["monthly", { status: "none" }, "You can use Yomikoe until December 28, 2026.", [PORTAL]],
  ["monthly", { status: "active" }, "Paid until December 24, 2026.", [PORTAL]],
  [
    "monthly",
    { status: "active", endsByRequest: true },
    "Your cancellation is confirmed. You can use Yomikoe until December 28, 2026, and you will not be charged again.",
    [PORTAL],
  ],
  [
    "monthly",
    { status: "past_due" },
    "Your last payment did not arrive. Without it, your account closes on December 28, 2026.",
    ["Update the payment method"],
  ],
  [
    "monthly",
    { status: "canceled" },
    "Canceled. You can use Yomikoe until December 28, 2026.",
    ["Get the monthly plan again", PORTAL],
  ],
])("says of plan %s, %j: how it stands, with the right buttons", async (plan, billing, words, buttons) => {
  const paidUntil = "2026-12-24T03:00:00Z";
  await open({ plan, accountExpiresAt: "2026-12-28T03:00:00Z" }, { paidUntil, ...billing });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(offers()).toEqual(buttons);
});

it("tells when the plan was canceled, and until when it runs", async () => {
  const paidUntil = "2026-12-24T03:00:00Z";
  const history = [
    { kind: "cancelled", paidUntil, createdAt: "2026-12-01T03:00:00Z" },
    { kind: "started", paidUntil, createdAt: "2026-11-24T03:00:00Z" },
  ];
  await open({ plan: "monthly" }, { status: "active", endsByRequest: true, paidUntil, history });
  const list = await screen.findByRole("list", { name: "History of your plan" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "December 1, 2026You canceled the monthly plan. It runs until December 24, 2026.",
    "November 24, 2026You started the monthly plan.",
  ]);
});

it("lists where credits went, page by page: one row a purchase, by the name of what it was for", async () => {
  await open();
  const rows = async (count: number) => {
    // The plans stand in a table, too.
    const ledger = async () => {
      const head = await screen.findByRole("columnheader", { name: "Change", hidden: true });
      return within(head.closest("table") as HTMLElement).getAllByRole("row", { hidden: true });
    };
    await waitFor(async () => expect(await ledger()).toHaveLength(count + 1));
    return (await ledger())
      .slice(1)
      .map((row) => within(row).getAllByRole("cell", { hidden: true }).at(-1)?.textContent);
  };
  expect(await rows(1)).toEqual(["−7"]);
  expect(screen.getByText("Audio: Reading lamp")).toBeInTheDocument();
  await userEvent.click(screen.getByText("Show more"));
  expect(await rows(2)).toEqual(["−7", "+150"]);
});
