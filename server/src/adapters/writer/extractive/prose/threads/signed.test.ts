import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { signaturesOn } from "./signed.ts";

const OIL =
  "Oiling the wheel in spring keeps the larch from splitting, and a litre of oil lasts two years. The miller of Arden oils the blades on the first dry day of May.";
const WINTER =
  "Larch that is cut in winter needs no oil at all, and the old wheels were never oiled by anybody. The forester of the valley sells larch in January.";
const TAR =
  "Tar closes the grain of the wood for ten years, but the water of the pond below turns brown. The mill of the next valley was tarred in the last war.";
const ASKED =
  "Our wheel splits along the grain each summer. Which oil do you use for the blades of your wheel?";

const thread = (...posts: [string, string][]) =>
  textPage(
    "Oil for wheels",
    posts.flatMap(([name, text]) => [headingBlock(name), saidBlock(text)]),
    { url: "https://mills.example/forums/oil" },
  );
const told = async (...posts: [string, string][]) =>
  (await paragraphsWritten(thread(...posts), 90, "narration")).map((paragraph) => paragraph.join(" "));

it("knows the names above posts, of which one comes again, from the headings of an article", () => {
  const names = (...posts: [string, string][]) => [...signaturesOn(thread(...posts)).values()];
  expect(names(["mara7", ASKED], ["Bert", OIL], ["mara7", TAR])).toEqual(["mara7", "Bert", "mara7"]);
  expect(names(["Answer", OIL], ["Guest", WINTER], ["Answer", TAR])).toEqual([]);
  expect(names(["Oil", OIL], ["Tar", TAR], ["Wood", WINTER])).toEqual([]);
  expect(names(["The oil of spring", OIL], ["Bert", TAR], ["Bert", WINTER])).toEqual([]);
});

it("calls nobody another who has just spoken, or who opened the thread", async () => {
  const same = await told(["mara7", ASKED], ["Bert", OIL], ["Cleo", WINTER], ["mara7", TAR]);
  expect(same.slice(1, 5)).toEqual([
    expect.stringMatching(/^The first post reads: “Our wheel splits/),
    expect.stringMatching(/^Another post says: “Oiling the wheel/),
    expect.stringMatching(/^A third one reads: “Larch that is cut/),
    expect.stringMatching(/^The first writer adds: “Tar closes the grain/),
  ]);
  const twice = await told(["mara7", ASKED], ["Bert", OIL], ["Bert", WINTER], ["Cleo", TAR]);
  expect(twice.slice(2, 5)).toEqual([
    expect.stringMatching(/^Another post says: “Oiling the wheel/),
    expect.stringMatching(/^The same writer goes on: “Larch that is cut/),
    expect.stringMatching(/^A third one reads: “Tar closes the grain/),
  ]);
});

it("says of one who speaks for the third time that he still does [7.3]", async () => {
  const SOAP =
    "Soap of the tanner softens the grain of the wheel before the oil is put on it. The tanner of Arden sells soap by the pound in every market of the valley.";
  const told = await paragraphsWritten(
    thread(["mara7", ASKED], ["Bert", OIL], ["Bert", WINTER], ["Bert", TAR], ["Cleo", SOAP]),
    120,
    "narration",
  );
  const frames = told.slice(2, 5).map(([first = ""]) => first.split(":")[0]);
  expect(frames).toEqual(["Another post says", "The same writer goes on", "Then the same writer says"]);
});

it("opens a thread with its question, whatever rules and greetings stand above it", async () => {
  const stamped = textPage(
    "Wheel splits in summer",
    [
      saidBlock("Before you start posting please read the forum rules."),
      { kind: "table_row", text: "30th March 2025, 16:26: #1 | Link" },
      saidBlock("Hi to all,"),
      saidBlock("I have oiled the blades of our wheel with all oils from the shop in the village."),
      saidBlock("Has anybody had a wheel that splits in the first summer of its life?"),
      { kind: "table_row", text: "2nd April 2025, 13:59: #2 | Link" },
      saidBlock("I just joined today."),
      saidBlock(WINTER),
    ],
    { url: "https://mills.example/showthread.php?t=1" },
  );
  const paragraphs = (await paragraphsWritten(stamped, 60, "narration")).map((all) => all.join(" "));
  expect(paragraphs[1]).toBe(
    "The first post reads: “I have oiled the blades of our wheel with all oils from the shop in the village. " +
      "Has anybody had a wheel that splits in the first summer of its life?”",
  );
  expect(paragraphs[2]).toMatch(/^Another post says: “Larch that is cut in winter/);
  expect(paragraphs.join(" ")).not.toMatch(/forum rules|joined today/);
});

const OPENING =
  "谷の水車は、百年前に作られた木の水車です。伯父から譲り受けた水車の羽根が、この春から回りません。何から確かめればよいでしょうか。";
const SWOLLEN =
  "羽根は、冬のあいだに乾いて縮みます。軸との間にすきまが空くので、くさびを打ち足して締めてください。";
const WEDGES =
  "谷の大工は、水車の羽根を落葉松で作ります。落葉松は、水に強い木です。羽根は、十年ごとに替えてください。";
const YEARLY = "水車の軸は、春ごとに油を差します。菜種の油は、冬でも固まりません。";
const board = (...headers: string[]) =>
  textPage(
    "水車の話をするスレ",
    headers.flatMap((header, at) => [
      headingBlock(header),
      saidBlock([OPENING, SWOLLEN, WEDGES, YEARLY][at] ?? WEDGES),
    ]),
    { language: "ja", type: "other", url: "https://bbs.example/test/read.cgi/1/" },
  );
const stamped = (...names: string[]) =>
  names.map((name, at) => `${at + 1}: ${name} 2026/11/03(火) 12:2${at}:31`);

it("signs no post with a name that many bear, or with what is no name", () => {
  const signers = (...headers: string[]) => [...signaturesOn(board(...headers)).values()];
  expect(signers(...stamped("はなまる", "古道具や", "はなまる"))).toEqual([
    "はなまる",
    "古道具や",
    "はなまる",
  ]);
  expect(signers(...stamped("風吹けば名無し", "風吹けば名無し", "風吹けば名無し"))).toEqual([]);
  expect(signers(...stamped("通りすがり", "古道具や", "通りすがり", "水車番"))).toEqual([
    null,
    "古道具や",
    null,
    "水車番",
  ]);
  expect(signers(...stamped("谷の住人さん", "谷の住人さん", "水車番", "古道具や", "谷の住人さん"))).toEqual([
    null,
    null,
    "水車番",
    "古道具や",
    null,
  ]);
  expect(signers("投稿日時：2026/11/03 12:21", "更新日時：2026/11/03 12:25")).toEqual([]);
  const told = stamped("名無しさん", "名無しさん", "名無しさん");
  const ids = ["kR3xV0aP0", "Zb81mmQ20", "kR3xV0aP0"];
  expect(signers(...told.map((header, at) => `${header} ID:${ids[at]}`))).toEqual(ids);
});

it("calls nobody the first writer because both are called by a name that many bear", async () => {
  const toldOf = async (...names: string[]) =>
    (await paragraphsWritten(board(...stamped(...names)), 60, "narration")).flat();
  const shared = await toldOf("通りすがり", "古道具や", "通りすがり", "水車番");
  expect(shared).toContain("谷の大工は、水車の羽根を落葉松で作ります。");
  expect(shared.join("")).not.toMatch(/相談した方|はじめの投稿者|同じ人/);
  const named = await toldOf("はなまる", "古道具や", "はなまる", "水車番");
  expect(named).toContain("相談した方は、のちにこう書いています。");
});
