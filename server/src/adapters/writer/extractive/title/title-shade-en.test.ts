import { expect, it } from "vitest";
import type { Fact, Provenance } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { titleOf } from "./title.ts";

const nameOf = (
  title: string,
  value: string,
  provenance: Partial<Provenance> = {},
  body = "It is made of oak.",
) => {
  const name: Fact = {
    id: "name",
    kind: "name",
    label: null,
    value,
    currency: null,
    source: "visible",
    confidence: 1,
    provenance: { path: "h1", excerpt: value, ...provenance },
  };
  return titleOf(textPage(title, [said(body)], { type: "product", facts: [name] }));
};

it("calls goods whose heading is their colour by the shelf that their title names", () => {
  const shelved = { filed: ["Mill Lamp", "Lamps"] };
  expect(nameOf("Tall Mill Lamp in Oiled Oak", "Slate", shelved)).toBe("Mill Lamp in Slate");
  expect(nameOf("Tall Mill Lamp in Oiled Oak", "Brook", shelved)).toBe("Brook");
  expect(nameOf("Slate", "Slate", { filed: ["Lamps"] })).toBe("Slate");
});

it("calls used goods by their name, and not by the grade of how worn they are", () => {
  const others = [{ value: "Tarn Mill Lamp", source: "json-ld" as const, path: "name" }];
  expect(nameOf("USED Tarn Lamp (No. 218)", "BARGAIN", { others })).toBe("Tarn Mill Lamp");
});

it("keeps the name of the one that is sold of several, where the text calls it so", () => {
  const title = "Tarn Sock 4ply — Wet Slate";
  expect(nameOf(title, title, {}, "Wet Slate is dyed twice.")).toBe("Tarn Sock 4ply, Wet Slate");
  expect(nameOf(title, title, {}, "It is dyed twice.")).toBe("Tarn Sock 4ply");
});
