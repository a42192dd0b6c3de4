import { expect, it } from "vitest";
import { announces, isHalfWithout, leansInProse, standsAlone, standsLoosely } from "./stands.ts";

it.each<[string, boolean]>([
  ["There are four common causes.", true],
  ["The reed has three parts:", true],
  ["Each day that a loom comes back late costs two pounds.", false],
  ["The loom may be kept for seven days.", false],
])("knows a count that announces from one that tells: %s [7.3]", (text, expected) => {
  expect(announces(text, "en")).toBe(expected);
});

it.each([
  "A second went to Rome for nine years.",
  "Only the third stayed and earned forty pounds.",
  "Not all do.",
  "Several ship in the box, like JavaScript.",
  "One significant exception is the move from one file to another.",
  "Heat has no bearing on any of these things.",
  "Oak may be burnt as well.",
  "For many of us that look is not a happy one.",
  "Weavers get a third off the first one.",
  '"Nobody came here to close mills," he told the meeting.',
  '"The wheel has stood for nine years," she said. "It will turn again."',
  "The mill will open in the second week of May, she said.",
])("knows a sentence that counts on what was told before: %s", (text) => {
  expect(standsAlone(text, "en")).toBe(false);
  expect(standsLoosely(text, "en")).toBe(false);
});

it.each([
  "Anna Tarn will open the mill in May, she said.",
  '"The mill will open in May," said Anna Tarn.',
  "A second wheel turns the stone.",
  "Several companies sell larch.",
  "Most mills need water.",
  "Half a litre of oil lasts two years.",
])("takes a count with its noun for a beginning: %s", (text) => {
  expect(standsAlone(text, "en")).toBe(true);
});

it.each([
  "It is not for people who are allergic to feathers.",
  "It is used to grind barley when the water is low.",
  "It is if you are in a hurry to oil the wheel.",
])("hears that a sentence tells of something before, whatever follows: %s [7.3]", (text) => {
  expect(standsAlone(text, "en")).toBe(false);
});

it.each(["It is worth noting that oak breathes.", "It is important to grease the axle of the wheel."])(
  "takes a sentence that points forward for a beginning: %s [7.3]",
  (text) => {
    expect(standsAlone(text, "en")).toBe(true);
  },
);

it.each([
  "The miller then starts to grind barley.",
  "The table below names the mills of the valley.",
  "In the figure above the wheel turns to the left.",
  "The code here is plain, but it helps to know the names.",
  "The most popular are larch, oak and elm.",
  "Hers came from a smith two villages over.",
  "Theirs stood beside the river for a century.",
])("hears that a sentence points at what stands beside or before it: %s [7.3]", (text) => {
  expect(standsAlone(text, "en")).toBe(false);
});

it.each([
  "When the barley is dry, the miller then starts to grind.",
  "Grind the barley twice and then sift it through silk.",
  "The then miller of Arden ground wheat for nine villages.",
  "Until then the mill ground wheat for nine villages.",
  "The mill keeps a table of all that is ground below the weir.",
  "The most popular wheels of the valley are made of larch.",
  "The oldest example of a wheel stands in Arden.",
])("hears a sentence that says by itself what it speaks of: %s [7.3]", (text) => {
  expect(standsAlone(text, "en")).toBe(true);
});

it("lets a ban stand that names its thing, and no bare one [7.3]", () => {
  expect(standsAlone("酸性の洗剤と混ぜないでください。", "ja")).toBe(true);
  expect(standsAlone("羽根に触れないでください。", "ja")).toBe(true);
  expect(standsAlone("決して混ぜないでください。", "ja")).toBe(false);
  expect(standsAlone("それと混ぜないでください。", "ja")).toBe(false);
});

it.each([
  "先代から三代、同じ数を守ってきました。",
  "急いで付け加えると、粉屋を責める気はありません。",
  "正直に申し上げますと、水車は遅いものです。",
  "自慢したいわけではありません。",
  "負け惜しみで言うつもりはない。",
])("hears that a Japanese sentence goes on from what was told before: %s [7.3]", (text) => {
  expect(standsAlone(text, "ja")).toBe(false);
});

