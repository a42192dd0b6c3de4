import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withUnnamedInterview } from "./unnamed-interviews-ja.ts";

const talk = [
  saidBlock("坂の上の事務所で、話を聞いた。"),
  saidBlock("――自転車便を始めたきっかけは。"),
  saidBlock("坂が多い町だからです。車では入れません。"),
  saidBlock("――それで会社を辞めた。"),
  saidBlock("いえいえ、五年は両方でした。"),
  saidBlock("――料金はいくらですか。"),
  saidBlock("一個三百円です。"),
  saidBlock("――雨の日も走りますか。"),
  saidBlock("走ります。合羽は三着あります。"),
];
const page = (title: string) => textPage(title, talk, { language: "ja" });
const named = page("坂の町の自転車便 波多野とし江さんに聞く");

it("says who answers where an interview has the name in its title alone, and drops what leans", () => {
  const told = withUnnamedInterview(named).blocks.map(({ text }) => text);
  expect(told[2]).toBe(
    "「自転車便を始めたきっかけは」という問いに、波多野とし江さんはこう答えました。坂が多い町だからです。車では入れません。",
  );
  expect(told.slice(3, 6)).toEqual(["", "", ""]);
  expect(told[8]).toContain("「雨の日も走りますか」という問いに、");
});

it("leaves a page as it is whose title names nobody who is asked", () => {
  const other = page("坂の町の自転車便");
  expect(withUnnamedInterview(other)).toBe(other);
});
