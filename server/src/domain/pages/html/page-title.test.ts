import { describe, expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { linkedDataOf } from "./json-ld.ts";
import { metadataOf } from "./metadata.ts";
import { pageTitle } from "./page-title.ts";

const titled = (title: string, body: string, { site = null as string | null, path = "entry/1" } = {}) => {
  const url = `https://pages.example/${path}`;
  const document = parseDocument(
    `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    url,
  );
  return pageTitle(document, { shared: null, site, url });
};

it("is the entry's heading, not the diary's above it", () => {
  const diary = `<h1><a href="/">湯気の暮らし</a></h1>`;
  const title = "棚の奥の急須 - 湯気の暮らし";
  expect(titled(title, `${diary}<h1><a href="/entry/1">棚の奥の急須</a></h1>`)).toBe("棚の奥の急須");
  expect(titled(title, `${diary}<h3>棚の奥の急須</h3>`)).toBe("棚の奥の急須");
  expect(titled("湯気の暮らし:棚の奥の急須", `${diary}<h2>棚の奥の急須</h2>`)).toBe("棚の奥の急須");
});

it("is the whole heading where the title has it without the sign of its trademark", () => {
  const body = "<h1>Tarn Loom™ - Oak set - REFURBISHED</h1>";
  expect(titled("Tarn Loom - Oak set - REFURBISHED - Tarn Mill", body)).toBe(
    "Tarn Loom™ - Oak set - REFURBISHED",
  );
});

it("is the entry's heading below a diary that is a part of its host's site", () => {
  const entry = "<h2>火を囲むまで</h2><h2>棚の奥の急須</h2>";
  const title = "湯気の暮らし:棚の奥の急須";
  const under = (link: string) => titled(title, `<h1>${link}</h1>${entry}`);
  expect(under(`<a href="https://pages.example/yuge/">湯気の暮らし</a>`)).toBe("棚の奥の急須");
  expect(under(`<a href="https://pages.example/entry/1">湯気の暮らし</a>`)).toBe("湯気の暮らし");
  expect(under(`<a name="top">湯気の暮らし</a>`)).toBe("湯気の暮らし");
  expect(under("湯気の暮らし")).toBe("湯気の暮らし");
  expect(titled(title, `<h1><a href="/yuge/">湯気の暮らし</a></h1>${entry}<h2>棚の奥の急須</h2>`)).toBe(
    "湯気の暮らし",
  );
});

it("is the thread's heading below that of its forum", () => {
  const title = "Pump runs dry after an hour - The Slipway: Boat Owners' Forum";
  const body = `<h1>The Slipway</h1><h2>Pump runs dry after an hour</h2><p>by gull » Sun Jul 14, 2024 9:52 pm</p>`;
  expect(titled(title, body)).toBe("Pump runs dry after an hour");
});

it("is the heading with which the title begins, not the manual's above it", () => {
  const body = "<h1>The Oak Loom</h1><h1>Tying a knot: the guide<a href='#tying'>¶</a></h1>";
  expect(titled("Tying a knot: the guide — The Oak Loom documentation", body)).toBe(
    "Tying a knot: the guide",
  );
  expect(titled("The Oak Loom — Tying a knot: the guide", body)).toBe("The Oak Loom");
  expect(titled("tying a knot [Oak Loom Manual]", "<h1>Tying a knot</h1><h1>Warping</h1>")).toBe(
    "Tying a knot",
  );
});

it("is the first part of the title without the section's name where a heading begins with it", () => {
  const body = "<h1>Knots overview <span>Save the page</span></h1>";
  expect(titled("Knots overview | Tying and Untying | Oak Loom Docs", body, { site: "Oak Loom Docs" })).toBe(
    "Knots overview",
  );
  expect(titled("Knots | Tying", "<h1>Warps</h1>")).toBe("Knots");
});

it("is the whole heading where the title is cut behind its beginning", () => {
  const heading = "<h1>庭の柿の木が隣にはみ出しました。切らないといけませんか？</h1>";
  const whole = "庭の柿の木が隣にはみ出しました。切らないといけませんか？";
  expect(titled("庭の柿の木が隣にはみ出しました。切ら... - よろず相談", heading)).toBe(whole);
  expect(titled("庭の柿の木が隣にはみ出しました。切ら… | よろず相談", heading)).toBe(whole);
  expect(titled("Why does my oak shed its … - Barks", "<h1>Why does my oak shed its bark?</h1>")).toBe(
    "Why does my oak shed its bark?",
  );
  expect(titled("庭の柿… - よろず相談", heading)).toBe("庭の柿…");
  expect(titled("隣の桜の枝が庭まではみ出し… - よろず相談", heading)).toBe("隣の桜の枝が庭まではみ出し…");
});

it("stays the main heading where it is the page's own", () => {
  expect(titled("Lamps: Care", "<h1>Lamps</h1><h2>Care</h2>")).toBe("Lamps");
  expect(titled("The Slipway - Boats for all", `<h1><a href="/">The Slipway</a></h1>`, { path: "" })).toBe(
    "The Slipway",
  );
  expect(titled("Ash lamp | The Lamp House", "<h1>Ash lamp</h1><h2>The Lamp House</h2>")).toBe("Ash lamp");
});

it("says what a thing is whose main heading is its code", () => {
  expect(titled("Larkmoor F4 Field Recorder – 32-bit float", "<h1>F4</h1>")).toBe(
    "Larkmoor F4 Field Recorder",
  );
  expect(titled("GM-64 電動コーヒーグラインダー | 春野精機", "<h1>GM-64</h1>")).toBe(
    "GM-64 電動コーヒーグラインダー",
  );
  expect(titled("F4 | Larkmoor", "<h1>F4</h1>")).toBe("F4");
  expect(titled("Ash lamp 4 in oak | The Lamp House", "<h1>Ash lamp 4</h1>")).toBe("Ash lamp 4");
});

it("is no stamp, and a heading with a year in it is none", () => {
  for (const stamp of ["Sun Jul 14, 2024 9:52 pm", "2024年7月14日(日) 9:52", "2024-07-14 9:52"])
    expect(titled(`${stamp} | Pump runs dry`, `<h1>${stamp}</h1>`)).toBe("Pump runs dry");
  expect(titled("July 1943 | Diary", "<h1>The winter of 1943</h1>")).toBe("July 1943");
  expect(titled("2024年の桜 | 桜だより", "<h1>2024年の桜</h1>")).toBe("2024年の桜");
});

it("never ends in its brackets", () => {
  const title = "写しの作成に失敗する（KB-2104 | KB-2117） | 控えの手引き";
  expect(titled(title, "", { site: "控えの手引き" })).toBe("写しの作成に失敗する（KB-2104 | KB-2117）");
  const long = `${"長い題".repeat(90)}（${"括弧の中".repeat(20)}）`;
  expect(titled(long, "")).toBe("長い題".repeat(90));
});

it("is the heading where the document's title names the site alone", () => {
  expect(titled("The Lamp House", "<h1>Ash lamp</h1>", { site: "The Lamp House" })).toBe("Ash lamp");
  expect(titled("The Lamp House", `<h1><a href="/">The Lamp House</a></h1>`)).toBe("The Lamp House");
});

it.each([
  ["7月7日 - 茶の百科", "7月7日"],
  ["2001年9月11日 | 百科事典", "2001年9月11日"],
  ["9/11 | History", "9/11"],
  ["24/7 | Cinema", "24/7"],
  ["1.2.3 - Releases", "1.2.3"],
  ["May 4 - Days", "May 4"],
  ["12:05 | Songs", "12:05"],
])("is the day or the figures that a page is about: %s", (title, heading) => {
  expect(titled(title, `<h1>${heading}</h1>`)).toBe(heading);
});

it.each([
  ["Reviews - Ash lamp", "Ash lamp", "Reviews"],
  ["Specifications | Ash lamp", "Ash lamp", "Specifications"],
  ["Ingredients - Apple pie", "Apple pie", "Ingredients"],
  ["Chapter 3 | Moby Whale", "Moby Whale", "Chapter 3"],
  ["Recipe | Apple pie recipe | Cook", "Apple pie", "Recipe"],
  ["House | Lamp | House of lights", "Lamp", "House"],
  ["The white whale at last | Moby", "Moby", "The white whale at last"],
])("is the page's heading, not the name of its section: %s", (title, heading, section) => {
  expect(titled(title, `<h1>${heading}</h1><h2>${section}</h2>`)).toBe(heading);
});

it("is a heading that leads to its own page, or home without being the site's name", () => {
  expect(titled("Foo | Bar", `<h1><a href="">Foo</a></h1>`)).toBe("Foo");
  expect(titled("Bar | Foo", `<h1><a href="">Foo</a></h1>`)).toBe("Foo");
  expect(titled("Bar | Foo", `<h1><a href="./">Foo</a></h1>`)).toBe("Foo");
  expect(titled("Bar | Foo", `<h1><a href="#top">Foo</a></h1>`, { path: "?p=12" })).toBe("Foo");
  expect(titled("Bar | Foo", `<h1><a href="https://other.example/">Foo</a></h1>`)).toBe("Foo");
  expect(titled("Open Day | Rivertown School", `<h1><a href="/">Open Day</a></h1>`)).toBe("Open Day");
  expect(titled("The Slipway - Boats for all", `<h1><a href="/">The Slipway</a></h1>`, { path: "en/" })).toBe(
    "The Slipway",
  );
});

it("is not the site's name behind it, however its link home is written", () => {
  for (const href of ["/", "../", "/index.html", "https://pages.example/", "//www.pages.example"])
    expect(titled("Bar | Foo", `<h1><a href="${href}">Foo</a></h1>`)).toBe("Bar");
  expect(titled("Bar | Foo", "<h1>Foo</h1><h2>Bar</h2>", { site: "Foo" })).toBe("Bar");
  expect(titled("Open Day « Rivertown", `<h1><a href="/">Rivertown</a></h1><h2>Open Day</h2>`)).toBe(
    "Open Day",
  );
  expect(titled("On Rivertown - Rivertown", `<h1><a href="/">Rivertown</a></h1><h2>On Rivertown</h2>`)).toBe(
    "On Rivertown",
  );
});

it("is parted at a sign behind a bracket that never closes", () => {
  expect(titled("顔文字 :( の話 | 日記 | サイト", "")).toBe("顔文字 :( の話");
  expect(titled("Q. What is (new | Foo | Bar", "")).toBe("Q. What is (new");
  expect(titled("Q. What is (new | Foo (old) | Bar", "")).toBe("Q. What is (new");
  expect(titled("What (a | b (c | d)) is | Bar", "")).toBe("What (a | b (c | d)) is");
});

it("reads a title of brackets and signs alone in time", () => {
  const title = `${"(".repeat(900)}${" | ".repeat(200)}${")".repeat(500)}`;
  const from = performance.now();
  expect(titled(title, "<h1>(</h1>".repeat(30))).toBe("(");
  expect(performance.now() - from).toBeLessThan(2_500);
});

it("is the thing that a workshop named, and not the workshop before it [6.2]", () => {
  expect(titled("菱川かご工房 - 手提げかご「やまみち」", "<p>かご</p>")).toBe("手提げかご「やまみち」");
  expect(titled("手提げかごの話 - 連載「やまみち」", "<p>かご</p>")).toBe("手提げかごの話");
  expect(titled("菱川かご工房 - かごの手入れ", "<p>かご</p>")).toBe("菱川かご工房");
  expect(titled("菱川かご工房 - 手提げかご「やまみち」", "<p>かご</p>", { path: "" })).toBe("菱川かご工房");
});

it("parts the lines of a main heading where the document's title does", () => {
  const lines = "<h1>海を編む<br>浜野ちえ　籠の四十年</h1>";
  expect(titled("海を編む 浜野ちえ 籠の四十年 | 浜の美術館", lines)).toBe("海を編む 浜野ちえ 籠の四十年");
  expect(titled("海を編む　浜野ちえ　籠の四十年｜展覧会", lines)).toBe("海を編む 浜野ちえ 籠の四十年");
  expect(titled("毎日つかえる白い皿 | 皿の店", "<h1>毎日つかえる<br>白い皿</h1>")).toBe("毎日つかえる白い皿");
});

it("is the thing's heading where a shop's markup tells it from the shop's", () => {
  const title = "柿の葉茶 50g | 茶舗 かすみ powered by TANA";
  const shop = `<h1 class="logoText">茶舗 かすみ</h1>`;
  expect(titled(title, `${shop}<h2>柿の葉茶 50g</h2>`)).toBe("柿の葉茶 50g");
  expect(titled(title, `<h1>茶舗 かすみ</h1><h2 class="item_name">柿の葉茶 50g</h2>`)).toBe("柿の葉茶 50g");
  expect(titled(title, "<h1>茶舗 かすみ</h1><h2>柿の葉茶 50g</h2>")).toBe("茶舗 かすみ");
});

it("is the thread's heading below a forum's that is no link", () => {
  const headed = (house: string) =>
    titled(`Wheel stands still - Page 1 - ${house}`, `<h1>${house}</h1><h2>Wheel stands still</h2>`);
  expect(headed("Mill Talk Forums")).toBe("Wheel stands still");
});

it("is the heading of the matter where the main heading is the site's name in its banner", () => {
  const notice = `<div id="banner"><h1>Nether Weir</h1></div><h3>Apple Day: change of place, and the lane</h3>`;
  const title = "Nether Weir Parish Council | Notices | Apple Day: change of place and the lane";
  expect(titled(title, notice)).toBe("Apple Day: change of place, and the lane");
  const thread = `<div class="headerbar"><h1>The Lock Board</h1></div><h2>Pump runs dry, SOLVED</h2>`;
  expect(titled("Pump runs dry, SOLVED - Page 1 - The Lock Board", thread)).toBe("Pump runs dry, SOLVED");
  const goods = `<h1 class="shopname"><a href="/">酒の三枝</a></h1><h2>峯霞 純米吟醸</h2>`;
  expect(titled("酒の三枝 / 峯霞 純米吟醸 720ml", goods)).toBe("峯霞 純米吟醸");
});

it("names the site by the heading of its banner", () => {
  const siteOf = (title: string, heading: string) => {
    const html = `<html><head><title>${title}</title></head><body><div class="headerbar"><h1>${heading}</h1></div><h2>Pump runs dry</h2></body></html>`;
    const url = "https://boats.example/t/1";
    return metadataOf(parseDocument(html, url), linkedDataOf(parseDocument(html, url)), url).site;
  };
  expect(siteOf("Pump runs dry - Page 1 - The Lock Board", "The Lock Board")).toBe("The Lock Board");
  expect(siteOf("Pump runs dry - Page 1 - The Lock Board", "Pump runs dry")).toBe("boats.example");
});

it("stays the main heading in a box like a banner where the document's title begins with it", () => {
  const body = `<header class="page-header"><h1>Tying a knot</h1></header><h2>Knots</h2>`;
  expect(titled("Tying a knot | Knots | Oak Loom", body)).toBe("Tying a knot");
});

it("is the heading by which an entry is shared, below the diary's name", () => {
  const url = "https://pages.example/2023/10/tests.html";
  const read = (shared: string | null, body: string) =>
    pageTitle(
      parseDocument(
        `<html><head><title>Damp Towel: Seven tests</title></head><body>${body}</body></html>`,
        url,
      ),
      { shared, site: "pages.example", url },
    );
  const diary = "<h1>Damp Towel</h1>";
  expect(read("Seven tests", `${diary}<h3>Seven tests</h3>`)).toBe("Seven tests");
  expect(read(null, `${diary}<h3>Seven tests</h3>`)).toBe("Damp Towel");
  expect(read("Seven tests", `${diary}<h3>Seven tests</h3><h3>Seven tests</h3>`)).toBe("Damp Towel");
});

it("is the thread that a forum names last, where a heading has it", () => {
  const title = "The Loom Forum • View topic - Warp threads that break, help please";
  const body = (heading: string) => `<h3>The Loom Forum</h3><p>For all who weave</p><h2>${heading}</h2>`;
  expect(titled(title, body("Warp threads that break, help please"))).toBe(
    "Warp threads that break, help please",
  );
  expect(titled(title, body("Rules"))).not.toBe("Warp threads that break, help please");
});

describe("a page that is shared by an older name", () => {
  const titleOf = (shared: string, body: string) => {
    const url = "https://news.example/articles/20260822";
    const html = `<html><head><title>Tram opening slips to August - The Harbour Post</title></head><body>${body}</body></html>`;
    return pageTitle(parseDocument(html, url), { shared, site: null, url });
  };
  const heading = "<h1>Harbour tram opening slips to August, five months late</h1>";
  const older = "Tram to carry first passengers in March";

  it("is called by its heading, of which its title is a short form", () => {
    expect(titleOf(older, heading)).toBe("Harbour tram opening slips to August, five months late");
  });

  it("keeps that name where the heading says it, too, or there are two headings, or none like the title", () => {
    const whole = "Harbour tram opening slips to August, five months late";
    expect(titleOf(whole, heading)).toBe(whole);
    expect(titleOf(older, `${heading}<h1>Other news</h1>`)).toBe(older);
    expect(titleOf(older, "<h1>Town and country</h1>")).toBe(older);
  });
});

it("is not called by the number of an older version under which it is still shared", () => {
  const titleOf = (shared: string) => {
    const url = "https://ledger.example/product";
    const html =
      "<html><head><title>Ledgerfern 3: books for busy people</title></head><body><h1>Done by Friday.</h1></body></html>";
    return pageTitle(parseDocument(html, url), { shared, site: null, url });
  };
  expect(titleOf("Ledgerfern 2 – now with bank rules")).toBe("Ledgerfern 3: books for busy people");
  expect(titleOf("Ledgerfern – books without tears")).toBe("Ledgerfern");
});

it("was published on the day that its meta elements and its text say, where its data has another", () => {
  const day = (meta: string, shown: string) => {
    const data = JSON.stringify({ "@type": "NewsArticle", headline: "Tram", datePublished: "2026-03-14" });
    const html = `<html><head><script type="application/ld+json">${data}</script>
      <meta property="article:published_time" content="${meta}"></head>
      <body><h1>Tram</h1><time datetime="${shown}">today</time></body></html>`;
    const document = parseDocument(html, "https://news.example/tram");
    return metadataOf(document, linkedDataOf(document), "https://news.example/tram").publishedAt;
  };
  expect(day("2026-08-22T05:00:00+09:00", "2026-08-22T05:00")).toBe("2026-08-22T05:00:00+09:00");
  expect(day("2026-08-22T05:00:00+09:00", "2026-08-23T05:00")).toBe("2026-03-14");
});

describe("a title that is shorter than its heading", () => {
  const whole = "Order lifted for zones 1 and 3 only – zone 2 remains";
  const alert = "City Alerts • Order lifted for zones";

  it("is said whole, as the only heading does that goes on where it ends", () => {
    expect(titled(alert, `<h1>News Flash</h1><h2>${whole}</h2>`)).toBe(whole);
    expect(titled("Order lifted for zones", `<h2>${whole}</h2>`)).toBe(whole);
  });

  it("stays as it is where two headings begin so, the heading has a button, or it is short", () => {
    expect(titled(alert, `<h2>${whole}</h2><h3>Order lifted for zones 4 and 5</h3>`)).not.toBe(whole);
    expect(titled("Order lifted for zones", `<h2>${whole}<button>Share</button></h2>`)).not.toContain(
      "remains",
    );
    expect(titled("Knots", "<h2>Knots for the impatient, and why they slip</h2>")).toBe("Knots");
  });
});

it("is what stands behind the shop's name, which the picture that leads home has for its words", () => {
  const title = "Tarn Hill Seeds & Tools - Dibber, ash";
  const logo = (href: string) =>
    `<a href="${href}"><img alt="Tarn Hill Seeds &amp; Tools"></a><p>Dibber, ash</p>`;
  expect(titled(title, logo("/"))).toBe("Dibber, ash");
  expect(titled(title, logo("/tools"))).toBe("Tarn Hill Seeds & Tools");
  const url = "https://pages.example/entry/1";
  const page = `<html><head><title>坂の上の金物店 - 雪平</title></head><body><a href="/">坂の上の金物店</a></body></html>`;
  const document = parseDocument(page, url);
  expect(metadataOf(document, linkedDataOf(document), url)).toMatchObject({
    title: "雪平",
    site: "坂の上の金物店",
  });
});
