import { expect, it } from "vitest";
import { withoutNoteMarks } from "#kernel/text/note-marks";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";

const read = (html: string) =>
  blocksOf(parseDocument(`<html><body><p>${html}</p></body></html>`, "https://pages.example/").body)
    .map(({ text }) => withoutNoteMarks(text))
    .join("\n");

it.each([
  "約70秒で沸きます※1。",
  "約70秒で沸きます<sup>1</sup>。",
  "約70秒で沸きます<sup>※1</sup>。",
  "約70秒で沸きます<sup>(1)</sup>。",
  "約70秒で沸きます<sup>注1</sup>。",
  "約70秒で沸きます<sup>*1</sup>。",
  `約70秒で沸きます<sup><a href="#n1">1</a></sup>。`,
  `約70秒で沸きます<a href="#n1">※1</a>。`,
  `約70秒で沸きます<span class="note">※１</span>。`,
  "約70秒で沸きます<small>※1、2</small>。",
  "約70秒で沸きます※1※2。",
  "約70秒で沸きます（※1）。",
  "約70秒で沸きます［注1］。",
  "約70秒で沸きます*1。",
  "約70秒で沸きます¹。",
  "約70秒で沸きます。※1",
  "約70秒で沸きます※。",
  `約70秒で沸きます<sup class="footnote-ref">2</sup>。`,
  `約70秒で沸きます<a href="#n1"><sup>1</sup></a>。`,
  "約70秒で沸きます※1、2、3。",
])("says nothing of the mark in %s", (html) => {
  expect(read(html)).toBe("約70秒で沸きます。");
});

it("takes a raised figure from behind a polite verb inside a sentence", () => {
  expect(read("約70秒で沸騰します<sup>1</sup>です")).toBe("約70秒で沸騰しますです");
});

it("takes a raised figure from behind a word only where its link or its name tells a note", () => {
  expect(read(`面積<sup class="reference">2</sup>を求める`)).toBe("面積を求める");
  expect(read(`面積<a href="#n2"><sup>2</sup></a>を求める`)).toBe("面積を求める");
  expect(read(`面積<sup class="refined">2</sup>を求める`)).toBe("面積2を求める");
});

it("takes a mark from the middle of a clause that goes on in kana", () => {
  expect(read("石のすみずみまで*2なじみ、粉から※1できます。")).toBe(
    "石のすみずみまでなじみ、粉からできます。",
  );
  expect(read("粉は※2つまで、石*3もです。")).toBe("粉は※2つまで、石*3もです。");
});

it("takes a mark from behind a figure or a word of an item", () => {
  expect(read("導入 340店舗以上※1")).toBe("導入 340店舗以上");
  expect(read("誤出荷率 0.004％※2")).toBe("誤出荷率 0.004％");
});

it.each([
  "※1 水温20℃の場合。※2 2023年度の実績。",
  "送料無料です。※北海道は別途かかります。",
  "面積は30平方メートル<sup>2</sup>です。",
  "広さは12m²です。",
  "箱は3*4に並べます。",
  "①と②を混ぜます。",
  "値は <code>a[1]</code> に入ります。",
  "「状態」が [1] 安定のものです。",
  "水は100℃で沸く(1気圧)。",
  "送料は500円※2個以上の場合は無料です。営業時間は10時から※12月は11時からです。",
  "3,000円※1個あたり",
  "定員20名※1名から参加可",
  "定員20名※1つから",
  "5G※4K対応",
  "価格※1,000円",
  "100％※1日使用時",
  "価格*2倍",
  "たて*2よこ*3です",
  "面積は縦*2です。",
  "半径² × π",
  "長さ²+幅²",
  "xの²乗",
  "10の²³乗",
  "毎秒²",
  "沸きます²。",
  "2の<sup>10</sup>乗は1024です",
  "底辺の<sup>2</sup>乗",
  "面積<sup>2</sup>を求める",
  "あ<sup>2</sup>+い<sup>2</sup>",
  "メートル毎秒<sup>2</sup>",
  "ピクセル<sup>2</sup>",
  "秒<sup>2</sup>",
  "（a+b）<sup>2</sup>",
  "「x」<sup>2</sup>",
])("keeps %s", (html) => {
  expect(read(html)).toBe(html.replace(/<[^>]+>/g, ""));
});

it("leaves out a heading's tools with their brackets, and keeps other brackets", () => {
  const tool = `<span class="tools">[<a href="/w?edit=1">edit</a>]</span>`;
  expect(read(`History${tool}`)).toBe("History");
  expect(read(`歴史<span>[<a href="/w">編集</a> | <a href="/s">ソースを編集</a>]</span>`)).toBe("歴史");
  expect(read("an <span>[edit]</span> button")).toBe("an [edit] button");
});

it("takes a mark before a list, and keeps the list", () => {
  expect(read("送料無料です※1、2、3個でも。")).toBe("送料無料です、2、3個でも。");
});

it.each(["※1", "※1、", "※1、※1", "※", "（注", "*1", "¹", "。*1", "（※1", "※ 1,"])(
  "reads a long text of %s fast",
  (mark) => {
    const from = process.cpuUsage();
    withoutNoteMarks(`あ${mark.repeat(50_000)}11x`);
    expect(process.cpuUsage(from).user).toBeLessThan(2_500_000);
  },
);
