import { expect, it } from "vitest";
import {
  headingBlock as headed,
  itemBlock,
  paragraphsWritten,
  saidBlock as said,
  textPage,
} from "#test/text-page";
import { warnsInEnglish } from "../warnings-en.ts";
import { stepsOn } from "./deeds-en.ts";

const TITLE = "How to Change a Tap Washer (Even If You've Never Held a Spanner)";
const STEPS = [
  [
    "Close the valve",
    "Turn the handle below the sink until it stops. If it sticks, don't force it. Close the main valve instead.",
  ],
  ["Empty the pipe", "Open the tap and wait. It drips for a minute."],
  ["Take the tap out", "Lift it straight up. Keep the screws in a cup."],
  ["Set the ring", "Push the ring down to the mark. The code wants that gap. It must never close."],
  ["Fit the washer, open the valve", "Press it in with your thumb. Then look for drips."],
];
const page = (lead: string, needs: string[] = []) =>
  textPage(TITLE, [
    said(lead),
    ...(needs.length > 0 ? [headed("What you need"), ...needs.map((need) => itemBlock(need))] : []),
    headed("Steps"),
    ...STEPS.flatMap(([head, text], at) => [headed(`${at + 1}. ${head}`, 3), said(text ?? "")]),
  ]);
const told = async (seconds: number, lead: string, needs: string[] = []) =>
  (await paragraphsWritten(page(lead, needs), seconds)).flat().join(" ");
const LEAD =
  "My tap dripped all night last May. The sink was filling with each valve in the house turned off.";

it("takes for whom a how-to is, in brackets behind its title, for no word on what it is [7.3]", () => {
  expect(stepsOn(page(LEAD)).map(({ said: deed }) => deed)).toContain("close the valve");
});

it("tells two orders of one heading as one sentence [7.3]", () => {
  expect(stepsOn(page(LEAD)).at(-1)?.said).toBe("fit the washer and open the valve");
});

it("tells each step of a how-to in its order, and no half of what to do in a case [7.3]", async () => {
  for (const seconds of [40, 60, 90]) {
    const text = await told(seconds, LEAD);
    const places = ["lose the valve", "mpty the pipe", "ake the tap out", "et the ring", "it the washer"].map(
      (deed) => text.indexOf(deed),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    if (text.includes("main valve instead")) expect(text).toContain("If it sticks");
    if (text.includes("that gap")) expect(text).toContain("Push the ring down to the mark.");
  }
});

it("takes what once was seen for no warning [7.3]", () => {
  expect(warnsInEnglish("The sink was filling with each valve in the house turned off.")).toBe(false);
  expect(warnsInEnglish("Work with each valve in the house turned off.")).toBe(true);
});

it("tells no remark on a thing that one needs without the list of them [7.3]", async () => {
  const needs = [
    "A new ring or two ($2). Don't use the old ring. I know it looks fine.",
    "A cup (for screws)",
  ];
  expect(await told(60, LEAD, needs)).not.toContain("old ring");
});
