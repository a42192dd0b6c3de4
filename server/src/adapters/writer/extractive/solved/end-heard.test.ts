import { expect, it } from "vitest";
import { endHeard } from "./end-heard.ts";

const line = (text: string, at: number, seconds: number) =>
  ({ text, at, seconds, blockIndex: 20, name: "", leans: false }) as const;
const REPORT = [
  line("Update for whoever finds this later.", 0, 3),
  line("The bucket was at 163!", 1, 3),
  line("Thinned it to 146 and went back to my old rib.", 2, 4),
  line("31 mugs out today and not one bald ring.", 3, 3),
  line("Weaving can wait.", 4, 2),
];

it("hears how it ended, with what was done for it, where there is no time for the whole report [6.2]", () => {
  expect(endHeard(REPORT, 7, "en")).toEqual(REPORT.slice(2, 4));
  expect(endHeard(REPORT, 15, "en")).toEqual(REPORT);
});

it("does so in Japanese, and hears a report from its beginning that never says how it ended [6.2]", () => {
  const report = [
    line("ゴムマットと合板を、ホームセンターで切ってもらいました。", 0, 5),
    line("全部で九千円ほどかかりました。", 1, 4),
    line("きのう訪ねたら、このごろ音は聞こえないとのこと。", 2, 5),
  ];
  expect(endHeard(report, 9, "ja")).toEqual(report.slice(1));
  expect(endHeard(report, 6, "ja")).toEqual(report.slice(2));
  expect(endHeard(report.slice(0, 2), 5, "ja")).toEqual(report.slice(0, 2));
});
