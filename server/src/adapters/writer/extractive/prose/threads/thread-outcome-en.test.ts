import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const url = "https://mills.example/forum/threads/12/";
const posts = (last: string) =>
  [
    "My wooden wheel is loud since the rain in spring. The axle is made of oak and runs in brass.",
    "Anna Mar 3, 2024",
    "The oak is wider in wet weather, so you can plane the axle a little. Grease with tallow every month keeps the water out of the wood for a long time.",
    "Bert Mar 4, 2024",
    "Brass wears out long before the oak does, and a smith makes a new ring within one day. Measure the old ring with a gauge before you order another one from him.",
    "Carl Mar 5, 2024",
    "Wheels of larch hardly move in wet weather, and they weigh less than those of oak. A wheel of larch costs twice as much and lasts for forty years.",
    "Dora Mar 9, 2024",
    last,
  ].map(saidBlock);
const told = async (last: string) =>
  (await paragraphsWritten(textPage("Loud wheel", posts(last), { url, site: "Mill Forum" }), 50)).flat();

it("tells of a thread how it ended, whatever else there is no time for [7.3]", async () => {
  const end = "I ended up with a new ring of brass, and the wheel runs without a sound.";
  expect(await told(end)).toContain(`In the end, one post reads: “${end}”`);
});

it("takes no hope for an end [7.3]", async () => {
  const hope = "I hope the wheel is fixed before the next rain comes over the hills.";
  expect((await told(hope)).join(" ")).not.toContain("In the end");
});
