import { describe, expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { stepsOn } from "./deeds-en.ts";
import { deedInTurn, inFew } from "./step-turns-en.ts";

describe("numbered parts below a heading that calls them steps", () => {
  const heads = [
    "1. Look before you cut",
    "2. Set the pane",
    "3. Clean the glass",
    "4. Two more coats, each thinner",
    "5. Wash, dry, wax",
  ];
  const stepsBelow = (numbered: string[]) =>
    stepsOn(
      textPage("How to mend a pane", [
        headingBlock("How to mend a pane"),
        saidBlock("A pane that rattles is mended in an hour."),
        { ...headingBlock("Step by step"), level: 2 },
        ...numbered.flatMap((text) => [
          { ...headingBlock(text), level: 3 },
          saidBlock("Take your time over it."),
        ]),
      ]),
    );

  it("are steps, though some of them are names and no orders [7.2]", () => {
    const said = stepsBelow(heads).map((deed, at) => deedInTurn(deed, at, heads.length).text);
    expect(said.slice(3)).toEqual([
      "The next step is “Two more coats, each thinner”.",
      "The last step is “Wash, dry, wax”.",
    ]);
    expect(
      inFew(stepsBelow(heads))
        .map(({ text }) => text)
        .join(" "),
    ).toContain("“Two more coats, each thinner”");
  });

  it("are none where their numbers do not follow each other [7.2]", () => {
    expect(stepsBelow(heads.with(3, "6. Two more coats, each thinner"))).toEqual([]);
  });
});

it("takes a heading that is called a step with its number for a step, though it is no order [7.2]", () => {
  const heads = ["Step 1: Lift the pane", "Step 2: Clean the frame", "Step 3: Wax, wipe, wax"];
  const page = (own: readonly string[]) =>
    textPage(
      "How to mend a pane",
      own.flatMap((text) => [headingBlock(text), saidBlock("Take your time over it.")]),
    );
  expect(stepsOn(page(heads)).map(({ said }) => said)).toEqual([
    "lift the pane",
    "clean the frame",
    "wax, wipe, wax",
  ]);
  expect(stepsOn(page([heads[0] ?? "", "Step 2: Panes of old", "Step 3: Wax, wipe, wax"]))).toEqual([]);
});
