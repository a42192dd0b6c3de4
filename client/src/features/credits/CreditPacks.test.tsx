import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { CreditPacks } from "./CreditPacks";

const creditPacks = [300, 1_000].map((credits) => ({ __typename: "CreditPack", credits, yen: credits * 2 }));

async function show(purchase: () => unknown) {
  await withTexts("en");
  const server = graphqlServer({
    Viewer: () => ({ viewer: profile }),
    CreditPacks: () => ({ creditPacks }),
    PurchaseCredits: purchase,
  });
  const leaveFor = vi.fn();
  render(<CreditPacks leaveFor={leaveFor} />, { wrapper: server.wrapper });
  const packs = await screen.findAllByRole("button", { name: /^Buy/ });
  await waitFor(() => expect(packs[0]).toBeEnabled());
  return { server, leaveFor, packs };
}

it("goes to the payment page once, with the others waiting, and is ready again when one comes back", async () => {
  const { server, leaveFor, packs } = await show(() => ({ purchaseCredits: "https://pay.example/1" }));
  await userEvent.click(packs[0]!);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example/1"));
  expect(server.calls("PurchaseCredits")).toEqual([{ amount: 300, plan: "free" }]);
  expect(packs[0]).toHaveAttribute("data-loading");
  expect(packs[1]).toBeDisabled();

  const back = Object.assign(new Event("pageshow"), { persisted: true });
  act(() => void window.dispatchEvent(back));
  expect(packs[0]).not.toHaveAttribute("data-loading");
  expect(packs[1]).toBeEnabled();
});

it("says when the payment page cannot be opened, and lets one try again", async () => {
  const { leaveFor, packs } = await show(() => {
    throw new AppError("SERVER_ERROR");
  });
  await userEvent.click(packs[1]!);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(packs[0]).toBeEnabled();
  expect(packs[1]).toBeEnabled();
});
