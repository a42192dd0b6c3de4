import { expect, it } from "vitest";
import { politeVerb } from "./polite-verbs.ts";

it("takes no adverb for a verb [6.2]", () => {
  expect(politeVerb("いえ、まったく")).toBeNull();
  expect(politeVerb("根元を浅く")).toBeNull();
  expect(politeVerb("手紙を書く")).toBe("手紙を書きます");
  expect(politeVerb("荷を解く")).toBe("荷を解きます");
});

it("visits a place, and leaves open what only the reading tells [6.2]", () => {
  expect(politeVerb("週に三度、鶴の湯へ通った")).toBe("週に三度、鶴の湯へ通いました");
  expect(politeVerb("門を通った")).toBeNull();
});

it.each([
  ["親方に話をうかがった", "親方に話をうかがいました"],
  ["支度がととのった", "支度がととのいました"],
])("knows verbs in kana that end in い before ます: %s [6.2]", (text, said) => {
  expect(politeVerb(text)).toBe(said);
});

it("says of people that they were there, and of writers that they wrote [6.2]", () => {
  expect(politeVerb("受診を見送った人が41人いた")).toBe("受診を見送った人が41人いました");
  expect(politeVerb("手紙を書いた")).toBe("手紙を書きました");
});

it("takes a seat for no verb [6.2]", () => {
  expect(politeVerb("だれのものでもない長いす")).toBeNull();
});

it("refuses, and cuts nothing off [6.2]", () => {
  expect(politeVerb("機械の話は断った")).toBe("機械の話は断りました");
});

it("honours in the way of its verbs [6.2]", () => {
  expect(politeVerb("「燗だな」とおっしゃる")).toBe("「燗だな」とおっしゃいます");
  expect(politeVerb("先生がおっしゃった")).toBe("先生がおっしゃいました");
  expect(politeVerb("誰もくださらない")).toBe("誰もくださいません");
  expect(politeVerb("音が重なる")).toBe("音が重なります");
});

it.each([
  ["水車の全部に、合鍵と、虫よけと、長靴がいる", "水車の全部に、合鍵と、虫よけと、長靴がいります"],
  ["直すには、時間もいる", "直すには、時間もいります"],
  ["番をする人がいる", "番をする人がいます"],
  ["水車のそばには、猫もいる", "水車のそばには、猫もいます"],
  ["軒下にイワツバメがいる", "軒下にイワツバメがいます"],
  ["もうひとつ、イワナシがいる", null],
])(
  "says that a thing is needed and that a being is there, and leaves open what it is: %s [6.2]",
  (plain, said) => {
    expect(politeVerb(plain)).toBe(said);
  },
);
