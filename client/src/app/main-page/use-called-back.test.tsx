import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useCalledBack } from "./use-called-back";

function called() {
  const workers = new EventTarget();
  vi.stubGlobal("navigator", { serviceWorker: workers });
  const open = vi.fn();
  const { unmount } = renderHook(() => useCalledBack(open));
  const tell = (data: unknown) => workers.dispatchEvent(new MessageEvent("message", { data }));
  return { open, unmount, tell };
}

it("opens the page of a notification that was pressed", () => {
  const { open, tell } = called();
  tell({ open: "/?entry=e2&revision=003" });
  expect(open).toHaveBeenCalledExactlyOnceWith("e2", "003");
});

it("leaves everything else that the service worker says alone, and all of it once the screen is left", () => {
  const { open, unmount, tell } = called();
  tell("takeOver");
  tell(null);
  tell({ open: "/" });
  unmount();
  tell({ open: "/?entry=e2" });
  expect(open).not.toHaveBeenCalled();
});
