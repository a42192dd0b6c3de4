import { expect, it } from "vitest";
import { saidBlock } from "#test/text-page";
import { passagesOf } from "./passages.ts";

const unit = (text: string, blockIndex: number, more = {}) => ({
  sentences: [text],
  blockIndex,
  section: -1,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 6,
  ...more,
});
/** The last sentence stands behind one whose own beginning could not be said. */
const told = (last: string, isOrphan = true) => {
  const units = [
    unit("この食卓は、栗の板を一枚ずつ並べて、はぎ合わせました。", 0),
    unit("遠くの方には、画面ごしのご案内もあります。", 1, { isOrphan }),
    unit(last, 1, { leans: true }),
  ];
  const blocks = [0, 1].map((at) =>
    saidBlock(units.flatMap((one) => (one.blockIndex === at ? one.sentences : [])).join("")),
  );
  const wanted = {
    language: "ja" as const,
    blocks,
    budget: 18,
    name: "栗の食卓",
    maker: undefined,
    said: [],
  };
  return passagesOf(units, [1, 1, 1], wanted).flatMap(({ sentences }) => sentences);
};

it("asks a listener for nothing that a sentence left out was the reason of [7.3]", () => {
  const asked = "寸法の分かる図面をご用意ください。";
  expect(told(asked)).not.toContain(asked);
  expect(told(asked, false)).toContain(asked);
  const outcome = "白木に戻り、塗った色は残りません。";
  expect(told(outcome)).not.toContain(outcome);
  expect(told(outcome, false)).toContain(outcome);
  const whole = "板の色は、日の光のもとで確かめてください。";
  expect(told(whole)).toContain(whole);
});

it("tells a question in a line of its own only with the answer below it [7.3]", () => {
  const saidOf = (answer: string, isOrphan: boolean) => {
    const units = [
      unit("この食卓は、栗の板を一枚ずつ並べて、はぎ合わせました。", 0),
      unit("塗料は使っていますか。", 1),
      unit(answer, 2, { isOrphan }),
    ];
    const blocks = units.map(({ sentences }) => saidBlock(sentences.join("")));
    const wanted = {
      language: "ja" as const,
      blocks,
      budget: 18,
      name: "栗の食卓",
      maker: undefined,
      said: [],
    };
    return passagesOf(units, [1, 1, 1], wanted).flatMap(({ sentences }) => sentences);
  };
  expect(saidOf("蜜ろうだけで仕上げています。", false)).toContain("塗料は使っていますか。");
  expect(saidOf("蜜ろうだけで仕上げています。", true)).not.toContain("塗料は使っていますか。");
});

it("begins no passage with what is there for something that was left out [7.3]", () => {
  const units = [
    unit("軽いふとんが増えて、ずいぶんになります。", 0),
    unit("肩のまわりに、すきまのできないふとんが欲しいという声を、毎月聞きます。", 1, { seconds: 12 }),
    unit("「あけぼの」は、そのための一枚です。", 2),
  ];
  const blocks = units.map(({ sentences }) => saidBlock(sentences.join("")));
  const wanted = { language: "ja" as const, blocks, name: "栗のふとん", maker: undefined, said: [] };
  const saidIn = (budget: number) =>
    passagesOf(units, [1, 1, 1], { ...wanted, budget }).flatMap(({ sentences }) => sentences);
  expect(saidIn(12)).not.toContain("「あけぼの」は、そのための一枚です。");
  expect(saidIn(24)).toContain("「あけぼの」は、そのための一枚です。");
});

it("tells of several ways none before the first [7.3]", () => {
  const units = [
    unit("この芋は、皮をむいて凍らせました。", 0),
    unit("煮るときは、だし汁に凍ったまま入れ、落としぶたをして弱めの中火で14分加熱します。", 1, {
      seconds: 12,
    }),
    unit("揚げるときは、粉をまぶし、170度で5分です。", 2),
  ];
  const blocks = units.map(({ sentences }) => saidBlock(sentences.join("")));
  const wanted = { language: "ja" as const, blocks, name: "凍った芋", maker: undefined, said: [] };
  const saidIn = (budget: number) =>
    passagesOf(units, [1, 1, 1], { ...wanted, budget }).flatMap(({ sentences }) => sentences);
  expect(saidIn(12).join("")).not.toContain("揚げるときは");
  expect(saidIn(24).join("")).toContain("揚げるときは");
});
