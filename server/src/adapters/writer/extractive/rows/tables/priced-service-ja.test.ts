import { expect, it } from "vitest";
import { pricedService } from "./priced-service-ja.ts";
import { tableAsWritten } from "./written-tables-ja.ts";

const rows = ["お品物 / 料金(税込) / お日にち", "小紋 / 4,200円 / 約2週間", "振袖 / 8,600円 / 約3週間"];

it("tells prices with the service that stands above them [6.2]", () => {
  const [, first, second] = tableAsWritten(rows, "水洗い(手洗い)") ?? [];
  expect(first).toBe("水洗いは、小紋の場合、料金が4,200円、お日にちが約2週間です。");
  expect(second).toBe("振袖は、料金が8,600円、お日にちが約3週間です。");
});

it("takes no question above a table for a service [6.2]", () => {
  const [, first] = tableAsWritten(rows, "いくらかかりますか？") ?? [];
  expect(first).toBe("小紋は、料金が4,200円、お日にちが約2週間です。");
});

it("takes a heading that the column of names repeats for no service [6.2]", () => {
  expect(pricedService("水洗い", ["お品物", "料金"])).toBe("水洗い");
  expect(pricedService("蔵", ["蔵の名", "料金"])).toBeNull();
  expect(pricedService("貸し蔵", ["蔵", "料金"])).toBeNull();
});
