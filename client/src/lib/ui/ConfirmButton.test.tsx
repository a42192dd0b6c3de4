import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { ConfirmButton } from "./ConfirmButton";

async function button() {
  const onConfirm = vi.fn();
  await renderWithin(
    <ConfirmButton danger label="Delete" sure="Delete 3 pages for good" onConfirm={onConfirm} />,
    { language: "en" },
  );
  // Only from here, and by itself no time passes: a busy machine would arm the button.
  vi.useFakeTimers();
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { onConfirm, press, wait };
}

it("is not confirmed by a double click, nor by a third click close behind", async () => {
  const { onConfirm, press, wait } = await button();
  press();
  press();
  await wait(500);
  press();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Delete 3 pages for good" })).toBeVisible();
});

it("does it by a second press after a moment, once", async () => {
  const { onConfirm, press, wait } = await button();
  press();
  await wait(600);
  press();
  press();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it("is not confirmed by a key that is held down", async () => {
  const { press, wait } = await button();
  press();
  await wait(600);
  const asked = screen.getByRole("button", { name: "Delete 3 pages for good" });
  expect(fireEvent.keyDown(asked, { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(asked, { key: "Enter" })).toBe(true);
});

it("lets the other keys be held down, such as the one that moves on", async () => {
  const { press, wait } = await button();
  press();
  await wait(600);
  const asked = screen.getByRole("button", { name: "Delete 3 pages for good" });
  expect(fireEvent.keyDown(asked, { key: "Tab", repeat: true })).toBe(true);
});

it("says its question to whoever does not see it, and no longer once it is taken back", async () => {
  const { press } = await button();
  const said = screen.getByRole("status");
  expect(said).toBeEmptyDOMElement();
  press();
  expect(said).toHaveTextContent("Delete 3 pages for good");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(said).toBeEmptyDOMElement();
});

it("holds the focus once it is clicked, so that leaving it is noticed in every browser", async () => {
  const { press } = await button();
  press();
  expect(screen.getByRole("button", { name: "Delete 3 pages for good" })).toHaveFocus();
});

it("takes the question back, by the button beside it and by leaving", async () => {
  const { onConfirm, press, wait } = await button();
  press();
  await wait(600);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  press();
  await wait(600);
  fireEvent.blur(screen.getByRole("button", { name: "Delete 3 pages for good" }));
  expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});
