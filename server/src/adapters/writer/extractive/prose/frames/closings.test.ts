import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

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

it("calls nothing the whole text where tables of it are left to the page [7.3]", async () => {
  const rows = [
    "Day / Hall / District",
    ...Array.from({ length: 6 }, (_, at) => `${at + 10} May / Oak Hall / Mill Street and Ford Lane`),
  ];
  const table = rows.map((text) => ({ kind: "table_row", text }) as const);
  const page = textPage("A Planter for the Yard", [...OWN, ...table]);
  expect((await paragraphsWritten(page)).flat().at(-1)).toBe("You will find the rest on the original page.");
});

it("says whose words it quotes where a site bears a person's name [7.3]", async () => {
  const site = { site: "Anna Tarn", url: "https://www.annatarn.example/planter" };
  const page = textPage("A Planter for the Yard", OWN, site);
  expect((await paragraphsWritten(page)).flat()).toContain(
    "This is “A Planter for the Yard”, in the words of Anna Tarn.",
  );
  const other = textPage("A Planter for the Yard", OWN, { ...site, url: "https://planters.example/a" });
  expect((await paragraphsWritten(other)).flat()[0]).toBe(
    "This is “A Planter for the Yard”, from Anna Tarn, told in the first person.",
  );
});

it("tells of a manual as of a book, and of no website [7.3]", async () => {
  const told = (await paragraphsWritten(textPage("12 Planters", OWN, { site: "Loom Documentation" }))).flat();
  expect(told[0]).toBe("This is “12 Planters”, from the Loom documentation, told in the first person.");
  expect(told.at(-1)).toBe("You will find the rest in the Loom documentation.");
});

it("ends with the name of the site, or with its address where it has no name [7.3]", async () => {
  const last = async (page: ReturnType<typeof textPage>) => (await paragraphsWritten(page)).flat().at(-1);
  const url = "https://www.looms.example/planters";
  expect(await last(textPage("A Planter for the Yard", OWN, { site: "Oak Loom", url }))).toBe(
    "That was “A Planter for the Yard”, from Oak Loom.",
  );
  expect(await last(textPage("Oak Loom’s Planter", OWN, { site: "Oak Loom", url }))).toBe(
    "That was “Oak Loom’s Planter”.",
  );
  expect(await last(textPage("12 Planters for the Yard", OWN, { site: "Oak Loom", url }))).toBe(
    "You will find the rest on the website of Oak Loom.",
  );
});
