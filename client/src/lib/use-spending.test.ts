import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppError } from "./errors";
import { keepRefusal, noteRefusal } from "./pending-order";
import { useSpending } from "./use-spending";

function spender() {
  const buy = vi.fn<(key: string) => Promise<void>>(async () => undefined);
  const onExpired = vi.fn();
  const hook = renderHook(
    ({ order, underway = false }: { order: string; underway?: boolean }) =>
      useSpending({ kind: "script", key: order }, buy, { underway, onExpired }),
    { initialProps: { order: "a" } as { order: string; underway?: boolean } },
  );
  const click = () => act(() => hook.result.current.spend());
  const keys = () => buy.mock.calls.map(([key]) => key);
  return { buy, hook, click, keys, onExpired };
}

it("buys once when clicked twice", async () => {
  const { buy, hook } = spender();
  await act(async () => {
    const { spend } = hook.result.current;
    await Promise.all([spend(), spend()]);
  });
  expect(buy).toHaveBeenCalledTimes(1);
});

it("repeats the same purchase when no answer came", async () => {
  const { buy, hook, click, keys } = spender();
  buy.mockRejectedValueOnce(new AppError("NETWORK_ERROR"));
  await click();
  expect(hook.result.current.error?.code).toBe("NETWORK_ERROR");
  await click();
  expect(hook.result.current.error).toBeNull();
  expect(new Set(keys()).size).toBe(1);
  await click();
  expect(new Set(keys()).size).toBe(2);
});

it("makes a new purchase once the one without an answer was seen being made", async () => {
  const { buy, hook, click, keys } = spender();
  buy.mockRejectedValueOnce(new AppError("NETWORK_ERROR"));
  await click();
  hook.rerender({ order: "a", underway: true });
  expect(hook.result.current.error).toBeNull();
  hook.rerender({ order: "a", underway: false });
  await click();
  expect(new Set(keys()).size).toBe(2);
});

it("asks for a new price when the shown one has run out", async () => {
  const { buy, click, onExpired } = spender();
  buy.mockRejectedValueOnce(new AppError("CONFLICT", { reason: "QUOTE_EXPIRED" }));
  await click();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

it("makes a new purchase of another order, and after a refusal", async () => {
  const { buy, hook, click, keys } = spender();
  buy.mockRejectedValueOnce(new AppError("NETWORK_ERROR"));
  await click();
  hook.rerender({ order: "b" });
  buy.mockRejectedValueOnce(new AppError("INSUFFICIENT_CREDITS"));
  await click();
  await click();
  expect(new Set(keys()).size).toBe(3);
});

it("knows the order that one bought credits for, and only that one", async () => {
  noteRefusal({ kind: "script", key: "b" });
  keepRefusal();
  const { hook, click } = spender();
  expect(hook.result.current.resumed).toBe(false);
  hook.rerender({ order: "b" });
  expect(hook.result.current.resumed).toBe(true);
  await click();
  expect(hook.result.current.resumed).toBe(false);
});
