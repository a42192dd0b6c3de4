import { expect, it } from "vitest";
import type { PostSentence } from "./sentences.ts";
import { stepsInShort } from "./steps-in-short.ts";

const said = (text: string, blockIndex: number, at: number): PostSentence => {
  const isStep = blockIndex > 0;
  return { text, blockIndex, at, isStep, name: "", seconds: 4, leans: false };
};
const answer = [
  said("やかんの底は疑わなくてよいと思います。", 0, 0),
  said("残りは口と継ぎ目です。", 0, 1),
  said("水を入れて口を見てください。", 1, 2),
  said("濡れていれば継ぎ目です。", 1, 3),
  said("継ぎ目だった場合は、店で鋲を打ち直してもらってください。", 2, 4),
  said("代金は安く済みます。", 2, 5),
];

it("tells an answer in numbered steps by the first sentence of each, and more as there is time [6.2]", () => {
  expect(stepsInShort(answer, 13, "ja")?.map(({ at }) => at)).toEqual([0, 2, 4]);
  expect(stepsInShort(answer, 17, "ja")?.map(({ at }) => at)).toEqual([0, 2, 3, 4]);
});

it("shortens no answer whose steps lean on what is left out, nor one without steps or time [6.2]", () => {
  const leaning = answer.map((one) =>
    one.at === 4 ? { ...one, text: "それを店で打ち直してもらってください。" } : one,
  );
  expect(stepsInShort(leaning, 13, "ja")).toBeNull();
  expect(stepsInShort(answer.slice(0, 4), 13, "ja")).toBeNull();
  expect(stepsInShort(answer, 9, "ja")).toBeNull();
});

const english = [
  said("Two ways, the cheap one first.", 0, 0),
  said("Brush the seam with lime.", 1, 1),
  said("Let it dry for a day.", 1, 2),
  said("Wear gloves.", 1, 3),
  said("Solder the seam.", 2, 4),
  said("Tin holds best.", 2, 5),
];

it("keeps in English steps what saves from harm, and takes a little more time for them all [6.2]", () => {
  expect(stepsInShort(english, 16, "en")?.map(({ at }) => at)).toEqual([0, 1, 3, 4]);
  expect(stepsInShort(english, 14, "en")?.map(({ at }) => at)).toEqual([0, 1, 3, 4]);
  expect(stepsInShort(english, 12, "en")).toBeNull();
});
