import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const interview = [
  "The weaving shed stands behind the old mill of Tarn, and its looms run from dawn to dusk on every day of the week.",
  "REED & LOOM: You began with one loom. How many of them do you have now?",
  "Ida Holm: We have forty looms in two sheds. Each of them was built by my father in the winters after the flood.",
  "R&L: What do you do when a thread breaks?",
  "IH: The loom stops by itself. I tie the ends with a flat knot and start it again within a minute.",
  "R&L: Your son works here as well. What was the first thing that he got wrong?",
  "Emil Holm: I wound the warp from the wrong side. My mother sat there for a night and wound it back.",
  "IH: It took two nights.",
];
const told = async (texts: readonly string[]) =>
  (await paragraphsWritten(textPage("At the looms of Tarn", texts.map(saidBlock)), 60)).flat().join(" ");

it("says in an interview who answers which question [7.3]", async () => {
  const script = await told(interview);
  expect(script).toContain(
    "Asked “What do you do when a thread breaks?”, Ida Holm says: The loom stops by itself.",
  );
  expect(script).toContain("Emil Holm says: I wound the warp");
  expect(script).not.toMatch(/^What do you do/m);
});

it("leaves an interview as it is where initials stand for nobody whom the page names [7.3]", async () => {
  const script = await told(interview.map((text) => text.replace(/^Ida Holm:/, "IH:")));
  expect(script).not.toContain("Asked “");
});
