import { expect, it } from "vitest";
import {
  textPage as article,
  headingBlock as headed,
  paragraphsWritten,
  saidBlock as said,
} from "#test/text-page";

const WARM_UP = [
  "Tarn is one of the sunniest and most inviting towns on the whole coast.",
  "With its wide beaches and old lanes, people have more to do here than fits into a week.",
  "Many people who settle in Tarn have never been happier in any other town of the country.",
].join(" ");
const PRICE = "On average, cleaning a chimney in Tarn costs between $45 and $65 per hour.";
const DEEP = "A deep cleaning of the whole flue takes four hours and costs up to $400.";
const page = article("What it costs to clean a chimney in Tarn", [
  said(WARM_UP),
  headed("Prices"),
  said(`When people look for a sweep, they usually want to know a typical price first. ${PRICE}`),
  headed("Deep cleaning"),
  said(`${DEEP} A sweep who finds a crack has to report it to the town within a week.`),
  headed("How often"),
  said("A chimney above a stove for wood has to be swept twice a year, and above gas once in two years."),
  headed("Who may do it"),
  said("Only a sweep with a licence of the town may sweep a chimney that other people live under."),
  ...["Soot", "Birds", "Rain", "Brick"].flatMap((head) => [
    headed(head),
    said(
      `${head} is what the sweep of Tarn writes of at length in the yearly letter to the town. The letter is long.`,
    ),
  ]),
]);

it("tells an English text's facts by section, and not its warm-up for its own sake", async () => {
  const told = (await paragraphsWritten(page, 45)).flat();
  expect(told).toContain(PRICE);
  expect(told).toContain(DEEP);
  expect(told.join(" ")).not.toContain("With its wide beaches");
  expect(told.join(" ")).not.toContain("never been happier");
});

const POSTS = [
  "I have burnt oak in my stove for eleven winters and was always quite content with it.",
  "My neighbour burns larch instead and says that it smells of summer in the whole house.",
  "The stove is a small one of cast iron from the time of my grandfather in the hills.",
  "My stack of oak will be gone by the end of the next month, as it looks today.",
  "Can anyone recommend another wood that burns as long as oak does?",
].join(" ");
const ANSWER =
  "Beech burns nearly as long as oak and gives even more heat for the same weight, but it has to lie under a roof for two summers before it is dry.";

it("lets be heard what a thread asks, though it stands at the end of a long post", async () => {
  const thread = article("Wood for a small stove", [said(POSTS), said("Reply from heather"), said(ANSWER)], {
    url: "https://stoves.example/forum/threads/12/",
  });
  const told = (await paragraphsWritten(thread, 45)).flat();
  expect(told).toContain(
    "It goes on to ask: “Can anyone recommend another wood that burns as long as oak does?”",
  );
  expect(told.join(" ")).toContain(ANSWER);
  const all = (await paragraphsWritten(thread, 90)).flat().join(" ");
  expect(all).not.toContain("goes on to ask");
  expect(all).toContain("Can anyone recommend another wood");
});
