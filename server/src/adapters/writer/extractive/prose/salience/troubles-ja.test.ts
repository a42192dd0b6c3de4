import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const part = (name: string, first: string) => [
  headingBlock(name),
  saidBlock(
    `${first}画面の左には一覧が、右には中身が出ます。一覧の幅は、境目をつかんで動かすと変わります。並び順は、見出しを押すたびに新しい順と古い順とで入れ替わります。`,
  ),
];
const guide = (title: string) =>
  textPage(
    title,
    [
      saidBlock("帳面ばこは、紙の帳面を写真に撮って整理する道具です。"),
      ...part("写真を取りこむ", "カメラの印を押し、帳面を枠に合わせて撮ります。"),
      ...part("うまく取りこめないとき", "影が濃いと、文字の半分が読み取られないことがあります。"),
      ...part("表紙を付ける", "表紙の印を押し、色を六つの中から選びます。"),
      ...part("人に見せる", "封筒の印を押し、見せる相手の宛先を入れます。"),
      ...part("言葉で探す", "虫めがねの印を押し、探す言葉を二文字以上入れます。"),
    ],
    { language: "ja" },
  );

it("tells what a page teaches before its cases of trouble, unless its title is of those [6.2]", async () => {
  const told = async (title: string) => (await paragraphsWritten(guide(title), 45)).flat().join("");
  const taught = await told("帳面ばこの使い方");
  expect(taught).toContain("探す言葉を二文字以上入れます。");
  expect(taught).not.toContain("影が濃いと、");
  expect(await told("帳面ばこが使えないとき")).toContain("影が濃いと、");
});
