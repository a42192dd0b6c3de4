import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { announce } from "#lib/events";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { CreditModal } from "./CreditModal";

const show = async (language: "ja" | "en") => {
  await renderWithin(
    <Connected link={profileLink().link}>
      <CreditModal />
    </Connected>,
    { session: signedIn, language },
  );
};

it.each([
  ["ja", "クレジットが足りません", "あと 30 クレジット必要です", "150 クレジット"],
  ["en", "Not enough credits", "You need 30 more credits", "150 credits"],
] as const)(
  "opens in %s with what is missing when credits are insufficient [2.15]",
  async (language, title, missing, required) => {
    await show(language);
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => announce("creditsInsufficient", { balance: 120, required: 150 }));
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
    expect(screen.getByText(missing)).toBeInTheDocument();
    expect(screen.getByText(required)).toBeInTheDocument();
  },
);

it("takes the balance from the profile where the refusal named none [2.15]", async () => {
  await show("en");
  act(() => announce("creditsInsufficient", { required: 121 }));
  expect(await screen.findByText("You need 1 more credit")).toBeInTheDocument();
});

it("closes by its button and by Escape", async () => {
  await show("en");
  for (const close of [
    async () => userEvent.click(screen.getByText("Close", { selector: ".mantine-Button-label" })),
    async () => userEvent.keyboard("{Escape}"),
  ]) {
    act(() => announce("creditsInsufficient", {}));
    await screen.findByRole("dialog");
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});
