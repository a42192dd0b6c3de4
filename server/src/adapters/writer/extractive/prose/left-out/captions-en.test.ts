import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withoutBareCaptions } from "./captions-en.ts";

const caption = (text: string) => ({ ...saidBlock(text), isCaption: true });
const kept = (text: string) => withoutBareCaptions([caption(text)])[0]?.text === text;

it.each([["The mill wheel, the morning we freed it."], ["A weaver who came from the valley."]])(
  "leaves out a caption that names what a picture shows: %s [7.3]",
  async (text) => {
    expect(kept(text)).toBe(false);
    const page = textPage("The mill", [
      caption(text),
      saidBlock("The wheel of the mill at Holm turned again in June. It had stood in the mud since 1971."),
      saidBlock("Weavers carried the mud out of the lower room. They had brought buckets from the valley."),
    ]);
    expect((await paragraphsWritten(page)).flat()).not.toContain(text);
  },
);

it("leaves out what goes on from the picture that a caption names [7.3]", () => {
  expect(kept("The wheel of the mill, seen from the weir. Millers say that the oak is sound.")).toBe(false);
  expect(kept("The oak of the wheel is sound. The wheel, seen from the weir.")).toBe(true);
});

it("begins no text with the caption above its first paragraph [7.3]", () => {
  const [above, , below] = withoutBareCaptions([
    caption("The wheel has turned since June."),
    saidBlock("The mill at Holm is open again."),
    caption("The weir was mended in May."),
  ]);
  expect(above?.text).toBe("");
  expect(below?.text).toBe("The weir was mended in May.");
});

it("keeps a caption that is a sentence, and a paragraph of any form [7.3]", () => {
  expect(kept("The wheel has turned since June.")).toBe(true);
  const blocks = [saidBlock("The mill wheel, the morning we freed it.")];
  expect(withoutBareCaptions(blocks)).toEqual(blocks);
});
