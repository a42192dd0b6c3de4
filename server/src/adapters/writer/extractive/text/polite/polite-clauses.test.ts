import { expect, it } from "vitest";
import { isPolite, politeThroughout, politeWithin } from "./polite.ts";

it("says a clause before が in the register of its sentence [6.2]", () => {
  const told = (clause: string) => politeWithin(`${clause}、値段は高いです。`);
  expect(told("運ぶ会社は九社あるが")).toBe("運ぶ会社は九社ありますが、値段は高いです。");
  expect(told("漕ぎ手は32人いるが")).toBe("漕ぎ手は32人いますが、値段は高いです。");
  expect(told("庭に犬がいるが")).toBe("庭に犬がいますが、値段は高いです。");
  expect(told("容器の分を十円引くが")).toBe("容器の分を十円引きますが、値段は高いです。");
  expect(told("雨の日は客が減るが")).toBe("雨の日は客が減りますが、値段は高いです。");
  expect(told("人だけなら三キロだが")).toBe("人だけなら三キロですが、値段は高いです。");
  expect(told("列車は九月に走る見通しだが")).toBe("列車は九月に走る見通しですが、値段は高いです。");
  expect(told("桐野さんは「来年も乗る」と話すが")).toBe(
    "桐野さんは「来年も乗る」と話しますが、値段は高いです。",
  );
  expect(told("桐野さんは「来年も乗るが")).toBe("桐野さんは「来年も乗るが、値段は高いです。");
  expect(told("駅の近くが")).toBe("駅の近くが、値段は高いです。");
  expect(told("夜遅くが")).toBe("夜遅くが、値段は高いです。");
});

it("knows verbs that end like polite ones [6.2]", () => {
  expect(isPolite("火を止めて冷ます。")).toBe(false);
  expect(politeThroughout("火を止めて冷ます。")).toBe("火を止めて冷まします。");
  expect(isPolite("火を止めて冷まします。")).toBe(true);
  expect(isPolite("湯を沸かします。")).toBe(true);
});

it("says that something went away [6.2]", () => {
  expect(politeThroughout("旅の人は礼を言って去っていった。")).toBe("旅の人は礼を言って去っていきました。");
  expect(politeThroughout("子どもは家の中へ入った。")).not.toContain("いきました");
});

it("says だった behind a noun made of a verb [6.2]", () => {
  expect(politeThroughout("去年は金魚すくいだった。")).toBe("去年は金魚すくいでした。");
});
