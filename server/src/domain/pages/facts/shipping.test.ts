import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

it("keeps no bullet before what a page says of sending", () => {
  const html =
    "<html><head><title>Oak lamp</title></head><body><h1>Oak lamp</h1><p>$40.00</p><button>Add to cart</button><p><span>●</span> In stock, ships in 1–2 days.</p></body></html>";
  const shipping = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "shipping");
  expect(shipping?.value).toBe("In stock, ships in 1–2 days.");
});
