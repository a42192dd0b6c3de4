import { expect, it } from "vitest";
import { withWordsInPlace } from "./words-in-place-ja.ts";

it.each([
  [
    ["井戸端で桐原さんに会って言われた。", "「あんた、ずいぶん早いねえ」。"],
    "井戸端で桐原さんに会って「あんた、ずいぶん早いねえ」と言われた。",
  ],
  [
    ["祖母は困った顔で続けた。", "「早いのも、ほどほどにねえ」"],
    "祖母は困った顔で「早いのも、ほどほどにねえ」と続けた。",
  ],
])("tells somebody's words within the sentence that lets him speak: %s [7.3]", (sentences, expected) => {
  expect(withWordsInPlace(sentences)).toEqual([expected]);
});

it.each([
  [["祖母はこう言った。", "「早いのも、ほどほどにねえ」"]],
  [["祖母は桶を置いた。", "「早いのも、ほどほどにねえ」"]],
  [["祖母は笑って言った。", "「早い人は、水を多く使います。」"]],
])(
  "leaves words in their place that are a sentence, or that nobody is said to speak: %s [7.3]",
  (sentences) => {
    expect(withWordsInPlace(sentences)).toEqual(sentences);
  },
);
