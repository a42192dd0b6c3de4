import { expect, test } from "./support/journey";
import { places } from "./support/places";

test("links that are dragged onto the field go in, in their order, and can be added", async ({
  studio: page,
}) => {
  const { pages } = places();
  const field = page.getByRole("textbox", { name: /URL/ });
  const data = await page.evaluateHandle((base) => {
    const carried = new DataTransfer();
    carried.setData("text/html", `<a href="${base}/article-en">B</a> <a href="${base}/product-ja">A</a>`);
    carried.setData("text/plain", "B A");
    return carried;
  }, pages);
  await field.dispatchEvent("dragover", { dataTransfer: data });
  await expect(page.getByText("ここに放すと入ります")).toBeVisible();
  await field.dispatchEvent("drop", { dataTransfer: data });
  await expect(field).toHaveValue(`${pages}/article-en\n${pages}/product-ja`);
  await expect(page.getByText("2件のURL")).toBeVisible();
  await page.getByRole("button", { name: "追加" }).click();
  await expect(page.getByText("2件のページを追加しました")).toBeVisible();
});
