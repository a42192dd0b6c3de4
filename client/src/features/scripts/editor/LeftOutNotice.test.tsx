import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { LeftOutNotice } from "./LeftOutNotice";

it.each([
  ["en", "PRICE_CONFLICT", "￥8,580 / ￥7,980", "The page states different prices: ￥8,580 / ￥7,980"],
  ["ja", "PRICE_CONFLICT", "￥8,580 / ￥7,980", "ページに異なる価格が書かれています： ￥8,580 / ￥7,980"],
  ["en", "STOCK_CONFLICT", "InStock / OutOfStock", /stock: In stock \/ Out of stock$/],
  ["ja", "STOCK_CONFLICT", "InStock / OutOfStock", /在庫あり \/ 在庫なし$/],
] as const)("names what a script leaves out, and why, in %s: %s", async (language, reason, text, shown) => {
  await withTexts(language);
  render(<LeftOutNotice leftOut={[{ reason, text }]} />, { wrapper: graphqlServer({}).wrapper });
  expect(screen.getByText(shown)).toBeVisible();
});
