import { expect, it } from "vitest";
import { requirementsIn } from "./requirements-en.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ kind: "list_item" as const, text }));

it("hears of what a program asks for its space and memory [7.3]", () => {
  const asked = lines(
    "OS: Tarn 10",
    "Memory: 8 GB RAM",
    "Network: Broadband connection",
    "Storage: 85 GB available space",
  );
  expect([...requirementsIn(asked).values()]).toEqual([
    null,
    { label: "Required memory", value: "8 GB" },
    null,
    { label: "Required storage", value: "85 GB" },
  ]);
});

it("takes the rows of a machine for its own [7.3]", () => {
  const own = ["Operating system: Tarn 11", "Memory: 16 GB", "Storage: 512 GB", "Graphics: built in"];
  expect(requirementsIn(lines(...own)).size).toBe(0);
  const asked = [{ kind: "heading" as const, text: "System requirements" }, ...lines(...own)];
  expect(requirementsIn(asked).size).toBe(4);
  expect(requirementsIn([{ kind: "heading", text: "REQUIRED" }, ...lines(...own)]).size).toBe(4);
  expect(requirementsIn(lines("Memory: 8 GB RAM", "Storage: 256 GB", "Colour: black")).size).toBe(0);
});
