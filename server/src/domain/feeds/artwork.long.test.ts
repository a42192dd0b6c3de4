import sharp from "sharp";
import { expect, it } from "vitest";
import { generatedArtwork, givenArtwork } from "./artwork.ts";

const blank = () => sharp({ create: { width: 1_400, height: 1_400, channels: 3, background: "#fff" } });
const formats = { rule: "not_allowed", allowed: ["jpeg", "png", "webp"] };

it.each([
  ["of another kind", () => blank().tiff().toBuffer(), formats],
  [
    "a drawing",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    formats,
  ],
  ["words", async () => Buffer.from("no picture"), formats],
  ["cut off", async () => (await blank().jpeg().toBuffer()).subarray(0, 900), { rule: "malformed" }],
])("a feed's picture that is %s is refused", async (_, make, details) => {
  await expect(givenArtwork(await make())).rejects.toMatchObject({ code: "VALIDATION_ERROR", details });
});

it.each(["W", "-1"])("a feed's picture has room for the title %s, however short", async (title) => {
  const { image } = await generatedArtwork(title, "204060", "#ffffff");
  expect(await sharp(image).metadata()).toMatchObject({ width: 3_000, height: 3_000 });
});
