import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { stockFact } from "#test/stock-fact";
import { saidBlock, textPage } from "#test/text-page";
import { extractiveWriter } from "../../extractive.ts";
import { sentInAdvance } from "./sent-in-advance-en.ts";

const price: Fact = {
  ...{ id: "price", kind: "price", label: null, value: "80", currency: "GBP", source: "visible" },
  ...{ confidence: 0.9, provenance: { path: "p", excerpt: "£80" } },
};
const TEXT =
  "A loom that folds flat behind a door. The frame is ash, and the heddles are steel. It weaves two ells an hour, and it is so quiet that nobody wakes. The shuttle runs on felt, which lasts for years.";

async function told(first: string): Promise<string> {
  const facts = [price, stockFact("PreOrder", "Pre-order")];
  const page = textPage("Tarn Loom", [saidBlock(first), saidBlock(TEXT)], { type: "product", facts });
  const settings = { style: "product" as const, targetSeconds: 60 };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join(" ");
}

it("says once that a thing can be ordered in advance, and with it when it is sent [6.2]", async () => {
  const script = await told("Pre-order. We weave in June and ship on 3 July 2027.");
  expect(script).toContain("It can be ordered in advance; it is sent on 3 July 2027.");
  expect(script).not.toMatch(/Pre-order|We weave/);
});

it("leaves out the line that says no more than that [7.3]", async () => {
  const script = await told("Pre-order. The wood has to dry for a year before anybody cuts it.");
  expect(script).toContain("It can be ordered in advance.");
  expect(script).not.toContain("Pre-order");
});

it.each([
  ["Pre-orders. All orders will be posted in early May 2027.", "in early May 2027"],
  ["Pre-order. We post in the week of 10 May.", "in the week of 10 May"],
  ["Pre-order. We may post in due time.", undefined],
  ["We weave in June and ship on 3 July 2027.", undefined],
])("reads the day of sending behind such a line alone: %s [6.2]", (text, when) => {
  const sent = sentInAdvance({ blocks: [saidBlock(text)] });
  expect(sent?.text).toBe(when && `It can be ordered in advance; it is sent ${when}.`);
});
