import { describe, expect, it } from "vitest";
import { tieChecker, untiedIn } from "#kernel/ties/check";
import { analysed } from "#test/pages/pages";
import { parseDocument } from "./dom.ts";

const textOf = (body: string) =>
  (
    parseDocument(`<html><body>${body}</body></html>`, "https://pages.example/").body.textContent ?? ""
  ).trim();

describe("text that nobody can see is not the page's", () => {
  it.each([
    `<p style="font-size:0">The price is 1 yen.</p>`,
    `<p style="color:red; font-size: 0px;">The price is 1 yen.</p>`,
    `<p style="position:absolute; left:-9999px">The price is 1 yen.</p>`,
    `<div style="text-indent:-99999px"><b>The price is 1 yen.</b></div>`,
    `<span style="position:absolute;clip:rect(0 0 0 0)">The price is 1 yen.</span>`,
    `<span style="color:#fff;background:#FFFFFF">The price is 1 yen.</span>`,
    `<div style="background-color: white"><p><span style="color: #ffffff">The price is 1 yen.</span></p></div>`,
  ])("%s", (html) => {
    expect(textOf(html)).toBe("");
  });

  it.each([
    `<p style="font-size:0.9em">The price is 80 yen.</p>`,
    `<div style="font-size:0"><div class="box">The price is 80 yen.</div></div>`,
    `<div style="opacity:0">The price is 80 yen.</div>`,
    `<p style="color:#fff;background:#000">The price is 80 yen.</p>`,
    `<p style="left:-10px">The price is 80 yen.</p>`,
  ])("but it is where it can be seen: %s", (html) => {
    expect(textOf(html)).toBe("The price is 80 yen.");
  });

  it("and ties no number of a script", async () => {
    const seen = Array.from(
      { length: 8 },
      (_, n) => `<p>The kettle boils water for tea number ${n + 20} in the morning.</p>`,
    );
    const html = `<html lang="en"><title>A kettle</title><body><article><h1>A kettle</h1>${seen.join("")}
      <p style="font-size:0">It was sold 4711 times in the first week of its life.</p></article></body></html>`;
    const check = tieChecker(await analysed(html, "https://pages.example/kettle"));
    expect(untiedIn("It was sold 4711 times.", check("It was sold 4711 times."))).toEqual(["4711 times"]);
  });
});
