import { act, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { KeysDialog } from "#app/shell/KeysDialog";
import { ensureStorage } from "#lib/ensure-storage";
import { keepChoice } from "#lib/keep-choice";
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

/** A choice that has no line of its own. */
const screens = (
  <>
    <NotKeptNotice />
    <button type="button" onClick={() => keepChoice("yomikoe-color-scheme", "dark")}>
      dark
    </button>
  </>
);

it.each([
  ["ja", "このブラウザーに設定を保存できませんでした。", "閉じる"],
  ["en", "Your choice could not be saved in this browser", "Close"],
] as const)(
  "says in %s that a choice was not kept, once for each press, and gives the focus back",
  async (language, words, close) => {
    fillStorage();
    await renderWithin(screens, { language });
    const notice = screen.getByRole("status");
    expect(notice).toBeEmptyDOMElement();
    for (let press = 0; press < 2; press++) {
      await userEvent.click(screen.getByRole("button", { name: "dark" }));
      expect(notice).toHaveTextContent(words);
      expect(notice.children).toHaveLength(1);
      await userEvent.click(screen.getByRole("button", { name: close }));
      expect(notice).toBeEmptyDOMElement();
      expect(screen.getByRole("button", { name: "dark" })).toHaveFocus();
    }
  },
);

it("says nothing where the choice is kept", async () => {
  await renderWithin(screens, { language: "en" });
  await userEvent.click(screen.getByRole("button", { name: "dark" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each([
  ["ja", "このブラウザーに設定を保存できませんでした。"],
  ["en", "This browser could not save the setting."],
] as const)("says in %s beside a switch of a dialog why it stays as it was", async (language, words) => {
  fillStorage();
  await renderWithin(<KeysDialog onClose={() => {}} />, { language });
  const said = within(screen.getByRole("dialog")).getByRole("status");
  expect(said).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("switch"));
  expect(screen.getByRole("switch")).toBeChecked();
  expect(said).toHaveTextContent(words);
});

it("says nothing beside a switch that is kept", async () => {
  await renderWithin(<KeysDialog onClose={() => {}} />, { language: "en" });
  await userEvent.click(screen.getByRole("switch"));
  expect(screen.getByRole("switch")).not.toBeChecked();
  expect(within(screen.getByRole("dialog")).getByRole("status")).toBeEmptyDOMElement();
});

it("writes settings once, and says that a full browser did not take them", async () => {
  fillStorage();
  const warned = vi.mocked(console.warn);
  await renderWithin(<NotKeptNotice />, { language: "en" });
  const { result } = renderHook(() => useKeptChoice("yomikoe.u1.settings", { pace: 1 }), {
    wrapper: ThemeProvider,
  });
  warned.mockClear();
  await act(async () => result.current[1]({ pace: 2 }));
  expect(result.current[0]).toEqual({ pace: 2 });
  expect(screen.getByRole("status")).toHaveTextContent("Your choice could not be saved in this browser");
  expect(warned).toHaveBeenCalledTimes(1);
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