it.each(["昼と夜に同じ曲を聴いても飽きません。", "店が休みになるわけは三つあります。"])(
  "takes a Japanese sentence for a beginning that only sounds so: %s [7.3]",
  (text) => {
    expect(standsAlone(text, "ja")).toBe(true);
  },
);

it("hears that somebody's words are announced [7.3]", () => {
  expect(announces("店主は、名前を彫りながら、こんなことを言いました。", "ja")).toBe(true);
  expect(announces("そんなことを言われても困ります。", "ja")).toBe(false);
  expect(announces("こんなことが続きました。", "ja")).toBe(false);
});

it.each([
  ["A lot of the threads of the warp tear from exactly this kind of haste.", false],
  ["Many of the looms of the valley stand still for this kind of error.", false],
  ["Moths eat the wool of the old looms, and this kind of damage is dear.", true],
  ["The looms of the valley were all sold in exactly this year.", true],
  ["Humble – If you can’t admit a torn thread, you never learn.", false],
  ["Dry wood – The frames are stacked for a year.", false],
  ["Monday – Friday, the mill grinds wheat.", true],
  ["The mill – a house of oak – grinds wheat.", true],
])("hears that a kind was told before, and that a list was led in: %s [7.3]", (text, expected) => {
  expect(standsAlone(text, "en")).toBe(expected);
});

it("ends no passage behind a case that is set up [7.3]", () => {
  const outcome = "A counter on the beam tells how often the reed was beaten.";
  expect(isHalfWithout(outcome, "For example, maybe you want to count the threads.", "en")).toBe(true);
  expect(isHalfWithout(outcome, "For example, a weaver counts the threads.", "en")).toBe(false);
});

it.each([
  ["湯が熱すぎたか、つけた時間が長すぎたのが主な原因です。", false],
  ["水が漏れるのは、ゴムが古くなったのが原因です。", true],
  ["対象は、下の表にある三つの品目です。", false],
  ["対象は、次の三つの品目を買った方です。", true],
])("knows whether a Japanese sentence lost what it is of: %s [6.2]", (text, stands) => {
  expect(standsAlone(text, "ja")).toBe(stands);
});

it("hears that a ban does not say of what it is [7.3]", () => {
  expect(standsAlone("取っておいてはいけません。", "ja")).toBe(false);
  expect(standsAlone("急いで飲んではなりません。", "ja")).toBe(false);
  expect(standsAlone("残った液は、取っておいてはいけません。", "ja")).toBe(true);
  expect(standsAlone("残った液を取っておいてはいけません。", "ja")).toBe(true);
});

it.each<[string, boolean]>([
  ["Oak Loom Mills designs its reeds for damp houses.", true],
  ["In its early days the mill had no wheel.", false],
  ["The mill and its wheel stand in the valley.", false],
])("knows what is a named house's own: %s", (text, expected) => {
  expect(standsAlone(text, "en")).toBe(expected);
});

it("begins with no exception before its rule", () => {
  expect(standsAlone("隣の村にお住まいの方も申請できますが、証明が必要です。", "ja")).toBe(false);
  expect(standsAlone("隣の村にお住まいの方は、証明が必要です。", "ja")).toBe(true);
});

it.each([
  ["症状は前者そのものでした。", false],
  ["あたりまえのことですが、では誰が橋を直すのか。", false],
  ["橋は大工が直します。", true],
])("knows what turns back to others: %s", (text, stands) => {
  expect(standsAlone(text, "ja")).toBe(stands);
});

it("does not end on a word of which nobody hears", () => {
  expect(announces("番人は意外なことを言いました。", "ja")).toBe(true);
  expect(announces("番人は橋のことを言いました。", "ja")).toBe(false);
});

it("begins nothing with a sentence of which nobody hears what there are no two of", () => {
  expect(leansInProse("No two are the same shade.", "en")).toBe(true);
  expect(leansInProse("No two looms are the same.", "en")).toBe(false);
});

it("takes a bare measure for what goes on from the sentence before", () => {
  expect(standsLoosely("となりの蔵の、屋根に届くくらいです。", "ja")).toBe(false);
  expect(standsLoosely("煙突はとなりの蔵の屋根に届くくらいです。", "ja")).toBe(true);
});
