import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withoutSocialPosts } from "./social-posts.ts";

const OWN = saidBlock("The pan keeps its heat, and it weighs 3 kg. Order no. #12 and #14 fit it.");
const left = (text: string, type: "product" | "article" = "product") =>
  withoutSocialPosts(textPage("A pan", [saidBlock(text), OWN], { type })).blocks.map((block) => block.text);

it("leaves out what a customer posted elsewhere, which would be told as the shop's words", () => {
  const tagged = "The searing alone is phenomenal. #pan #castiron #cooking #kitchen";
  const handled = "@pan.fan.2020 Often people think they need to work harder.";
  expect(left(tagged)).toEqual(["", OWN.text]);
  expect(left(handled)).toEqual(["", OWN.text]);
  expect(left("鉄のフライパンで焼きました。#鉄フライパン #料理 #道具")).toEqual(["", OWN.text]);
});

it("keeps the numbers of goods, and an article on such posts", () => {
  expect(left("It takes lids #1, #2 and #3.")).toEqual(["It takes lids #1, #2 and #3.", OWN.text]);
  const quoted = "She posted it with #pan #castiron #cooking";
  expect(left(quoted, "article")).toEqual([quoted, OWN.text]);
});
