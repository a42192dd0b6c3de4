import { afterEach, expect, it, vi } from "vitest";
import { keepRefusal, noteRefusal, pendingOrder, takePending } from "./pending-order";
import { RETURN_WITHIN } from "./timing";

const order = { kind: "audio", key: "e1" } as const;
afterEach(() => {
  noteRefusal(null);
  sessionStorage.clear();
});

it("keeps the refused click with its address over a reload, for its own button alone and once", () => {
  history.replaceState(null, "", "/?entry=e1");
  noteRefusal(order);
  keepRefusal();
  expect(pendingOrder()).toMatchObject({ order, address: "/?entry=e1" });
  expect(takePending({ kind: "audio", key: "e2" })).toBe(false);
  expect(takePending({ kind: "script", key: "e1" })).toBe(false);
  expect(takePending(order)).toBe(true);
  expect(takePending(order)).toBe(false);
});

it("keeps nothing when nothing was refused", () => {
  noteRefusal(order);
  noteRefusal(null);
  keepRefusal();
  expect(pendingOrder()).toBeNull();
});

it("forgets it after half an hour", () => {
  noteRefusal(order);
  keepRefusal();
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + RETURN_WITHIN);
  expect(takePending(order)).toBe(false);
});
