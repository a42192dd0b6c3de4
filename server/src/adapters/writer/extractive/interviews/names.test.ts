import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { personInEnglish } from "./names-en.ts";
import { isPersonOn, personInJapanese } from "./names-ja.ts";

it.each([
  ["この春に退いた谷川みつ子さんに話を聞きました。谷川みつ子さんは31年勤めました。", "谷川みつ子"],
  ["舟大工の谷川和夫さんに話を聞きました。谷川和夫さんは31年勤めました。", "谷川和夫"],
  ["土屋さんに話を聞きました。土屋さんは31年勤めました。", "土屋"],
  ["八百屋さんに話を聞きました。八百屋さんは31年勤めました。", null],
  ["弟子さんの奥さんに話を聞きました。奥さんは31年勤めました。", null],
  ["奥さんに話を聞きました。奥さんは31年勤めました。", null],
  ["放送を読んだのは、谷川みつ江さん（56）である。お弟子さんが手伝った。", "谷川みつ江"],
  ["放送を読んだのは、谷川みつ江さんと山瀬ふみ代さんである。", null],
])("knows who is asked by a name, and by no part that people have: %s [6.2]", (around, name) => {
  expect(personInJapanese(around, "舟の話")).toBe(name);
});

it("knows a person whose name ends as words for kin do [6.2]", () => {
  const page = textPage("舟の話", [{ kind: "paragraph", text: "谷川和夫さんは妻さんと暮らす。" }], {
    language: "ja",
  });
  expect([isPersonOn("谷川和夫", page), isPersonOn("妻", page)]).toEqual([true, false]);
});

it("knows who is asked by a sentence within a paragraph, before the one of whom a box below tells [6.2]", () => {
  const around =
    "Ravi Lind is an editor of Off Mic.\nIn six booths somebody talks. Tamsin Achter has done so for years.";
  const page = (summary: string | null) => textPage("I say comma", [], { summary });
  expect(personInEnglish(around, page("Respeaker Tamsin Achter on football"))).toBe("Tamsin Achter");
  expect(personInEnglish(around.replace("has done", "did"), page(null))).toBe("Ravi Lind");
  expect(personInEnglish("In six booths the editor Ravi Lind is at home.", page(null))).toBeNull();
});
