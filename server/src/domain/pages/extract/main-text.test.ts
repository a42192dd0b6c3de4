import { describe, expect, it } from "vitest";
import { extractPage } from "./extract-page.ts";

async function textOf(html: string) {
  const extraction = await extractPage(html, "https://shop.example/items/lamp");
  if ("refused" in extraction) throw new Error(extraction.refused);
  return extraction.page.blocks.map(({ text }) => text).join("\n");
}
const framed = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;

const DESCRIPTION =
  "The lamp is turned from one piece of ash and stands on a cast foot. Its shade is sewn by hand in our workshop.";
const CARE =
  "Wipe it with a dry cloth. The bulb is changed without tools, and every part can be bought singly.";
const shop = (inner: string) =>
  framed(
    "Ash lamp",
    `<nav><a href="/lamps">All lamps</a></nav><main><h1>Ash lamp</h1><div class="description"><p>${DESCRIPTION}</p>
    <p>The cord is two metres long, and the switch sits where the hand falls on it.</p></div>${inner}</main>
    <footer><p>© Lamp house. All rights reserved.</p></footer>`,
  );

describe("the text of a product page", () => {
  it("is its description, without the shop's frame", async () => {
    const text = await textOf(shop(""));
    expect(text).toContain(DESCRIPTION);
    expect(text).not.toMatch(/All lamps|rights reserved/);
  });

  it("goes on in panels that fold", async () => {
    const panel = `<div class="accordion"><div class="accordion-item"><h3>Details</h3><div class="accordion-panel">
      <ul><li>Ash from the hills behind the workshop, oiled twice</li><li>Shade of linen, 28 cm wide</li></ul></div></div>
      <div class="accordion-item"><h3>Care</h3><div class="accordion-panel"><p>${CARE}</p></div></div></div>`;
    expect(await textOf(shop(panel))).toContain(CARE);
  });

  it.each([
    [
      "other things",
      `<section class="related-items"><h2>You may also like</h2><div class="card"><a href="/oak">Oak lamp</a> $40</div><div class="card"><a href="/elm">Elm lamp</a> $44</div></section>`,
      "Oak lamp",
    ],
    ["buttons", `<div class="buy-box"><button>Add to cart</button><span>$40</span></div>`, "Add to cart"],
    [
      "a cookie banner",
      `<div class="cookie-banner"><p>This shop uses cookies. Choose which you allow.</p><button>Allow all</button></div>`,
      "cookies",
    ],
  ])("leaves out %s", async (_, html, word) => {
    const text = await textOf(shop(html));
    expect(text).toContain(DESCRIPTION);
    expect(text).not.toContain(word);
  });

  it("is what stands for readers without scripts where the page's own tree has nothing", async () => {
    const html = framed(
      "Ash lamp",
      `<div id="root"></div><noscript><p>${DESCRIPTION}</p><p>${CARE}</p></noscript>`,
    );
    expect(await textOf(html)).toContain(DESCRIPTION);
  });
});

const STORY = [
  "港の朝は早い。まだ暗いうちから、船は灯りをつけて沖へ出ていきます。",
  "戻ってくるのは七時ごろです。市場では、仲買人たちが声をあげて待っています。",
  "その日の魚の値段は、ほんの数分で決まります。声と指の形だけで、何百もの箱が売られていきます。",
];
/** A page of the old kind: its parts are cells, and none of them has a name. */
const cells = (middle: string) =>
  framed(
    "港の朝",
    `<table width="760"><tr><td width="160" bgcolor="#eeeeff" valign="top">
    <a href="a.html">干物</a><br><a href="b.html">鮮魚</a><br><a href="c.html">貝</a><br><a href="d.html">海藻</a><br>
    <a href="e.html">道具</a><br><a href="f.html">お買い物方法</a></td>
    <td valign="top">${middle}</td></tr></table>
    <center><font size="1">Copyright (C) 港の店 <a href="m.html">お問い合わせ</a></font></center>`,
  );

describe("the text of an old Japanese page", () => {
  it("is the cell that tells something, without the menu beside it", async () => {
    const text = await textOf(cells(`<h1>港の朝</h1>${STORY.join("<br><br>")}`));
    for (const sentence of STORY) expect(text).toContain(sentence);
    expect(text).not.toMatch(/海藻|お買い物方法|Copyright/);
  });
});
