import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { defaultPlayerSettings } from "../preferences/player-settings";
import { PlayerSettingsMenu } from "./PlayerSettingsMenu";

async function open(more: object = {}) {
  const onChange = vi.fn();
  await renderWithin(
    <PlayerSettingsMenu settings={{ ...defaultPlayerSettings, ...more }} onChange={onChange} />,
    { language: "en" },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Player settings" }));
  return { onChange, user, dialog: await screen.findByRole("dialog", { name: "Player settings" }) };
}

it("sets how far a skip goes", async () => {
  const { onChange, user } = await open();
  expect(screen.getByRole("radio", { name: "10 s" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "30 s" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ skipSeconds: 30 });
});

it("offers what another client of the account has set", async () => {
  await open({ skipSeconds: 45 });
  expect(screen.getByRole("radio", { name: "45 s" })).toBeChecked();
});

it("turns the highlight of the spoken sentence off", async () => {
  const { onChange, user } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Highlight the spoken sentence" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ highlight: false });
});

it("closes by Escape, and gives the focus back", async () => {
  const { user, dialog } = await open();
  await user.keyboard("{Escape}");
  expect(dialog).not.toBeVisible();
  expect(screen.getByRole("button", { name: "Player settings" })).toHaveFocus();
});
