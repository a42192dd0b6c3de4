import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const shelf: Page = {
  url: null,
  title: "Stools",
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: ["Oak stool", "$40", "Elm stool", "$55", "Ash stool", "$60", "Pine stool", "$25"].map((text, at) =>
    at % 2 === 0 ? { kind: "heading", level: 3, text } : { kind: "list_item", text },
  ),
};
const untied = (sentence: string) => untiedIn(sentence, tieChecker(shelf)(sentence));

it("has the price of a thing from its own part of a row that tells several", () => {
  const rows = [
    "黄瀬戸の向付 菜の花の色。 2,750円 / 鉄絵の湯呑 すすきの絵。 1,980円 / 刷毛目の鉢 煮物に。 5,500円",
    "白磁の醤油差し 液だれしない。 2,420円 / 三島の小皿 小さな皿。 880円 / 飴釉の片口 酒に。 3,080円",
  ];
  const page: Page = {
    ...shelf,
    language: "ja",
    blocks: rows.map((text) => ({ kind: "table_row", text })),
  };
  const words = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));
  expect(words("「刷毛目の鉢」は、5,500円です。")).toEqual([]);
  expect(words("「刷毛目の鉢」は、2,750円です。")).toEqual(["2,750円"]);
});

it("has the minutes of a thing behind the word that they follow", () => {
  const rooms: [name: string, way: string, text: string][] = [
    ["メゾン白帆 701号室", "白帆町 徒歩2分", "朝市まで歩いて三分です。"],
    ["コーポ欅 105号室", "欅台駅 徒歩4分", "専用の庭が六畳分。"],
    ["民家 浜の家", "浜前 徒歩1分", "縁側と井戸があります。"],
    ["第二青葉荘 2号室", "海沿線青葉駅 徒歩12分", "畳を新しくしました。"],
  ];
  const page: Page = {
    ...shelf,
    language: "ja",
    blocks: rooms.flatMap(([name, way, text]): Page["blocks"] => [
      { kind: "heading", level: 2, text: name },
      { kind: "table_row", text: `家賃: ${way.length}.2万円` },
      { kind: "table_row", text: `交通: ${way}` },
      { kind: "paragraph", text },
    ]),
  };
  const words = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));
  expect(words("「メゾン白帆 701号室」は、家賃が8万2,000円で、白帆町から徒歩2分です。")).toEqual([]);
  expect(words("「メゾン白帆 701号室」は、家賃が8万2,000円で、白帆町から徒歩3分です。")).toEqual(["3分"]);
  expect(words("「メゾン白帆 701号室」は、家賃が8万2,000円で、朝市まで3分です。")).toEqual([]);
});

describe("a sentence that tells several things of a list", () => {
  it("has each price tied to the thing of its own clause", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $55.")).toEqual([]);
  });

  it("has a price of the neighbour untied", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $60.")).toEqual(["$60"]);
  });

  it("is read as a whole where a clause names nothing of the list", () => {
    expect(untied("The Oak stool is a favourite; it costs $40.")).toEqual([]);
    expect(untied("The Oak stool is a favourite; it costs $55.")).toEqual(["$55"]);
  });
});
