import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { OfflineNotice } from "./OfflineNotice";

it("says that there is no network, until there is", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await renderWithin(<OfflineNotice />, { language: "en" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status")).toHaveTextContent("You are offline");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
