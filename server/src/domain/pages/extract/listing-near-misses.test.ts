import { describe, expect, it } from "vitest";
import { cardedItems } from "#kernel/shelf/items";
import { extractPage } from "./extract-page.ts";

const SENTENCE = "The lamp stands on a base of solid brass and turns in every direction, day and night. ";
const PROSE = `<p>${SENTENCE.repeat(18)}</p>`;
const pageOf = async (path: string, heading: string, body: string, head = "") => {
  const html = `<html lang="en"><head><title>${heading}</title>${head}</head><body><main><h1>${heading}</h1>${body}</main></body></html>`;
  const extraction = await extractPage(html, `https://shop.example/${path}`);
  return "page" in extraction ? extraction.page : null;
};
const told = async (...page: Parameters<typeof pageOf>) =>
  cardedItems((await pageOf(...page))?.blocks ?? []).map(({ card }) =>
    [card?.name, card?.price, card?.isFrom && "from", card?.isEmployer && `at ${card.by}`]
      .filter(Boolean)
      .join(" "),
  );
const WOODS = ["Oak", "Ash", "Elm", "Fir", "Yew", "Lime", "Birch", "Larch"];
const grid = (of: (wood: string, at: number) => string) => `<div>${WOODS.map(of).join("")}</div>`;
const teasers = grid(
  (wood, at) =>
    `<div class="post"><h3><a href="/t/${at}">How the ${wood} loom was built by hand</a></h3><p>${wood} is a wood that few people work with today.</p></div>`,
);
const mugs = grid(
  (wood, at) =>
    `<div class="card"><h3><a href="/p/${at}">${wood} mug of clay</a></h3><p class="price">$${24 + at}</p></div>`,
);

describe("a text with a shelf of others below it [7.2]", () => {
  it.each([
    ["vitamin-c-serum", ""],
    ["adopt-a-cat-guide", '<meta property="og:type" content="article">'],
    ["blog/how-to-light-a-room", '<meta name="author" content="Anna Tarn">'],
    ["news/2026/how-to-light-a-room", '<meta property="og:type" content="article">'],
  ])("is no list by a word within its address: %s", async (path, head) => {
    expect(await told(path, "A lamp for each room", `${PROSE}<section>${teasers}</section>`, head)).toEqual(
      [],
    );
  });

  it.each([["More from our blog"], ["Keep reading"], ["Trending"]])(
    "is no list of those below “%s”",
    async (over) => {
      const body = `${PROSE}<section><h2>${over}</h2>${teasers}</section>`;
      expect(await told("tags/lamps", "A lamp for each room", body)).toEqual([]);
    },
  );

  it.each([["category/looms"], ["blog"], ["blog/looms"], ["tag/how-to-build-looms"]])(
    "is one at an address of lists: %s",
    async (path) => {
      expect(await told(path, "Looms", `<p>${SENTENCE}</p>${teasers}`)).toHaveLength(WOODS.length);
    },
  );
});

describe("a department that is shown as what was sought [7.2]", () => {
  it("is a list", async () => {
    expect(await told("c/mugs", "Mugs", `<div class="search-results grid">${mugs}</div>`)).toHaveLength(
      WOODS.length,
    );
  });

  it.each(['<nav class="search-results">', '<div class="search-filters">', '<div class="related-search">'])(
    "is none within %s",
    async (box) => {
      const body = `<p>${SENTENCE}</p>${box}${mugs}${box.startsWith("<nav") ? "</nav>" : "</div>"}`;
      expect(await told("c/mugs", "Mugs", body)).toEqual([]);
    },
  );
});

describe("a page with questions below its things [7.2]", () => {
  const asked = '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[]}</script>';
  it("is a list at an address of lists alone", async () => {
    expect(await told("c/mugs", "Mugs", mugs, asked)).toHaveLength(WOODS.length);
    expect(await told("help/mugs", "Mugs", mugs, asked)).toEqual([]);
  });
});

