import { expect, it, vi } from "vitest";
import { comeBack } from "./come-back";

const HERE = "https://yomikoe.example";
const windowAt = (path: string) => ({
  url: HERE + path,
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn(),
});

it("leads to the page in the window of the main screen that was used last, without loading it anew", async () => {
  const [admin, last, first] = [windowAt("/admin"), windowAt("/?entry=e1"), windowAt("/")];
  const openWindow = vi.fn();
  await comeBack([admin, last, first], "/?entry=e2&revision=003", openWindow);
  expect(last.postMessage).toHaveBeenCalledExactlyOnceWith({ open: "/?entry=e2&revision=003" });
  expect(last.focus).toHaveBeenCalledOnce();
  expect(admin.focus).not.toHaveBeenCalled();
  expect(first.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it("opens a window at the page where the main screen was closed meanwhile", async () => {
  const admin = windowAt("/admin");
  const openWindow = vi.fn(async () => undefined);
  await comeBack([admin], "/?entry=e2", openWindow);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/?entry=e2");
  expect(admin.postMessage).not.toHaveBeenCalled();
});
