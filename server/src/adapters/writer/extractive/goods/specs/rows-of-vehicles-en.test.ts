import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

it("says of a used car how far it was driven and what it runs on, and no year that its name has [7.3]", async () => {
  const rows = [
    specification("Year", "2004"),
    specification("Mileage", "61,000 miles"),
    specification("Fuel", "Petrol"),
    specification("Transmission", "Manual"),
    specification("Interior/Comfort Options", "Air Conditioning, Leather Seats"),
  ];
  const page = textPage("2004 Holm Hatchback", [saidBlock("It was kept in a barn.")], {
    type: "product",
    facts: rows,
  });
  const text = (await paragraphsWritten(page, 60, "news")).flat().join(" ");
  expect(text).toContain("61,000 miles on the clock");
  expect(text).toContain("a manual transmission");
  expect(text).toContain("It runs on petrol.");
  expect(text).toContain("It comes with air conditioning and leather seats.");
  expect(text).not.toContain("is from 2004");
});

it("does not say that a car runs on what is no fuel [7.3]", async () => {
  const facts = [specification("Fuel", "Electric"), specification("Transmission", "Manual")];
  const page = textPage("Holm Hatchback", [saidBlock("It was kept in a barn.")], { type: "product", facts });
  const text = (await paragraphsWritten(page, 60, "news")).flat().join(" ");
  expect(text).toContain("a manual transmission");
  expect(text).not.toContain("runs on");
});
