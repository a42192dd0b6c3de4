import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { expiringAccount } from "#test/expiring-account";
import { renderWithin, signedIn } from "#test/render";
import { UpgradeButton } from "./UpgradeButton";

const { answer, leaveFor } = expiringAccount();

it.each([
  ["en", "Checkout could not be opened. You have not been charged. Try again in a moment. More about this"],
  [
    "ja",
    "お支払い画面を開けませんでした。料金は発生していません。 少し待ってから、もう一度お試しください。 くわしい説明",
  ],
] as const)("says what failed and what to do, with the way to more, in %s", async (language, text) => {
  answer(() => HttpResponse.json({ success: false }));
  await renderWithin(<UpgradeButton leaveFor={leaveFor}>Go on</UpgradeButton>, {
    language,
    session: signedIn,
  });
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("link")).toHaveAttribute("href", `/help?lang=${language}#SERVICE_UNAVAILABLE`);
  expect(screen.getByRole("button", { name: "Go on" })).toBeEnabled();
  expect(leaveFor).not.toHaveBeenCalled();
});
