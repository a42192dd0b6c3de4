import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const data = JSON.stringify({
  "@type": "Product",
  name: "Oak chest",
  offers: { price: 115, priceCurrency: "GBP", availability: "https://schema.org/InStock" },
});
const askedOf = (body: string) =>
  factsIn(
    `<html><head><title>Oak chest</title><script type="application/ld+json">${data}</script></head><body><h1>Oak chest</h1>${body}</body></html>`,
    "https://chests.example/1",
  ).find(({ kind }) => kind === "price")?.provenance?.asked;

it.each([
  ["<div>Starting bid:</div><div>£115.00</div>", "first-bid"],
  ["<div>Starting bid:</div><div>£115.00</div><p>Enter £115.00 or more</p>", "first-bid"],
  ["<p>Opening bid £115.00</p>", "first-bid"],
  ["<p>Current bid: £115.00</p>", "last-bid"],
  ["<p>£115.00 <a>7 bids</a></p>", "last-bid"],
  ["<div>Winning bid:</div><div>£115.00</div>", "won-bid"],
  ["<p>£115.00</p><p>Seller description</p><p>Ad ID 77</p><p>Report this ad</p>", "ad"],
  ["<p>£115.00</p><p>Contact the seller</p><p>Report this listing</p>", undefined],
  ["<p>£115.00 <a>[0 bids]</a></p>", "first-bid"],
  ["<div>Starting bid:</div><div>£90.00</div><p>Buy now £115.00</p>", undefined],
  ["<p>£115.00</p><p>Bids are taken for other chests.</p>", undefined],
  ["<p>Available only at select retailers</p><p>£115.00</p>", "elsewhere"],
  ["<p>£115.00</p><p>Sold exclusively in our stores.</p>", "elsewhere"],
  ["<p>£115.00</p><p>Also available at select retailers</p>", undefined],
  ["<p>£115.00</p><p>The brass lock is available only at select retailers and costs £12.</p>", undefined],
])("knows an amount that nobody pays the shop: %s [7.2]", (body, asked) => {
  expect(askedOf(body)).toBe(asked);
});

it("knows where the seller of an ad is [7.2]", () => {
  const price = factsIn(
    `<html><head><title>Oak chest</title><script type="application/ld+json">${data}</script></head>` +
      "<body><h1>Oak chest</h1><p>£115.00</p><p>Chat with seller</p><p>Posted in</p>" +
      "<p>Tarn, Upper Vale</p><p>Report this ad</p></body></html>",
    "https://chests.example/1",
  ).find(({ kind }) => kind === "price");
  expect(price?.provenance).toMatchObject({ asked: "ad", place: "Tarn, Upper Vale" });
});

it("takes no day on which an ad was posted for the place of its seller [7.2]", () => {
  const price = factsIn(
    `<html><head><title>Oak chest</title><script type="application/ld+json">${data}</script></head>` +
      "<body><h1>Oak chest</h1><p>£115.00</p><p>Chat with seller</p><p>Posted in</p>" +
      "<p>May this year</p><p>Report this ad</p></body></html>",
    "https://chests.example/1",
  ).find(({ kind }) => kind === "price");
  expect(price?.provenance?.asked).toBe("ad");
  expect(price?.provenance?.place).toBeUndefined();
});