describe("goods with others below them [7.2]", () => {
  const offer = `<p class="price">$24</p><p>${SENTENCE}</p><button>Add to cart</button><h2>More mugs from the kiln</h2>`;
  it.each([["products-green-mug"], ["products/green-mug"], ["shop/green-mug"]])(
    "are no list: %s",
    async (path) => {
      expect(await told(path, "Green mug", `${offer}${mugs}`)).toEqual([]);
      expect(
        await told(
          path,
          "Green mug",
          `${offer}${mugs.replaceAll("</p></div>", "</p><button>Add to cart</button></div>")}`,
        ),
      ).toEqual([]);
    },
  );

  it("are a list without a button of its own", async () => {
    const buttons = mugs.replaceAll('<div class="card">', '<div class="card"><button>Add to cart</button>');
    expect(await told("collections/mugs", "Mugs", buttons)).toHaveLength(WOODS.length);
    expect(await told("collections/mugs", "Mugs", mugs)).toHaveLength(WOODS.length);
  });
});

describe("a box of several things [7.2]", () => {
  const cell = (wood: string, thing: string, state: string, at: number) =>
    `<div class="cell-${thing}"><a class="pl" href="/q/${thing}/${at}">${wood} ${thing} for the hall</a><span class="v">${state}</span></div>`;
  it("gives no thing the price of its neighbour", async () => {
    const pairs = grid(
      (wood, at) =>
        `<div class="pair">${cell(wood, "shelf", "Sold out", at)}${cell(wood, "table", `$${50 + at}`, at)}</div>`,
    );
    for (const one of await told("shop/wood", "Wooden furniture", pairs))
      expect(one).not.toMatch(/shelf.*\$/);
  });

  it("is none with two links to one thing, or with a link to its kind", async () => {
    const cards = grid((wood, at) =>
      [
        `<div class="card"><a class="pl" href="/q/${at}">${wood} table for the hall</a>`,
        `<a class="pl" href="/q/${at}">${wood} table, large picture</a><a class="kind" href="/k">Tables of wood</a><span class="v">$${50 + at}</span></div>`,
      ].join(""),
    );
    expect(await told("shop/wood", "Wooden furniture", cards)).toHaveLength(WOODS.length);
  });
});

describe("an amount that buys nothing [7.2]", () => {
  const stated = (text: string) =>
    grid(
      (wood, at) =>
        `<div class="card"><h3><a href="/p/${at}">${wood} mill of the valley</a></h3><p class="v">${text.replace("#", String(20 + at))}</p></div>`,
    );
  it.each(["Award $#", "$# raised", "Current bid $#", "2 for $#", "Damage: $#", "Prize: $#", "賞金 ¥#"])(
    "is no price: %s",
    async (text) => {
      expect((await told("collections/mills", "Mills", stated(text))).join(" ")).not.toMatch(/[$¥]/);
    },
  );

  it.each(["$#", "Now $#", "Our price: $#"])("is one: %s", async (text) => {
    expect((await told("collections/mills", "Mills", stated(text)))[0]).toBe("Oak mill of the valley $20");
  });

  it("is no price among jobs and rents", async () => {
    for (const heading of ["Jobs in Oregon", "Mills for rent"])
      expect((await told("collections/mills", heading, stated("$#"))).join(" ")).not.toContain("$");
    expect((await told("collections/mills", "Mills for sale", stated("$#"))).join(" ")).toContain("$20");
  });
});

describe("who employs [7.2]", () => {
  const jobs = (line: string, box = "job") =>
    grid(
      (wood, at) =>
        `<div class="${box}"><h3><a href="/j/${at}">Night nurse at the ${wood} ward</a></h3>${line.replaceAll("N", wood)}<p>Eight hours a night, six nights in two weeks, with a bed nearby.</p></div>`,
    );
  it.each([
    ['<div class="company-info"><span class="place">N Town</span></div>', "job"],
    ['<span class="tag">N City</span>', "company-card"],
    ['<span class="company-location">N City</span>', "job"],
  ])("is no place beside the name of the employer: %s", async (line, box) => {
    expect((await told("jobs", "Nurses", jobs(line, box))).join(" ")).not.toContain(" at N");
    for (const one of await told("jobs", "Nurses", jobs(line, box)))
      expect(one).not.toMatch(/at \w+ (?:Town|City)$/);
  });

  it("is named by a line of its own", async () => {
    const [first] = await told("jobs", "Nurses", jobs('<span class="company">N Care</span>'));
    expect(first).toBe("Night nurse at the Oak ward at Oak Care");
  });

  const asks = async (amount: string, box: string) => {
    const line = `<span class="company-name">N Works</span><p class="${box}">${amount}</p>`;
    return (await told("c/looms", "Looms", jobs(line)))[0] ?? "";
  };
  it.each([
    ["$420", "price", "$420"],
    ["¥12,800", "price", "¥12,800"],
    ["$42,000", "price", " at Oak Works"],
    ["$420", "salary", " at Oak Works"],
  ])("sells goods where %s is marked as a %s", async (amount, box, end) => {
    expect((await asks(amount, box)).endsWith(end)).toBe(true);
  });

  it.each(["$25 an hour", "$900 – $1,200", "月給 ¥90,000"])("pays wages: %s", async (amount) => {
    expect(await asks(amount, "price-box")).toMatch(/^[^$¥]* at Oak Works$/);
  });
});

