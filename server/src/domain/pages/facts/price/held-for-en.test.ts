import { expect, it } from "vitest";
import { parseDocument } from "../../html/dom.ts";
import { linesOf } from "../lines.ts";
import { withHeldFor } from "./held-for-en.ts";

const heldIn = (...lines: string[]) => {
  const html = `<html><body><main>${lines.map((one) => `<p>${one}</p>`).join("")}</main></body></html>`;
  const [price] = withHeldFor(linesOf(parseDocument(html, "https://shop.example/1")), [
    {
      kind: "price",
      label: null,
      value: "14.00",
      currency: "GBP",
      source: "visible",
      confidence: 0.6,
      provenance: { path: "p", excerpt: "£14.00" },
    },
  ]);
  return price?.provenance?.held;
};

it("reads which of several formats a price buys [7.3]", () => {
  expect(heldIn("Hardcover", "£14.00", "Paperback", "from £8.00")).toBe("hardcover");
  expect(heldIn("Audio CD £14.00", "MP3 £8.00")).toBe("cd");
  expect(heldIn("Hardcover", "£14.00")).toBeUndefined();
  expect(heldIn("Hardcover £14.00", "Paperback £14.00")).toBeUndefined();
  expect(heldIn("Paperback writers of the year", "£14.00", "Hardcover", "£20.00")).toBeUndefined();
});

it("reads the amount that is chosen among others, and no measure that stands alone [7.3]", () => {
  expect(heldIn("£14.00", "Size: 30 ml", "30 ml", "50 ml")).toBe("30 ml");
  expect(heldIn("£14.00", "Size: 1 oz/ 30 mL", "1.7 oz/ 50 mL")).toBe("1 oz");
  expect(heldIn("£14.00", "Size: 30 ml")).toBeUndefined();
  expect(heldIn("£14.00", "Size: M", "S", "L")).toBeUndefined();
});

it("reads no amount far from the price, and none where two are chosen [7.3]", () => {
  const others = Array.from({ length: 45 }, (_, at) => `Oak wheel ${"abc"[at % 3]}`);
  expect(heldIn("Size: 30 ml", "50 ml", ...others, "£14.00")).toBeUndefined();
  expect(heldIn("£14.00", "Size: 30 ml", "50 ml", "Size: 50 ml")).toBeUndefined();
});
