import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { TabTitle } from "./TabTitle";

const speaking = { type: "generate_audio", stage: "speaking", done: 12, total: 42, progress: 0.4 };

it.each([
  ["12/42 Making audio · 水筒 – Yomikoe", [speaking]],
  ["Waiting · 水筒 – Yomikoe", [{ status: "queued" }]],
  ["20% · 水筒 – Yomikoe", [speaking, { status: "queued" }]],
  ["水筒 – Yomikoe", [{ ...speaking, status: "completed" }]],
])("says in the tab's title what is being made: %s", async (title, jobs) => {
  await withTexts("en");
  render(<TabTitle title="水筒" queues={jobs.map(queueOf) as never} />);
  expect(document.title).toBe(title);
});

it("is the product's name when nothing is open", async () => {
  await withTexts("en");
  render(<TabTitle title={null} queues={[]} />);
  expect(document.title).toBe("Yomikoe");
});
