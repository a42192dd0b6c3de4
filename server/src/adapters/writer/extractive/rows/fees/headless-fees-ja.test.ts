import { expect, it } from "vitest";
import { headlessFeesTold, mixedFeesTold } from "./headless-fees-ja.ts";

const CLEANING = [
  "壁掛けエアコン / 11,000円 / 約90分",
  "換気扇 / 15,400円〜 / 約2時間",
  "お掃除機能付き / 上記＋6,600円 / ＋60分",
  "2台目から: 1台につき1,000円引き",
];

it("tells what each thing costs where the columns have no names [6.2]", () => {
  expect(headlessFeesTold(CLEANING, undefined, "お掃除の料金")).toBe(
    "料金は、壁掛けエアコンが11,000円、換気扇が15,400円からです。",
  );
  expect(headlessFeesTold(CLEANING, "02 家まるごと", "お掃除の料金表")).toBe(
    "家まるごとの料金は、壁掛けエアコンが11,000円、換気扇が15,400円からです。",
  );
});

it("tells the sizes of things with their prices, and not what comes on top [6.2]", () => {
  const rooms = [
    "小型犬 〜8kg: 5,500円",
    "中型犬 8〜20kg: 7,150円",
    "猫 1匹: 4,400円",
    "猫 同室2匹目: 2,750円",
  ];
  expect(headlessFeesTold(rooms, "宿泊料金（1泊）", "宿")).toBe(
    "宿泊料金は、小型犬（8kgまで）が5,500円、中型犬8〜20kgが7,150円、猫1匹が4,400円です。",
  );
});

it("tells no sums that nobody asks for, nor names of columns as things", () => {
  expect(headlessFeesTold(CLEANING, undefined, "作業の例")).toBeNull();
  expect(headlessFeesTold(CLEANING, "料金の割引について", "お掃除")).toBeNull();
  expect(headlessFeesTold(["品名 / 料金 / 時間", ...CLEANING], "料金", "お掃除")).toBeNull();
  expect(headlessFeesTold(CLEANING.slice(1, 3), "料金", "お掃除")).toBeNull();
});

it("tells the sums of a table one of whose rows says what comes on top [6.2]", () => {
  const head = "作業 / 料金 / 時間";
  expect(mixedFeesTold([head, ...CLEANING], "基本の作業", "お掃除の料金")).toBe(
    "基本の作業の料金は、壁掛けエアコンが11,000円、換気扇が15,400円からです。",
  );
  expect(mixedFeesTold([head, ...CLEANING.slice(0, 2)], "基本の作業", "お掃除の料金")).toBeNull();
});
