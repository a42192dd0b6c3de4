import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const texts = [
  "開館　土曜日は10:00～16:30、日曜日は9:30～15:30（雨の日も）",
  "織り機は11時からと14時からの二回動かします。売店は17時で終わります。",
];
const page = textPage("", texts.map(saidBlock), { language: "ja" });
const untied = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

it.each([
  ["ときは、土曜日が午前10時から午後4時30分、日曜日が午前9時30分から午後3時30分です。", []],
  ["ときは、土曜日が午前11時から午後4時30分、日曜日が午前9時30分から午後3時30分です。", ["午前11時"]],
  ["ときは、土曜日が午前10時から午後5時、日曜日が午前9時30分から午後3時30分です。", ["午後5時"]],
  [
    "ときは、土曜日が午前10時から午後4時30分、日曜日が午前10時から午後3時30分です。",
    ["午前10時", "午後3時30分"],
  ],
])("ties one end of hours to the other: %s", (sentence, marked) => {
  expect(untied(sentence)).toEqual(marked);
});
