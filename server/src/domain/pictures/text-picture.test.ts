import { expect, it } from "vitest";
import { textPicture } from "./text-picture.ts";

const BOX = { ink: "#ffffff", width: 600, height: 380 };
const pixelsOf = async (text: string) => (await textPicture(text, BOX)).data;

it("breaks a Japanese title between its words", async () => {
  const [title, broken] = await Promise.all(["山の道具だより", "山の道具 だより"].map(pixelsOf));
  expect(title).toEqual(broken);
});

it("still breaks a word that no line is wide enough for", async () => {
  const { info } = await textPicture("Supercalifragilisticexpialidocious", BOX);
  expect(info.height).toBeGreaterThan(100);
});
