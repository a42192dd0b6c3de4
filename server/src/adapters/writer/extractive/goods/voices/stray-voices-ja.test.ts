import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { isStrayVoice } from "./stray-voices-ja.ts";

const VOICE = "取っ手が細くて、夫の指だと少し持ちにくいようです。";
const page = (head: string, text: string) =>
  textPage("真鍮のドリッパー", [headingBlock(head), itemBlock("直火にはかけられません。"), saidBlock(text)], {
    language: "ja",
    type: "product",
  });

it("takes a buyer's words below the notes of goods for none of the shop's [7.3]", () => {
  expect(isStrayVoice(page("ご注意", VOICE), 2)).toBe(true);
  expect(isStrayVoice(page("ご注意", "届いて三日です。義母も軽いと喜んでいました。"), 2)).toBe(true);
});

it("takes words behind a buyer's marks for none of the shop's [7.3]", () => {
  const scored = "音質4 装着感4 デザイン4 線が固めで癖がつきます。音は満足です。";
  expect(isStrayVoice(page("店主の話", scored), 2)).toBe(true);
  expect(isStrayVoice(page("店主の話", "幅4 奥行5で作りました。"), 2)).toBe(false);
});

it("leaves the shop its own words [7.3]", () => {
  expect(isStrayVoice(page("ご注意", "長く使ううちに、色が深くなります。"), 2)).toBe(false);
  expect(isStrayVoice(page("店主の話", VOICE), 2)).toBe(false);
  expect(isStrayVoice(page("ご注意", "夫婦の茶碗としてもお使いください。"), 2)).toBe(false);
  for (const own of [
    "藍は三度染め、色が落ちにくく丈夫に仕上げました。乾燥機にかけると縮むようです。",
    "工夫が要るのは、初めの三回ほどでした。",
    "母の日までに届くのは、5月6日までのご注文です。",
    "父の日に贈るなら、木箱に入れてお届けするのが好評でした。",
    "母の手にもなじむよう、持ち手を細くしています。",
    "祖父の代から使う型でした。",
  ])
    expect(isStrayVoice(page("お手入れ", own), 2)).toBe(false);
  expect(isStrayVoice({ ...page("ご注意", VOICE), type: "article" }, 2)).toBe(false);
});

it("takes the lines right below the goods' table for buyers' where one of them is a review's stamp", () => {
  const row = (text: string) => ({ kind: "table_row" as const, text });
  const words = itemBlock("朝に挽いて、山へ持っていきます。においが強すぎないのがいい。");
  const stamp = itemBlock("2026/09/30 投稿者：匿名 おすすめ度：★★★☆☆");
  const goods = (...blocks: Parameters<typeof textPage>[1]) =>
    textPage("粉ひき", blocks, { language: "ja", type: "product" });
  const table = [row("重さ: 2kg"), row("高さ: 20cm")];
  expect(isStrayVoice(goods(...table, words, stamp), 2)).toBe(true);
  expect(isStrayVoice(goods(...table, words), 2)).toBe(false);
  expect(isStrayVoice(goods(headingBlock("使い方"), words, stamp), 1)).toBe(false);
});

it("takes what somebody of the shop felt for none of its statements", () => {
  const felt = "正直に言うと、はじめは箱の絵にひかれました。一晩で読み終えました。";
  expect(isStrayVoice(page("書店員のひとこと", felt), 2)).toBe(true);
  expect(isStrayVoice(page("書店員のひとこと", "水車の絵が四十枚入っています。"), 2)).toBe(false);
  expect(isStrayVoice(page("内容", felt), 2)).toBe(false);
});

it("takes nothing that a shop's keeper says to himself for its goods", () => {
  expect(isStrayVoice(page("店主のひとりごと", "隣の喫茶店がプリンを始めました。"), 2)).toBe(true);
});

it("takes the last short words on rated goods for buyers' where they tell of using them", () => {
  const rated = (text: string, count: string | null) =>
    textPage(
      "水車の天幕",
      [
        headingBlock("谷の夜を静かに"),
        saidBlock("二人が並んで眠れる天幕です。"),
        saidBlock("布は谷の工房で織りました。"),
        saidBlock(text),
      ],
      {
        language: "ja",
        type: "product",
        facts: count
          ? [
              {
                id: "count",
                kind: "review_count",
                label: null,
                value: count,
                currency: null,
                source: "visible",
                confidence: 1,
                provenance: { path: "p", excerpt: count },
              },
            ]
          : [],
      },
    );
  const voice = "強い風が吹きましたが、たわみながら耐えてくれました。";
  expect(isStrayVoice(rated(voice, "38"), 3)).toBe(true);
  expect(isStrayVoice(rated(voice, null), 3)).toBe(false);
  expect(isStrayVoice(rated("布は十年使えます。", "38"), 3)).toBe(false);
  expect(isStrayVoice(rated("夜はいいけど、朝は寒いです。", "38"), 3)).toBe(true);
  expect(isStrayVoice(rated(voice, "38"), 1)).toBe(false);
});
