export const url = "https://shop.example/page";
const sentence = "読み声は、ウェブのページを読み上げるための小さな道具です。";

/** An article about a tool. */
const paragraphs = Array.from(
  { length: 8 },
  (_, i) => `<p>${i + 1}番目の段落です。${sentence.repeat(3)}</p>`,
);
export const article = `<html lang="ja"><head><title>道具の話</title></head><body><article><h1>道具の話</h1>${paragraphs.join("")}</article></body></html>`;

export const repeated = (count: number, text: string) => `<html><body>${text.repeat(count)}</body></html>`;
