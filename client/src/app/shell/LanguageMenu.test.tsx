import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { expect, it } from "vitest";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { LanguageMenu } from "./LanguageMenu";

it("switches at once and keeps the choice in the profile [1.7]", async () => {
  const { link, sent } = profileLink();
  await renderWithin(
    <Connected link={link}>
      <LanguageMenu />
    </Connected>,
    { session: signedIn },
  );
  await userEvent.click(await screen.findByRole("button", { name: "言語" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "English" }));
  expect(i18next.language).toBe("en");
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ language: "en" }));
});
