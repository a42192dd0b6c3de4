import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { bothVoices } from "./both-voices-ja.ts";

const heard = (...reviews: string[]) =>
  bothVoices({
    blocks: [
      { kind: "paragraph", text: "とても軽い鍋です。もう少し大きい型もあります。" },
      ...reviews.map((text) => ({ kind: "paragraph", text, isReview: true })),
    ],
  } as unknown as Page).map(({ text }) => text);

it("quotes a customer who praises the goods and one who finds a fault [6.2]", () => {
  expect(
    heard(
      "みなみ さん",
      "ご飯がふっくら炊けて、家族にも好評で満足しています。",
      "★★☆☆☆ 2026年5月2日",
      "ふたが重くて、片手では開けにくいです。",
    ),
  ).toEqual([
    "レビューには、「ご飯がふっくら炊けて、家族にも好評で満足しています」という声がある一方、「ふたが重くて、片手では開けにくいです」という声もあります。",
  ]);
});

it("quotes a short review whole that has both, and a fault with what it is set against [6.2]", () => {
  expect(heard("ご飯がおいしく炊けます。ふたがもう少し軽いと助かります。")).toEqual([
    "レビューには、「ご飯がおいしく炊けます。ふたがもう少し軽いと助かります」という声があります。",
  ]);
  expect(heard("味は文句なし。ただ、ふたが重すぎます。")).toEqual([
    "レビューには、「味は文句なし。ただ、ふたが重すぎます」という声があります。",
  ]);
});

it("leaves out stamps, answers of the shop, and what says neither [6.2]", () => {
  expect(
    heard(
      "投稿者：K.M おすすめ度：★★★★★",
      "このレビューは参考になりましたか？ はい 12",
      "当店をご利用いただき、ありがとうございました。",
      "二台目を買いました。",
    ),
  ).toEqual([]);
  expect(heard("山の人さん 購入日:2026/10/02 ★4 軽いので毎日使えて満足です。")).toEqual([
    "レビューには、「軽いので毎日使えて満足です」という声があります。",
  ]);
});

it("says nothing where customers say nothing, whatever the shop says [6.2]", () => {
  expect(heard()).toEqual([]);
});

it("takes what does not easily go wrong for praise, and quotes no answer of a shop [6.2]", () => {
  expect(heard("枠がくるいにくいので、とても便利です。", "ふたがもう少し軽いと助かります。")).toEqual([
    "レビューには、「枠がくるいにくいので、とても便利です」という声がある一方、「ふたがもう少し軽いと助かります」という声もあります。",
  ]);
  expect(heard("店長の返信が早くて、とても満足しています。")).toEqual([]);
});

it("quotes no fault that leans on words that are not heard [6.2]", () => {
  expect(heard("ただ、ふたが重すぎます。")).toEqual([]);
});
