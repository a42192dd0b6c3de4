import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { NotificationSwitch } from "./NotificationSwitch";

/** The switch in a browser whose user answers so, and how often the browser was to ask. */
async function show(answer: NotificationPermission) {
  const browser = {
    permission: "default" as NotificationPermission,
    requestPermission: vi.fn(async () => {
      browser.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal("Notification", browser);
  await renderWithin(<NotificationSwitch />, { language: "en" });
  return browser.requestPermission;
}
const audio = () => screen.getByRole("switch", { name: /^Tell me when audio is ready/ });

it("asks the browser only once it is pressed, and can be switched off again", async () => {
  const asked = await show("granted");
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(audio());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(audio()).toBeChecked();
  await userEvent.click(audio());
  expect(audio()).not.toBeChecked();
});

it("says where to change it when the browser refuses", async () => {
  await show("denied");
  await userEvent.click(audio());
  expect(audio()).not.toBeChecked();
  expect(screen.getByRole("status")).toHaveTextContent("Allow them in its settings for this site");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/help?lang=en#notifications");
});

it("says so where the browser has none", async () => {
  await renderWithin(<NotificationSwitch />, { language: "en" });
  expect(screen.getByText("This browser does not support notifications.")).toBeVisible();
});