describe("who wrote a headline [7.2]", () => {
  const makers = async (line: string) => {
    const posts = grid(
      (wood, at) =>
        `<div class="post"><h3><a href="/t/${at}">How the ${wood} loom was built by hand</a></h3>${line.replace("W", `Anna ${wood}`)}<p>${wood} is a wood that few people work with today.</p></div>`,
    );
    return cardedItems((await pageOf("blog", "Looms", posts))?.blocks ?? []).map(({ card }) => card?.by);
  };
  it.each([
    '<div class="author">W</div>',
    '<div class="author"><a href="/w"><b>W</b></a></div>',
    '<div class="byline"><span class="n">By W</span> <span class="d">March 7, 2026</span></div>',
  ])("is named in a box that holds hardly more: %s", async (line) => {
    expect((await makers(line))[0]).toMatch(/^Anna Oak$/);
  });

  it.each(['<div class="author-info"><b>Posts</b><i>12</i><div class="role">Head W</div></div>'])(
    "is nobody in a box that holds more: %s",
    async (line) => {
      expect((await makers(line))[0] ?? null).toBeNull();
    },
  );
});

describe("entries that are rows or definitions [7.2]", () => {
  const users = `<div class="col">${WOODS.map((wood, at) => `<div class="user"><a href="/u/${at}">Anna ${wood}</a> ${at + 12} books</div>`).join("")}</div>`;
  const book = (wood: string, at: number) =>
    `<a class="bookTitle" href="/b/${at}">The ${wood} of the long valley</a> by <a class="authorName" href="/w">Bo Tarn</a>`;
  const tableOf = (mark: string) =>
    `<table>${WOODS.map((wood, at) => `<tr ${mark}><td>${at + 1}</td><td>${book(wood, at)}<p>4.${at} avg rating, ${at + 3},000 ratings</p></td></tr>`).join("")}</table>`;
  it("are those of a table that marks its rows, and not the users beside them", async () => {
    const names = await told(
      "list/show/1.Books",
      "Books of the valley",
      `${tableOf('itemscope itemtype="http://schema.org/Book"')}${users}`,
    );
    expect(names).toHaveLength(WOODS.length);
    expect(names[0]).toMatch(/^The Oak of the long valley/);
  });

  it("are none of a table of data", async () => {
    const rows = WOODS.map(
      (wood, at) => `<tr><td><a href="/w/${at}">The ${wood} tree</a></td><td>${at + 12} m</td></tr>`,
    );
    expect(await told("trees", "Trees", `<p>${SENTENCE}</p><table>${rows.join("")}</table>`)).toEqual([]);
  });

  const authors = (wood: string, at: number) =>
    `<div class="list-authors"><a href="/a/${at}">Anna ${wood}</a>, <a href="/a/b">Bo Tarn</a></div>`;
  const papers = (term: (at: number) => string) =>
    `<dl>${WOODS.map((wood, at) => `<dt>${term(at)}</dt><dd><div class="list-title"><span>Title:</span> On the growth of the ${wood} in wet valleys</div>${authors(wood, at)}</dd>`).join("")}</dl>`;
  it("are definitions whose terms lead to them", async () => {
    const names = await told(
      "list/trees/recent",
      "Trees",
      papers((at) => `[${at}] <a href="/abs/${at}">tree:${at}</a>`),
    );
    expect(names[0]).toBe("On the growth of the Oak in wet valleys");
    expect(
      await told(
        "list/trees/recent",
        "Trees",
        papers((at) => `[${at}]`),
      ),
    ).toEqual([]);
  });
});
