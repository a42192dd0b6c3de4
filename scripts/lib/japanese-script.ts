const subjects = ["この商品", "新しい鞄", "青い時計", "木の机", "小さな灯り", "白い皿", "旅の記録"];
const predicates = [
  "は軽くて丈夫なので、毎日の通勤に向いています。",
  "を使うと、暮らしが少し楽になります。",
  "について、詳しく紹介します。",
  "は価格が1,980円で、送料は無料です。",
];

/** A Japanese script of so many different sentences, numbered from the first, five a paragraph; a minute is about nine. */
export const japaneseScript = (sentences: number, first = 1): string =>
  Array.from(
    { length: sentences },
    (_, index) =>
      `${index + first}番目の話です、${subjects[index % subjects.length]}${predicates[index % predicates.length]}${index % 5 === 4 ? "\n\n" : ""}`,
  ).join("");
