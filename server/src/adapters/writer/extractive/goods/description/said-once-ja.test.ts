import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const KIND = "森野の鍛冶屋が一丁ずつ打つ、刃の薄い草刈り鎌です。";
const AGAIN = "朝露のあるうちに畑へ持って出たくなる、軽い草刈り鎌です。";
const sickle = (...texts: string[]) =>
  textPage("草刈り鎌 あさつゆ", texts.map(saidBlock), { language: "ja", type: "product" });

it("says once of what kind the goods are [7.3]", async () => {
  const page = sickle(
    KIND,
    "刃は鋼を鉄ではさみ、手で砥いでいます。",
    `${AGAIN}柄は栗の木で、長さは四十センチです。`,
  );
  const told = (await paragraphsWritten(page, 60)).flat();
  expect(told).toContain(KIND);
  expect(told).not.toContain(AGAIN);
  expect(told).toContain("刃は鋼を鉄ではさみ、手で砥いでいます。");
});

it("says it where nothing else does [7.3]", async () => {
  const page = sickle(
    "刃は鋼を鉄ではさみ、手で砥いでいます。",
    `${AGAIN}柄は栗の木で、長さは四十センチです。`,
  );
  expect((await paragraphsWritten(page, 60)).flat()).toContain(AGAIN);
});

it("leaves out how the page sums itself up where its own words say of what kind the goods are [7.3]", async () => {
  const page = sickle(KIND, "刃は鋼を鉄ではさみ、手で砥いでいます。");
  const summary = "手で刃を砥いだ、鋼の草刈り鎌です。";
  expect((await paragraphsWritten({ ...page, summary }, 60)).flat()).not.toContain(summary);
  const bare = sickle(
    "刃は鋼を鉄ではさみ、手で砥いでいます。",
    "柄の長さは四十センチで、女の人の手にもなじみます。",
  );
  expect((await paragraphsWritten({ ...bare, summary }, 60)).flat()).toContain(summary);
});
