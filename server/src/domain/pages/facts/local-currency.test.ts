import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const currencyOf = (note: string, lang = "en") => {
  const html = `<html lang="${lang}"><head><title>Low whistle</title></head><body><h1>Low whistle</h1><table>${note}<tr><td>Low D</td><td>$235</td></tr></table><button>Add to cart</button></body></html>`;
  return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price")?.currency;
};

it("hears in a table's caption of which country the dollars are", () => {
  expect(currencyOf("<caption>Canadian dollars, HST included</caption>")).toBe("CAD");
  expect(currencyOf("<caption>US dollars</caption>", "en-CA")).toBe("USD");
});

it("goes by the page's region where no caption says it, or one that names several", () => {
  expect(currencyOf("", "en-CA")).toBe("CAD");
  expect(currencyOf("<caption>US dollars, or Canadian dollars on request</caption>", "en-AU")).toBe("AUD");
});

it("takes dollars for those of the country in which the house is registered or taxed", () => {
  expect(currencyOf("<tr><td>Low Whistles Pty Ltd ABN 51 824 753 556</td></tr>")).toBe("AUD");
  expect(currencyOf("<tr><td>plus GST/PST where they apply</td></tr>")).toBe("CAD");
  expect(currencyOf("<tr><td>Call 51 824 753 556</td></tr>")).toBe("USD");
});

it("takes crowns for those of the one country in whose tongue the page can be had", () => {
  const inCrowns = (...tongues: string[]) => {
    const links = tongues.map((tongue) => `<a href="/${tongue}">${tongue}</a>`).join(" ");
    const html = `<html lang="en"><head><title>Low whistle</title></head><body><p>${links}</p><h1>Low whistle</h1><p class="price">245,00 kr.</p><button>Add to basket</button></body></html>`;
    return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price")?.currency ?? null;
  };
  expect(inCrowns("Dansk", "Deutsch")).toBe("DKK");
  expect(inCrowns("Svenska")).toBe("SEK");
  expect(inCrowns("Dansk", "Svenska")).toBeNull();
  expect(inCrowns("Deutsch")).toBeNull();
});

it("takes crowns for those of the one country whose tax the page names", () => {
  const inCrowns = (note: string) => {
    const html = `<html lang="en"><head><title>Low whistle</title></head><body><h1>Low whistle</h1><p class="price">kr 6 490,–</p><button>Add to basket</button><p>${note}</p></body></html>`;
    return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price")?.currency ?? null;
  };
  expect(inCrowns("Prices include 25 % Norwegian VAT. Freight in Norway kr 249,–.")).toBe("NOK");
  expect(inCrowns("With Norwegian VAT in Norway, with Swedish VAT in Sweden.")).toBeNull();
  expect(inCrowns("Prices include VAT.")).toBeNull();
});
