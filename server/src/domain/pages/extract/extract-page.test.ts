import { describe, expect, it } from "vitest";
import type { UnreadableReason } from "#kernel/reasons";
import { analysedFixture } from "../../../test/pages/pages.ts";
import { extractPage } from "./extract-page.ts";

const pageOf = async (html: string) => {
  const extraction = await extractPage(html, "https://pages.example/page");
  if ("refused" in extraction) throw new Error(extraction.refused);
  return extraction.page;
};

describe("a Japanese product page", async () => {
  const page = await analysedFixture("product-ja");
  const texts = page.blocks.map(({ text }) => text);
  const values = Object.fromEntries(
    page.facts.filter(({ label }) => !label).map((fact) => [fact.kind, fact.value]),
  );

  it("is known as one, in its language, with its site", () => {
    expect(page).toMatchObject({
      type: "product",
      language: "ja",
      title: "南部鉄器 急須「あられ」0.6L",
      site: "湯の音オンラインショップ",
    });
  });

  it("states name, brand, price, stock, codes and reviews", () => {
    expect(values).toMatchObject({
      name: "南部鉄器 急須「あられ」0.6L",
      brand: "盛岡鋳造舎",
      price: "8580",
      availability: "InStock",
      sku: "NB-ARARE-06",
      gtin: "4901234567894",
      rating: "4.7",
      review_count: "132",
    });
  });

  it("keeps where each fact was found", () => {
    const price = page.facts.find(({ kind }) => kind === "price");
    expect(price).toMatchObject({ source: "json-ld", currency: "JPY" });
    expect(price?.provenance).toEqual({
      path: "ld+json[0].@graph[1].offers.price",
      excerpt: "8580",
      shown: "8,580円（税込）",
    });
    expect(price?.confidence).toBeGreaterThan(0.95);
  });

  it("has its table of specifications as facts and as rows", () => {
    const specifications = page.facts.filter(({ kind }) => kind === "specification");
    expect(specifications.map(({ label }) => label)).toEqual(["容量", "サイズ", "重量", "材質", "産地"]);
    expect(page.blocks).toContainEqual({ kind: "table_row", text: "容量: 0.6リットル" });
  });

  it("keeps the description in its order, headings with their level", () => {
    const headings = page.blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
    expect(headings.slice(-2)).toEqual(["お茶の時間が、少し長くなる急須", "毎日使うための形"]);
    expect(page.blocks.find(({ text }) => text === "毎日使うための形")?.level).toBe(2);
    expect(texts.findIndex((text) => text.includes("あられ」と呼ばれる"))).toBeLessThan(
      texts.findIndex((text) => text.startsWith("注ぎ口は")),
    );
  });

  it("leaves cookies, navigation and other products out", () => {
    expect(texts.join("\n")).not.toMatch(/Cookie|ログイン|鍋敷き|特定商取引/);
  });
});

it("reads an article's author, date and prose, and no ruby twice", async () => {
  const page = await analysedFixture("article-sjis");
  expect(page).toMatchObject({
    type: "article",
    language: "ja",
    author: "越前 直子",
    publishedAt: "2026-02-11",
  });
  const text = page.blocks.map((block) => block.text).join("\n");
  expect(text).toContain("この時刻から朝まで、ここは一つの家でした");
  expect(text).not.toContain("えちぜん");
});

it("reads an English article", async () => {
  const page = await analysedFixture("article-en");
  expect(page).toMatchObject({
    type: "article",
    language: "en",
    title: "How One Valley Brought Its Night Sky Back",
    site: "The Upland Review",
    author: "Imogen Farrow",
    publishedAt: "2026-03-02T06:15:00Z",
  });
  const text = page.blocks.map((block) => block.text).join("\n");
  expect(text).toContain("The whole project cost £84,000");
  expect(text).not.toMatch(/cookies|Related stories|quarry/);
});

const prose = (sentence: string) =>
  Array.from({ length: 8 }, (_, i) => `<p>${sentence.replace("#", String(i + 1))}</p>`).join("");
const english = prose(
  "This is paragraph number # of a story about the harbour, and it has something to say for itself.",
);
const japanese = prose(
  "これは港町の話の#番目の段落です。朝の市場では、魚を売る人たちの声がいつも響いています。",
);

it("reads words whole where a line might part them", async () => {
  const parted =
    "Letter # tells that the Appli\u00ADcants of this coun&shy;ty wait for their boun&#xAD;ties and regu&#173;lations.";
  const page = await pageOf(frame("Letters", prose(parted)));
  expect(page.blocks[0]?.text).toContain(
    "tells that the Applicants of this county wait for their bounties and regulations.",
  );
});

it("keeps the date of the page's own time zone", async () => {
  const page = await pageOf(
    `<html><head><title>朝</title><meta property="article:published_time" content="2026-10-04T07:30:00+09:00"></head><body><article>${japanese}</article></body></html>`,
  );
  expect(page.publishedAt).toBe("2026-10-04T07:30:00+09:00");
});

it("tells the language from the text, whatever the page declares", async () => {
  expect((await pageOf(`<html lang="en"><body><article>${japanese}</article></body></html>`)).language).toBe(
    "ja",
  );
  expect((await pageOf(`<html lang="ja"><body><article>${english}</article></body></html>`)).language).toBe(
    "en",
  );
});

const frame = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;

