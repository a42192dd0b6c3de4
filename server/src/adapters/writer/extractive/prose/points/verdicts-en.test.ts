import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { verdictsOn } from "./verdicts-en.ts";

const said = (title: string, ...lines: string[]) =>
  verdictsOn(textPage(title, lines.map(itemBlock), { type: "article" }), 60)?.text ?? null;
const LINES = [
  "Oak Loom: Best for beginners",
  "2. Pit Loom – Cheapest loom of all",
  "Best overall loom: Box Loom",
];

it("says for what each thing of a comparison is best, where one line each says so", () => {
  expect(said("The 3 Best Looms", ...LINES)).toBe(
    "It calls Oak Loom best for beginners, Pit Loom the cheapest loom of all, and Box Loom the best overall loom.",
  );
});

it("says so under no other title, and not of lines that judge nothing or too few", () => {
  expect(said("A history of weaving", ...LINES)).toBeNull();
  expect(said("The 3 Best Looms", ...LINES.slice(0, 2), "Box Loom: Made of oak")).toBeNull();
  expect(said("The 3 Best Looms", "Oak Loom: oak", "Pit Loom: ash", "Box Loom: elm")).toBeNull();
});

it("stands right behind the opening", async () => {
  const blocks = [
    saidBlock(
      "Four weavers wove the same cloth on nine looms in the winter, and they wrote down how long it took.",
    ),
    ...LINES.map((line) => headingBlock(line)),
    saidBlock("All looms were lent by the guild, and all of them went back to it in the spring."),
  ];
  const page = textPage("The 3 Best Looms", blocks, { type: "article" });
  const [opening] = await paragraphsWritten(page, 60, "narration");
  expect(opening?.join(" ")).toContain("“The 3 Best Looms”. It calls Oak Loom best for beginners");
});
