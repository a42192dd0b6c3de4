import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { entryList, scriptButton } from "./support/steps";

/** A bad mobile line: 400 kbit/s, and half a second to the server and back. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

const countCalls = (page: Page, operation: string) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes(`"operationName":"${operation}"`)) calls += 1;
  });
  return () => calls;
};

test("on a slow line it says what it does, and a double click does it once [1.3]", { tag: "@long" }, async ({
  studio: page,
}) => {
  test.setTimeout(180_000);
  const [created, ordered] = [countCalls(page, "CreateEntry"), countCalls(page, "GenerateScript")];
  await slowDown(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("読み込んでいます…")).toBeVisible({ timeout: 30_000 });

  const field = page.getByRole("textbox", { name: /URL/ });
  await expect(field).toBeVisible({ timeout: 60_000 });
  await field.fill(`${places().pages}/product-ja`);
  const add = page.getByRole("button", { name: "追加" });
  await add.dblclick();
  await expect(add).toHaveAttribute("data-loading", "true");
  await expect(entryList(page).getByText("読み取り済み")).toBeVisible({ timeout: 60_000 });
  expect(created()).toBe(1);

  await scriptButton(page).dblclick({ timeout: 60_000 });
  await expect(page.getByRole("group", { name: "台本" })).toBeVisible({ timeout: 60_000 });
  expect(ordered()).toBe(1);
  await expect(page.getByRole("button", { name: "145クレジット" })).toBeVisible({ timeout: 30_000 });
});
