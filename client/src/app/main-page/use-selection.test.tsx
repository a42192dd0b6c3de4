import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { useSelection } from "./use-selection";

beforeEach(() => history.replaceState(null, "", "/?lang=en"));

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;

it("keeps what is open in the address, beside what else stands there", async () => {
  const { result } = renderHook(useSelection, { wrapper });
  act(() => result.current.select("e1", "0002"));
  expect(result.current).toMatchObject({ entryId: "e1", revision: "0002" });
  expect(location.search).toBe("?lang=en&entry=e1&revision=0002");
  act(() => result.current.select(null));
  expect(location.search).toBe("?lang=en");
});

it("is empty once the open entry is deleted, and stays when another one is [4.8]", () => {
  const { result } = renderHook(useSelection, { wrapper });
  act(() => result.current.select("e1", "0002"));
  act(() => result.current.close("e2"));
  expect(result.current).toMatchObject({ entryId: "e1", revision: "0002" });
  act(() => result.current.close("e1"));
  expect(result.current).toMatchObject({ entryId: null, revision: null });
});

it("knows what was chosen before the screen has followed", () => {
  const { result } = renderHook(useSelection, { wrapper });
  act(() => {
    result.current.select("e1");
    expect(result.current.chosen().entryId).toBe("e1");
    expect(result.current.entryId).toBeNull();
  });
});

it("calls nobody back who has gone to another screen", () => {
  const { result, unmount } = renderHook(useSelection, { wrapper });
  const { select } = result.current;
  unmount();
  history.replaceState(null, "", "/admin");
  act(() => select("e1"));
  expect(location.pathname + location.search).toBe("/admin");
});
