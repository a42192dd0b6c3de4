import { expect, it } from "vitest";
import { AGE, TEN_MINUTES } from "./said-numbers-ja.ts";

const minutes = (text: string) => text.replace(TEN_MINUTES, "10分");

it("knows ten minutes by the words around them", () => {
  expect(minutes("火を止めて、十分ほど待ちます。")).toBe("火を止めて、10分ほど待ちます。");
  expect(minutes("十分おいて、布でふきます。")).toBe("10分おいて、布でふきます。");
  expect(minutes("塩をふって十分置きます。")).toBe("塩をふって10分置きます。");
  expect(minutes("駅から徒歩十分の宿です。")).toBe("駅から徒歩10分の宿です。");
  expect(minutes("十分以内に戻します。")).toBe("10分以内に戻します。");
});

it.each([
  "火は十分に通してください。",
  "一人なら十分です。",
  "間隔は、十分おいてください。",
  "二十分ほど煮ます。",
  "十分なほど乾かします。",
  "十分以上の働きです。",
  "歩いて十分に楽しめます。",
])("leaves what is enough, and other times, as they are: %s", (text) => {
  expect(minutes(text)).toBe(text);
});

it("reads a number behind a person's name as an age", () => {
  const aged = (text: string) => text.replace(AGE, "、$<age>歳");
  expect(aged("船大工の浜野たえさん（８１）は笑う。")).toBe("船大工の浜野たえさん、８１歳は笑う。");
  expect(aged("丸太(81)と縄（3本）")).toBe("丸太(81)と縄（3本）");
});
