import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import type { UnreadableReason } from "#kernel/reasons";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { reasonSaid } from "./refusal-said.ts";

const of = (...blocks: Block[]) => reasonSaid(blocks, blocks, "en");
const ofJa = (...blocks: Block[]) => reasonSaid(blocks, blocks, "ja");
const KILN =
  "The kiln by the harbour was fired with birch for sixty years. Each pot took two days to cool, and the doors were opened before dawn, when the wind was low.";

it.each<[UnreadableReason, string]>([
  ["AGE_GATE", "Please confirm that you are old enough to enter. You must be 21 or over."],
  ["NOT_FOUND", "The page you are looking for could not be found. It may have been moved or deleted."],
  ["REGION_BLOCK", "This programme cannot be watched in the country that you are in."],
  ["SITE_ERROR", "Our site is down for scheduled maintenance. We will be back shortly."],
  ["BOT_CHALLENGE", "You have sent too many requests. Please wait a minute and try again."],
  ["LOGIN_WALL", "Please sign in with your staff account to view this page."],
])("hears %s in a page's own words: %s", (reason, text) => {
  expect(of(headingBlock("The old kiln"), saidBlock(text), itemBlock("Home"))).toBe(reason);
});

it.each<[UnreadableReason, string]>([
  ["NOT_FOUND", "お探しのページは見つかりませんでした。移動したか、削除された可能性があります。"],
  ["REGION_BLOCK", "お使いの地域からは、この番組をご視聴いただけません。"],
  ["SITE_ERROR", "ただいまメンテナンス中のため、ページを表示できません。しばらくお待ちください。"],
  ["AGE_GATE", "20歳未満の方は、このサイトをご覧いただけません。"],
  ["LOGIN_WALL", "このページは、会員の方だけがご覧いただけます。ログインしてください。"],
])("hears %s in a Japanese page's own words: %s", (reason, text) => {
  expect(ofJa(headingBlock("窯の話"), saidBlock(text), itemBlock("ホーム"))).toBe(reason);
});

it("hears no refusal beside prose that tells something", () => {
  const gone = saidBlock(
    "The page you are looking for could not be found. It may have been moved or deleted.",
  );
  expect(of(gone)).toBe("NOT_FOUND");
  expect(of(gone, saidBlock(KILN))).toBeNull();
});

it("hears none in a talk of which posts were removed", () => {
  const post = (text: string) => itemBlock(text);
  const talk = [
    headingBlock("カブトムシの幼虫が土の上に出てくる"),
    post(
      "飼育箱の幼虫が三匹、昼間から土の上に出て、もぐろうとしません。土は先月、腐葉土に替えました。霧吹きは毎日しています。病気でしょうか。",
    ),
    post("この投稿は削除されました"),
    saidBlock("このスレッドには書き込めません"),
  ];
  expect(ofJa(...talk)).toBeNull();
});

it("hears none in what a card says of one of many things", () => {
  expect(
    of(itemBlock("This listing has been removed by its seller."), itemBlock("A lamp of ash")),
  ).toBeNull();
});

it("hears none in a request for scripts, and in a page of plain lines", () => {
  expect(of(saidBlock("Please enable JavaScript in your browser to use this page."))).toBeNull();
  expect(of(headingBlock("Opening hours"), saidBlock("Monday to Friday, nine to five"))).toBeNull();
});
