import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { plain, type Subject } from "../draft.ts";
import { isNamedOften, withoutName } from "./closings.ts";

const OWN = [
  "I built a planter of oak for the yard behind my house.",
  "I sanded it twice and oiled it in the spring of last year.",
].map((text) => saidBlock(text));

it("sends its listeners on where a page has less in it than its title counts [7.3]", async () => {
  const page = textPage("12 Planters for the Yard", OWN);
  expect((await paragraphsWritten(page)).flat().at(-1)).toBe("You will find the rest on the original page.");
  const whole = textPage("A Planter for the Yard", OWN);
  expect((await paragraphsWritten(whole)).flat().at(-1)).toBe("That was “A Planter for the Yard”.");
});

it("says whose words it quotes where a site bears a person's name [7.3]", async () => {
  const site = { site: "Anna Tarn", url: "https://www.annatarn.example/planter" };
  const page = textPage("A Planter for the Yard", OWN, site);
  expect((await paragraphsWritten(page)).flat()).toContain(
    "You are listening to “A Planter for the Yard”, in the words of Anna Tarn.",
  );
  const other = textPage("A Planter for the Yard", OWN, { ...site, url: "https://planters.example/a" });
  expect((await paragraphsWritten(other)).flat()).toContain("What follows is quoted from the page.");
});

it("tells of a manual as of a book, and of no website [7.3]", async () => {
  const told = (await paragraphsWritten(textPage("12 Planters", OWN, { site: "Loom Documentation" }))).flat();
  expect(told[0]).toBe("You are listening to “12 Planters”, from the Loom documentation.");
  expect(told.at(-1)).toBe("You will find the rest in the Loom documentation.");
});

it("names a house in its closing only where it was not named often [7.3]", () => {
  const subject = { site: "Oak Loom", page: textPage("How wood is cut", OWN) } as Subject;
  const told = (count: number) => Array.from({ length: count }, () => plain("Oak Loom cuts oak."));
  expect(isNamedOften(subject, told(3))).toBe(false);
  expect(isNamedOften(subject, told(4))).toBe(true);
  const closing = [plain("You will find the rest on the website of Oak Loom.")];
  expect(withoutName(closing, subject)).toEqual([plain("You will find the rest on the website.")]);
});
