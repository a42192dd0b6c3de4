import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { ConfirmButton } from "./ConfirmButton";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

async function button() {
  const onConfirm = vi.fn();
  await renderWithin(
    <ConfirmButton danger label="Delete" sure="Delete 3 pages for good" onConfirm={onConfirm} />,
    { language: "en" },
  );
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
