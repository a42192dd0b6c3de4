import { expect, it } from "vitest";
import { extractPage } from "./extract-page.ts";

const links = (names: string[]) => names.map((name) => `<a href="/${name}">${name}</a>`).join(", ");
const FOOTER = `<div class="footer"><dl><dt>Help</dt><dd>${links(["Help centre", "Disputes and reports", "Returns and refunds"])}</dd>
  <dt>Languages</dt><dd>${links(["Russian", "Portuguese", "Spanish", "French", "German", "Italian", "Dutch"])}</dd></dl></div>`;
const page = (body: string) =>
  extractPage(
    `<html lang="en"><head><title>Lamp house</title></head><body><div id="root"></div>${body}
    <script>1</script><script>2</script><script>3</script><script>4</script></body></html>`,
    "https://shop.example/items/lamp",
  );

it("reads no line of the footer for the text of a page that is built by script", async () => {
  expect(await page(FOOTER)).toEqual({ refused: "NEEDS_SCRIPT" });
});

it("reads a short text beside such a footer", async () => {
  const text =
    "The lamp is turned from one piece of ash and stands on a cast foot. Its shade is sewn by hand in our workshop, and the cord is two metres long.";
  expect(await page(`<main><p>${text}</p></main>${FOOTER}`)).toMatchObject({ page: { blocks: [{ text }] } });
});
