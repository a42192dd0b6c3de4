import { expect, it } from "vitest";
import { webAddress } from "./web-address";

it.each([
  [" shop.example/hook ", "https://shop.example/hook"],
  ["localhost:8080/hook", "https://localhost:8080/hook"],
  ["http://Shop.example", "http://shop.example/"],
])("takes %o as an address", (text, address) => expect(webAddress(text)).toBe(address));

it.each(["", "shop", "ftp://shop.example/", "mailto:a@shop.example", "https://"])(
  "finds no address of the web in %o",
  (text) => expect(webAddress(text)).toBeNull(),
);

it("takes none that is too long with its scheme", () => {
  expect(webAddress("shop.example", 20)).toBe("https://shop.example/");
  expect(webAddress("shop.example", 19)).toBeNull();
});
