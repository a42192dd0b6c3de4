import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const nameOf = (title: string, heading: string, stated?: string) => {
  const data = JSON.stringify({
    "@type": "Product",
    name: stated,
    offers: { price: 329, priceCurrency: "EUR" },
  });
  const head = stated ? `<script type="application/ld+json">${data}</script>` : "";
  const html = `<html><head><title>${title}</title>${head}</head><body><h1>${heading}</h1><p>€329</p><button>Add to cart</button></body></html>`;
  return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "name")?.value;
};

it("takes the name in the data where the heading speaks to the reader", () => {
  const title = "Kantel. The desk that lives above your radiator.";
  expect(nameOf(title, "The desk that lives above your radiator", "Kantel windowsill desk")).toBe(
    "Kantel windowsill desk",
  );
});

it("takes the heading where it only names the thing otherwise, or where the data speaks so, too", () => {
  expect(nameOf("Oak desk for windowsills", "Oak desk for windowsills", "Kantel desk")).toBe(
    "Oak desk for windowsills",
  );
  expect(nameOf("Know your desk, a guide", "Know your desk, a guide", "Know Your Desk (Paperback)")).toBe(
    "Know your desk, a guide",
  );
});

it("takes the shop's number from before a name, where the title has the same number", () => {
  const heading = "#2291. Folding organ, 1919";
  expect(nameOf("Tarn Organs - Stock #2291 Folding organ", heading)).toBe("Folding organ, 1919");
  expect(nameOf("Tarn Organs - #2290 Folding organ", heading)).toBe(heading);
});

it("writes a word mark as the title does, which begins with it", () => {
  expect(nameOf("Lark, the radio that plays one station", "lark")).toBe("Lark");
  expect(nameOf("Larks and their songs", "lark")).toBe("lark");
  expect(nameOf("LARK, the radio that plays one station", "lark")).toBe("lark");
});

it("takes the name in the data where the heading has no more than the maker [7.3]", () => {
  const data = JSON.stringify({
    "@type": "Product",
    name: "Weir Balm",
    brand: { "@type": "Brand", name: "Holm & Daughter" },
    offers: { price: 329, priceCurrency: "EUR" },
  });
  const html = `<html><head><title>Weir Balm - Holm & Daughter</title><script type="application/ld+json">${data}</script></head><body><h1>Holm & Daughter</h1><p>€329</p><button>Add to cart</button></body></html>`;
  const name = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("Weir Balm");
});
