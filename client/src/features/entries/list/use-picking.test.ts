import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePicking } from "./use-picking";

const ids = ["a", "b", "c", "d", "e"];

function picking() {
  const { result } = renderHook(usePicking);
  act(() => result.current.start());
  return {
    toggle: (id: string, far = false) => act(() => result.current.toggle(id, far ? ids : null)),
    picked: () => [...(result.current.picked ?? [])].join(""),
  };
}

it("chooses pages one by one, and takes them back", () => {
  const { toggle, picked } = picking();
  toggle("b");
  toggle("d");
  expect(picked()).toBe("bd");
  toggle("b");
  expect(picked()).toBe("d");
});

it("chooses all from the last one on, in both directions", () => {
  const { toggle, picked } = picking();
  toggle("d");
  toggle("b", true);
  expect([...picked()].toSorted().join("")).toBe("bcd");
  toggle("d", true);
  expect(picked()).toBe("");
});
