import { expect, it } from "vitest";
import { isHidden } from "./boilerplate.ts";
import { parseDocument, squash } from "./dom.ts";

const page = (body: string) =>
  parseDocument(`<html><body>${body}</body></html>`, "https://shop.example/lamp");

it("puts the parts of a streamed page in their places, and takes out what stood there meanwhile", () => {
  const document = page(
    `<h1>Lamp</h1><!--$?--><template id="B:0"></template><p>Loading <!--$-->all<!--/$--></p><!--/$--><p>Below</p>
    <div hidden id="S:2"><p>Made of ash.</p><template id="P:3"></template></div><script>$RC("B:0","S:2")</script>
    <div hidden id="S:3"><p>Sewn by hand.</p></div><script>$RS("S:3","P:3")</script>`,
  );
  const words = [...document.querySelectorAll("h1, p")].map(({ textContent }) => squash(textContent));
  expect(words).toEqual(["Lamp", "Made of ash.", "Sewn by hand.", "Below"]);
  expect([...document.querySelectorAll("[hidden]")]).toEqual([]);
});

it("shows a part whose place is not told where it stands", () => {
  const document = page('<h1>Lamp</h1><div hidden id="S:1"><p>Made of ash.</p></div>');
  const [made] = document.querySelectorAll("p");
  expect(squash(made?.textContent)).toBe("Made of ash.");
  expect(made?.closest("[hidden]")).toBeNull();
});

it("leaves other hidden boxes hidden", () => {
  const box = page('<div hidden id="size"><p>Sizes</p></div>').querySelector("#size");
  expect(box && isHidden(box)).toBe(true);
});
