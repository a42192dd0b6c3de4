import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { plain } from "../../draft.ts";
import { labelled } from "./labelled-en.ts";
import { placesTold } from "./places.ts";

const page = textPage("Life at the mill", [
  { kind: "heading", text: "Who works here" },
  { kind: "paragraph", text: "Night shift: Two millers, paid by the sack. A lamp is lent for free." },
  { kind: "paragraph", text: "Note: The door sticks in rain." },
  { kind: "paragraph", text: "Bread: Loaves of bread are left on the sill." },
  { kind: "heading", text: "Conditions" },
  { kind: "list_item", text: "Sending. Free within ten miles." },
  { kind: "list_item", text: "Old sacks. We always look for holes first." },
  { kind: "list_item", text: "Paying. Cash or flour, within a week." },
  { kind: "heading", text: "2 Stop the wheel and wait" },
  { kind: "paragraph", text: "Give it half an hour. Then lift the stone." },
  { kind: "heading", text: "3 Lift the stone with care" },
  { kind: "paragraph", text: "Two people do so with a rope." },
]);
const said = (...texts: string[]) => {
  const told = [texts.map(plain)];
  return labelled(told, placesTold(told, page)).flatMap((drafts) => drafts.map(({ text }) => text));
};

it.each<[string, string[]]>([
  ["A lamp is lent for free.", ["Night shift: A lamp is lent for free."]],
  ["The door sticks in rain.", ["The door sticks in rain."]],
  ["Loaves of bread are left on the sill.", ["Loaves of bread are left on the sill."]],
  ["We always look for holes first.", ["Old sacks: We always look for holes first."]],
  ["Give it half an hour.", ["Stop the wheel and wait.", "Give it half an hour."]],
  ["Two people do so with a rope.", ["Two people do so with a rope."]],
])("says of %j what the label or the step above it is [6.2]", (text, expected) =>
  expect(said(text)).toEqual(expected),
);

it("says a label only before the first sentence of its block [6.2]", () =>
  expect(said("Two millers, paid by the sack.", "A lamp is lent for free.")).toEqual([
    "Night shift: Two millers, paid by the sack.",
    "A lamp is lent for free.",
  ]));
