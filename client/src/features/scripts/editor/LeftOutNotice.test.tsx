import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { LeftOutNotice } from "./LeftOutNotice";

it.each([
  ["en", "The page states different prices: 8580 / 7980"],
  ["ja", "ページに異なる価格が書かれています： 8580 / 7980"],
] as const)("names what a script leaves out, and why, in %s", async (language, text) => {
  await withTexts(language);
  render(<LeftOutNotice leftOut={[{ reason: "PRICE_CONFLICT", text: "8580 / 7980" }]} />, {
    wrapper: graphqlServer({}).wrapper,
  });
  expect(screen.getByText(text)).toBeVisible();
});
