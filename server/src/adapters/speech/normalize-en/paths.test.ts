import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["Open /etc/hosts now.", "Open slash etc slash hosts now."],
  ["See src/main.py there.", "See S R C slash main dot P Y there."],
  ["See ~/app/main.py there.", "See tilde slash app slash main dot P Y there."],
  ["Send report_final.pdf to me.", "Send report underscore final dot P D F to me."],
])("says the slashes and underscores that somebody has to type: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["A towel and/or a hat", "A towel and or a hat"],
  ["The on/off switch", "The on off switch"],
  ["He/she may go.", "He she may go."],
  ["See example.com/help/index.html", "See example dot com link"],
  ["See example.co.jp/shop/index.html", "See example dot co dot jp link"],
])("says none between words and in links: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
