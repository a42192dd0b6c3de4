import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { hasOrderCode, withoutOrderCode } from "../order-code.ts";
import { praisesAnother } from "./others.ts";

const LOOM = textPage("Tarn Titan T900X Table Loom", [], { type: "product" });

it.each([
  ["Unleash the threads of the Arden 9800X3D spindle with a premium X870E frame.", true],
  ["Maximize the power of Titan 5000 series looms with steel reeds.", true],
  ["The Arden RX7800 spins wool by night.", true],
  ["The Tarn T900X warps itself in a minute.", false],
  ["Compatible with the Arden RX7800 spindle.", false],
  ["UV400 protection keeps the eyes of the weaver safe.", false],
  ["The loom is faster than the RX7800.", false],
  ["Store up to 500GB of patterns.", false],
  ["Fold the loom and carry it home.", false],
])("knows a shop's banner for other goods: %s", (text, expected) => {
  expect(praisesAnother(LOOM, "Tarn Titan Table Loom")(text)).toBe(expected);
});

it.each([
  ["The Tarn 12G-P4-3992-KR is a loom for a table.", "It is a loom for a table."],
  ["A loom for a table (12G-P4-3992-KR) folds flat.", "A loom for a table folds flat."],
  ["The Tarn T-900 is a loom for a table.", "The Tarn T-900 is a loom for a table."],
  ["A state-of-the-art loom folds flat.", "A state-of-the-art loom folds flat."],
])("calls goods by no code for an order: %s", (text, told) => {
  expect(withoutOrderCode(text, false)).toBe(told);
  expect(hasOrderCode(told)).toBe(false);
});

it.each([
  "MIL-STD-810H certification means that the loom survives a fall.",
  "Supports AES-256-XTS encryption of all patterns.",
  "The 2-in-1 reed (2-in-1) turns around.",
])("takes no standard for a code: %s", (text) => {
  expect(withoutOrderCode(text, false)).toBe(text);
  expect(hasOrderCode(text)).toBe(false);
});

it("knows a code that is left", () => {
  expect(hasOrderCode("Ask for the 12G-P4-3992-KR in the shop.")).toBe(true);
});
