import { expect, it } from "vitest";
import { paragraphsWritten, textPage } from "#test/text-page";

const article = [
  "Tarn's last and best loom has come to the valley of Holm to careful reviews, which like its frame of oak and the sound of its shafts but fear that it comes too late.",
  "The valley is an important market for the house, which has lost much ground to the looms of its neighbours there over the past ten years, and more of it to those of Osier.",
  "The new loom is the one with pedals, a good piece of hardware that tries to compete with looms of steel, and its old pedals make it a tool for those who weave all day long.",
  "The house sells the loom from May at a price of 900 pounds, and has said that a smaller one for homes and schools will follow before the winter, with two shafts instead of four.",
];
const posts = [
  "Not in my shed, where all of us got a steel one and one of us went back to the old loom.",
  "Possibly, but that is not exactly setting the bar very high for a house of that age.",
  "I own and prefer the Osier loom, which weaves as well and has two more shafts.",
];
const block = (text: string, post?: number) => ({ kind: "paragraph" as const, text, ...(post && { post }) });
const told = async (above: string[]) =>
  (
    await paragraphsWritten(
      textPage("A new loom in Holm", [
        ...above.map((text) => block(text)),
        ...posts.map((text, at) => block(text, at + 1)),
      ]),
      60,
    )
  )
    .flat()
    .join(" ");

it("tells an article, and not what its readers post below it [7.3]", async () => {
  const words = await told(article);
  expect(words).toContain("Tarn's last and best loom has come");
  expect(words).not.toContain("thread");
  expect(words).not.toContain("setting the bar");
});

it("tells what people say below a few words and a link [7.3]", async () => {
  expect(await told([article[0] ?? ""])).toContain("thread");
});
