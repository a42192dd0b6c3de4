import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { PlansPanel } from "./PlansPanel";

const cells = () =>
  screen
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));

it("compares the plans in yen and minutes", async () => {
  await renderWithin(<PlansPanel />, { language: "ja" });
  expect(screen.getByRole("table", { name: "プランの比較" })).toBeVisible();
  expect(cells()).toEqual([
    ["", "トライアル", "月額プラン"],
    ["料金", "14日間無料", "月 ￥2,980税込"],
    ["つくれる音声", "およそ12分", "毎月およそ160分残りは繰り越し"],
    ["音声1本の長さ", "5分まで", "30分まで"],
    ["ページ", "10件まで", "500件まで"],
    ["一度に追加できるURL", "5件まで", "20件まで"],
  ]);
});

it("marks the plan that one has", async () => {
  await renderWithin(<PlansPanel current="free" />, { language: "en" });
  const [free, monthly] = screen.getAllByRole("columnheader");
  expect(within(free as HTMLElement).getByText("Your plan")).toBeVisible();
  expect(monthly).toHaveTextContent(/^Monthly plan$/);
});