it.each<[string, UnreadableReason, string]>([
  [
    "a bot challenge",
    "BOT_CHALLENGE",
    frame(
      "Just a moment...",
      "<h1>shop.example</h1><p>Verify you are human by completing the action below.</p>",
    ),
  ],
  [
    "a denied access",
    "BOT_CHALLENGE",
    frame("Access Denied", "<p>You don't have permission to access this server.</p>"),
  ],
  [
    "a page for signing in",
    "LOGIN_WALL",
    frame(
      "Sign in",
      '<h1>Sign in</h1><form><input name="u"><input type="password"></form><p>Please log in to go on.</p>',
    ),
  ],
  [
    "a Japanese page for signing in",
    "LOGIN_WALL",
    frame(
      "ログイン | 会員サイト",
      '<h1>ログイン</h1><form><input type="password"></form><p>会員番号とパスワードを入力してください。</p>',
    ),
  ],
  [
    "the beginning of a paid text",
    "TEASER",
    frame(
      "A story",
      `<article><p>It was a dark night in the harbour, and the ships lay still at their ropes, waiting for the morning tide to come in.</p><p>Subscribe to continue reading.</p></article>`,
    ),
  ],
  [
    "the beginning of a Japanese paid text",
    "TEASER",
    frame(
      "港の夜",
      `<article><p>港の夜は静かでした。船は綱につながれたまま、朝の潮を待っていました。その夜のことを、いまでも覚えている人がいます。</p><p>この記事は有料会員限定です。残り1,240文字</p></article>`,
    ),
  ],
  [
    "a page that its scripts build",
    "NEEDS_SCRIPT",
    frame(
      "App",
      '<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="a.js"></script>',
    ),
  ],
  [
    "a missing page that answers 200",
    "NOT_FOUND",
    frame("404 Not Found", "<h1>404</h1><p>Sorry, we could not find that page.</p>"),
  ],
  [
    "a missing Japanese page",
    "NOT_FOUND",
    frame("お探しのページが見つかりません", "<p>URLをご確認ください。</p>"),
  ],
  ["an empty page", "EMPTY", frame("", "")],
  [
    "an error that answers 200",
    "SITE_ERROR",
    frame("503 Service Unavailable", "<h1>Sorry</h1><p>Please try again in a few minutes.</p>"),
  ],
  [
    "a Japanese shop under maintenance",
    "SITE_ERROR",
    frame("ただいまメンテナンス中です", "<p>終了までしばらくお待ちください。</p>"),
  ],
  [
    "a wall of cookies",
    "COOKIE_WALL",
    frame(
      "Daily Harbour",
      "<h1>Your privacy</h1><p>Accept all cookies to continue to the site, or subscribe.</p><button>Accept</button>",
    ),
  ],
  [
    "a Japanese wall of cookies",
    "COOKIE_WALL",
    frame("港新聞", "<p>クッキーの利用に同意すると、記事をご覧いただけます。</p><button>同意する</button>"),
  ],
  [
    "a French page",
    "OTHER_LANGUAGE",
    frame(
      "Histoire",
      `<article>${prose("Voici le paragraphe # de cette histoire du port, que les pêcheurs racontent encore dans les maisons de la ville.")}</article>`,
    ),
  ],
  [
    "a Chinese page",
    "OTHER_LANGUAGE",
    frame(
      "故事",
      `<article>${prose("这是关于港口的第#段故事，渔民们至今仍在城里的房子里讲述着这个故事，人们都喜欢听。")}</article>`,
    ),
  ],
  [
    "a Korean page",
    "OTHER_LANGUAGE",
    frame(
      "이야기",
      `<article>${prose("이것은 항구에 관한 #번째 이야기이며, 어부들은 아직도 마을의 집에서 이 이야기를 들려줍니다.")}</article>`,
    ),
  ],
])("refuses %s with %s", async (_, reason, html) => {
  expect(await extractPage(html, "https://pages.example/page")).toEqual({ refused: reason });
});

/** A chapter that goes on for long. */
const CHAPTER =
  "Chapter # goes on with the harbour, the boats, the fog and everything that the fishermen saw on that " +
  "long winter day out at sea, where nobody had been for years and the gulls were louder than the " +
  "engines of the boats that followed them home again in the evening light of a winter sun that was low " +
  "and red. Nobody in the town had ever written it down before, and so it is written down here, as it " +
  "was told at the long table of the inn by those who had been there themselves, with nothing added to " +
  "it and as little as possible left out of it, for those who come after. And when the telling was " +
  "over, they sat in silence until the lamp went out, and then they went home through the snow, one " +
  "after the other, to sleep until the morning tide.";

it.each([
  [
    "speaks of signing in",
    frame("How sign-in came to be", `<article>${english}<p>Please log in, the screen said.</p></article>`),
  ],
  [
    "has a form for signing in behind a button and few words",
    frame(
      "Coffee",
      `<div class="drawer"><form><input type="password"></form></div>
      <main><h1>Coffee</h1>
      <p>Fifty kinds of coffee, roasted on the day that they are sent, from eleven farms that we have known and visited for years.</p>
      <p>Choose how it is to be ground.</p></main>`,
    ),
  ],
  [
    "lists names with hardly a small word among them",
    frame(
      "Running Shoes",
      `<main><h1>Running Shoes</h1><ul>${Array.from(
        { length: 30 },
        (_, i) => `<li>Falcon Racer ${i} Men's Road Running Shoes $${100 + i} Sustainable Materials</li>`,
      ).join("")}</ul><p>Shoes for all of the roads.</p></main>`,
    ),
  ],
  [
    "has a form for signing in beside its text",
    frame("港の話", `<form><input type="password"></form><article>${japanese}${japanese}</article>`),
  ],
  [
    "is long and offers a subscription at its end",
    frame("A story", `<article>${english}${prose(CHAPTER)}<p>Subscribe to continue reading.</p></article>`),
  ],
])("reads a page that %s", async (_, html) => {
  expect(await extractPage(html, "https://pages.example/page")).toHaveProperty("page");
});
