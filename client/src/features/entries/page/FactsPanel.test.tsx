import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FragmentType } from "#gql/fragment-masking";
import type { FactsPanel_EntryFragmentDoc } from "#gql/graphql";
import { renderWithin } from "#test/render";
import { FactsPanel } from "./FactsPanel";

const fact = (kind: string, value: string) => ({
  id: value,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  provenance: null,
});

async function facts(pageType: string) {
  const found = [fact("author", "Elin Pryce"), fact("image", "A lamp on a desk"), fact("image", "Its foot")];
  const entry = { id: "e1", characters: 900, language: "en", pageType, facts: found };
  await renderWithin(
    <FactsPanel entry={entry as unknown as FragmentType<typeof FactsPanel_EntryFragmentDoc>} />,
    { language: "en" },
  );
  return screen.getAllByRole("definition").map(({ textContent }) => textContent);
}

it("shows no descriptions of pictures among the facts of an article", async () => {
  expect(await facts("article")).toEqual(["Elin Pryce"]);
});

it("shows them of a product", async () => {
  expect(await facts("product")).toEqual(["Elin Pryce", "A lamp on a desk", "Its foot"]);
});
