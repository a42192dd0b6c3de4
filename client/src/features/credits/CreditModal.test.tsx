import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { emitEvent } from "#lib/events";
import { noteRefusal, pendingOrder } from "#lib/pending-order";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { CreditModal } from "./CreditModal";

const pack = (credits: number, yen: number) => ({ __typename: "CreditPack", credits, yen });
const packs = [pack(300, 780), pack(1_000, 2_200), pack(3_000, 5_700)];

async function show(
  language: "ja" | "en",
  buy: () => unknown = () => ({ purchaseCredits: "https://pay/1" }),
) {
  await withTexts(language);
  const server = graphqlServer({
    Viewer: () => ({ viewer: profile }),
    CreditPacks: () => ({ creditPacks: packs }),
    PurchaseCredits: buy,
  });
  const leaveFor = vi.fn();
  render(<CreditModal leaveFor={leaveFor} />, { wrapper: server.wrapper });
  return { ...server, leaveFor };
}

const run = (detail: { balance?: number; required?: number }) =>
  act(() => emitEvent("creditsInsufficient", detail));

afterEach(() => {
  noteRefusal(null);
  sessionStorage.clear();
});

it.each([
  ["ja", "クレジットが足りません", "あと30クレジット必要です", "150クレジット"],
  ["en", "Not enough credits", "You need 30 more credits", "150 credits"],
] as const)(
  "opens in %s with what is missing when credits are insufficient [2.15]",
  async (language, title, missing, required) => {
    await show(language);
    expect(screen.queryByRole("dialog")).toBeNull();
    run({ balance: 120, required: 150 });
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
    expect(screen.getByText(missing)).toBeInTheDocument();
    expect(screen.getByText(required)).toBeInTheDocument();
  },
);

it("takes the balance from the profile where the refusal named none [2.15]", async () => {
  await show("en");
  run({ required: 121 });
  expect(await screen.findByText("You need 1 more credit")).toBeInTheDocument();
});

it("closes by its button and by Escape", async () => {
  await show("en");
  for (const close of [
    async () => userEvent.click(screen.getByText("Close", { selector: ".mantine-Button-label" })),
    async () => userEvent.keyboard("{Escape}"),
  ]) {
    run({});
    await screen.findByRole("dialog");
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

describe("the packs", () => {
  it("are offered with their prices, and the one that covers what is missing is marked [2.15]", async () => {
    await show("en");
    run({ balance: 120, required: 500 });
    const offers = await screen.findAllByRole("listitem");
    expect(offers.map((offer) => offer.textContent)).toEqual([
      "300 credits¥780, tax includedBuy",
      "1,000 credits¥2,200, tax includedCovers what is missingBuy",
      "3,000 credits¥5,700, tax includedBuy",
    ]);
  });

  it.each([
    [300, "300 credits"],
    [301, "1,000 credits"],
    [3_001, "3,000 credits"],
  ])("mark the smallest that covers %i missing credits, or the largest [2.15]", async (missing, pack) => {
    await show("en");
    run({ balance: 0, required: missing });
    const marked = await screen.findByText("Covers what is missing");
    expect(marked.closest("li")).toHaveTextContent(pack);
  });

  it("lead to the payment page, and what was refused is kept for the way back [2.15]", async () => {
    const { calls, leaveFor } = await show("en");
    const order = { kind: "audio", key: "e1" } as const;
    noteRefusal(order);
    run({ balance: 120, required: 150 });
    await userEvent.click(await screen.findByRole("button", { name: "Buy 300 credits for ¥780" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay/1"));
    expect(calls("PurchaseCredits")).toEqual([{ amount: 300, plan: "free" }]);
    expect(pendingOrder()?.order).toEqual(order);
  });

  it("say so when the payment page cannot be opened, and can be tried again", async () => {
    const { leaveFor } = await show("en", () => Promise.reject(new AppError("SERVER_ERROR")));
    run({ balance: 120, required: 150 });
    const buy = await screen.findByRole("button", { name: "Buy 300 credits for ¥780" });
    await userEvent.click(buy);
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(buy).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(pendingOrder()).toBeNull();
  });
});
