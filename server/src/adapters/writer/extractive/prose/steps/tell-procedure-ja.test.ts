import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const steps = [
  ["電源を切る", "元栓のそばの赤い押しボタンを、手前に引いて切ります。"],
  ["ふたを外す", "四本のねじを、左に回してゆるめます。ねじは皿に入れておきます。"],
  ["羽根を拭く", "油を落とす紙で、根元から先へ拭きます。強く曲げないでください。"],
  ["ふたを戻す", "ねじを締め、手で羽根を一度回してみます。"],
];
const how = (...more: ReturnType<typeof saidBlock>[]) =>
  textPage(
    "換気扇の羽根を掃除する方法",
    [
      saidBlock("台所の換気扇は、半年で油がたまります。羽根だけなら、三十分もあればきれいになります。"),
      headingBlock("はじめる前に"),
      saidBlock(
        "ぬれた手で電源に触れないでください。感電するおそれがあります。古い機械では火花が出ることもあります。",
      ),
      headingBlock("掃除の手順"),
      ...steps.flatMap(([head = "", detail = ""]) => [headingBlock(head, 3), saidBlock(detail)]),
      headingBlock("長く使うために"),
      ...Array.from({ length: 6 }, (_, at) =>
        saidBlock(
          `油のたまり方は、${at + 2}月の料理の量でずいぶん変わります。揚げ物が多い家では、紙を早めに替えます。`,
        ),
      ),
      ...more,
    ],
    { language: "ja" },
  );

it("tells what a how-to warns of before its steps, and all of these in order [6.2]", async () => {
  const said = (await paragraphsWritten(how(), 60)).flat();
  const places = [
    "ぬれた手で電源に触れないでください。",
    "ふたを外します。",
    "羽根を拭きます。",
    "ふたを戻します。",
  ].map((text) => said.findIndex((one) => one.startsWith(text.slice(0, 6))));
  expect(places.every((at) => at > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(said).toContain("強く曲げないでください。");
});

it("tells none of the steps where one could not be said [6.2]", async () => {
  const page = how();
  const blocks = page.blocks.map((one) =>
    one.text === "羽根を拭く" ? { ...one, text: "羽根を@拭く|" } : one,
  );
  const said = (await paragraphsWritten({ ...page, blocks }, 60)).flat().join("");
  const told = ["ふたを外します", "ふたを戻します", "電源を切ります"].filter((text) => said.includes(text));
  expect(told).toEqual([]);
});

it("tells what does harm to the body before a ban of less [6.2]", async () => {
  const page = how();
  const bans = [
    "布で強くこすらないでください。塗りがはげることがあります。",
    "塩素の漂白剤を混ぜないでください。有毒なガスが出ます。",
  ].map(saidBlock);
  const at = page.blocks.findIndex(({ text }) => text === "掃除の手順");
  const said = (
    await paragraphsWritten({ ...page, blocks: page.blocks.toSpliced(at, 0, ...bans) }, 44)
  ).flat();
  expect(said).toContain("有毒なガスが出ます。");
  expect(said).not.toContain("布で強くこすらないでください。");
});

it("tells a reason only with the order that it is for [6.2]", async () => {
  const page = how();
  const at = page.blocks.findIndex(({ text }) => text === "掃除の手順");
  const reason = saidBlock("お湯を使うと油がよく飛びます。必ず水で行ってください。");
  const blocks = page.blocks.toSpliced(at, 0, reason);
  for (const seconds of Array.from({ length: 24 }, (_, at) => 40 + 2 * at)) {
    const said = (await paragraphsWritten({ ...page, blocks }, seconds)).flat();
    expect(said.includes("お湯を使うと油がよく飛びます。")).toBe(said.includes("必ず水で行ってください。"));
  }
  const long = (await paragraphsWritten({ ...page, blocks }, 110)).flat();
  expect(long).toContain("必ず水で行ってください。");
});

it("begins with what the title names, and not with an aside before it [6.2]", async () => {
  const page = how();
  const [lead = saidBlock(""), ...rest] = page.blocks;
  const blocks = [saidBlock(`きっかけは、友人の一言でした。${lead.text}`), ...rest];
  const said = (await paragraphsWritten({ ...page, blocks }, 60)).flat();
  expect(said[1]).toBe("台所の換気扇は、半年で油がたまります。");
});

it("tells all the steps where there is no time for what they are for [6.2]", async () => {
  const page = how();
  const long = saidBlock(
    "町の電器店で二十五年のあいだ換気扇を直してきた職人に、家にある道具だけで羽根をきれいにするやり方を、一つずつ教えてもらいました。",
  );
  const blocks = [long, ...page.blocks.slice(1)];
  const heads = ["電源を切", "ふたを外", "羽根を拭", "ふたを戻"];
  for (const seconds of [24, 26, 28, 30, 34]) {
    const said = (await paragraphsWritten({ ...page, blocks }, seconds)).flat();
    const told = heads.filter((head) => said.some((text) => text.startsWith(head)));
    expect([0, heads.length]).toContain(told.length);
  }
});

it("begins with the first words of a lead that can be told [6.2]", async () => {
  const page = how();
  const [lead = saidBlock(""), ...rest] = page.blocks;
  const blocks = [saidBlock(`羽根に、黒い点々が。そのまま回していませんか。${lead.text}`), ...rest];
  const said = (await paragraphsWritten({ ...page, blocks }, 60)).flat();
  expect(said[1]).toBe("台所の換気扇は、半年で油がたまります。");
});

it("keeps a sentence of what it is for where there is no time for two [6.2]", async () => {
  const page = how();
  const lead = [
    "台所の換気扇は、半年で油がたまります。",
    "羽根だけなら、業者に頼んで一日がかりで外してもらわなくても、休みの日の朝に三十分もあれば、家にある道具と台所用の洗剤だけで、買ったときと同じようにきれいになります。",
  ];
  const blocks = page.blocks.map((one, at) => (at === 0 ? { ...one, text: lead.join("") } : one));
  const said = (await paragraphsWritten({ ...page, blocks }, 34)).flat();
  expect(said.slice(1)).toContain(lead[0]);
  expect(said).not.toContain(lead[1]);
  expect(
    said.filter((text) => /^(?:電源を切り|ふたを外し|羽根を拭き|ふたを戻し)ます。/u.test(text)),
  ).toHaveLength(4);
});
