import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { FragmentType } from "#gql/fragment-masking";
import type { FactsPanel_EntryFragmentDoc } from "#gql/graphql";
import { onEvent } from "#lib/events";
import { renderWithin } from "#test/render";
import { FactsPanel } from "./FactsPanel";

const fact = (kind: string, value: string) => ({
  id: value,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  provenance: kind === "author" ? { path: "p", excerpt: `By ${value}`, others: null } : null,
});

async function facts(pageType: string) {
  const found = [fact("author", "Elin Pryce"), fact("image", "A lamp on a desk"), fact("image", "Its foot")];
  const entry = { id: "e1", characters: 900, language: "en", pageType, facts: found };
  await renderWithin(
    <FactsPanel entry={entry as unknown as FragmentType<typeof FactsPanel_EntryFragmentDoc>} />,
    { language: "en" },
  );
  return screen.getAllByRole("term").map((term) => term.nextElementSibling?.textContent);
}

it("shows no descriptions of pictures among the facts of an article", async () => {
  expect(await facts("article")).toEqual(["Elin Pryce"]);
});

it("shows them of a product", async () => {
  expect(await facts("product")).toEqual(["Elin Pryce", "A lamp on a desk", "Its foot"]);
});

it("leads to the place of a fact, and to all of the text, with a script too", async () => {
  const wanted = vi.fn();
  const stop = onEvent("pageTextWanted", wanted);
  await facts("article");
  await userEvent.click(screen.getByText("Show in the text"));
  expect(document.activeElement).toHaveAccessibleName(/^Show in the text: Author/);
  await userEvent.click(screen.getByRole("button", { name: "Show all of the text" }));
  expect(wanted.mock.calls).toEqual([
    [{ place: { block: null, excerpt: "By Elin Pryce", texts: ["Elin Pryce"] } }],
    [{}],
  ]);
  stop();
});
