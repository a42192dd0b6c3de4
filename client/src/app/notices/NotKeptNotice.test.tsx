import { act, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { KeysDialog } from "#app/shell/KeysDialog";
import { ensureStorage } from "#lib/ensure-storage";
import { ThemeProvider } from "#lib/theme/ThemeProvider";
import { useKeptChoice } from "#lib/use-kept-choice";
import { renderWithin } from "#test/render";
import { refusing, replaceLocal } from "#test/storage";
import { NotKeptNotice } from "./NotKeptNotice";

/** One that is full from the beginning. */
function fillStorage() {
  vi.spyOn(console, "warn").mockReturnValue();
  const full = refusing({ "firebase:authUser:key:app": "{}" });
  replaceLocal(() => full);
}

const screens = (
  <>
    <NotKeptNotice />
    <KeysDialog onClose={() => {}} />
  </>
);

it.each([
  ["ja", "このブラウザーに設定を保存できませんでした。", "閉じる"],
  ["en", "Your choice could not be saved in this browser", "Close"],
] as const)(
  "says in %s why a switch stays as it was, once for each press",
  async (language, words, close) => {
    fillStorage();
    await renderWithin(screens, { language });
    const [notice] = screen.getAllByRole("status", { hidden: true });
    expect(notice).toBeEmptyDOMElement();
    for (let press = 0; press < 2; press++) {
      await userEvent.click(screen.getByRole("switch"));
      expect(screen.getByRole("switch")).toBeChecked();
      expect(notice).toHaveTextContent(words);
      expect(notice?.children).toHaveLength(1);
      const button = [...(notice?.querySelectorAll("button") ?? [])].find((one) => one.textContent === close);
      await userEvent.click(button as HTMLButtonElement);
      expect(notice).toBeEmptyDOMElement();
    }
  },
);

it("says nothing where the choice is kept", async () => {
  await renderWithin(screens, { language: "en" });
  await userEvent.click(screen.getByRole("switch"));
  expect(screen.getByRole("switch")).not.toBeChecked();
  expect(screen.getAllByRole("status", { hidden: true })[0]).toBeEmptyDOMElement();
});

it("says so of settings that stay only until the page is closed", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  replaceLocal(() => null);
  ensureStorage();
  await renderWithin(<NotKeptNotice />, { language: "en" });
  const { result } = renderHook(() => useKeptChoice("yomikoe.u1.settings", { pace: 1 }), {
    wrapper: ThemeProvider,
  });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await act(async () => result.current[1](({ pace }) => ({ pace: pace + 1 })));
  expect(result.current[0]).toEqual({ pace: 2 });
  expect(screen.getByRole("status")).toHaveTextContent("Your choice could not be saved in this browser");
});
