import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { accuses, isDeniedBy } from "./accusations.ts";

const CHARGE = "The millers of the valley accused Ida Holm of selling wet flour to the school in March.";
const DENIAL = "Holm denied any wrongdoing and showed the books of the mill to the council of the village.";
const MILL = "The mill on the Arden was built in 1820 by two brothers from the next valley.";

it.each([
  [CHARGE, true],
  ['"I have to ask you why people are accusing you of it," said the reporter.', true],
  ["A source claims that Ida Holm is at it again with another mill.", true],
  ["Ida Holm pleaded guilty to fraud in 2019, and was said to have accused nobody.", false],
  ["Ida Holm denied the allegations of the millers.", false],
  ["The allegations of the crowd grew louder than the wheel.", false],
  ["Ida Holm sold flour to the school in March.", false],
])("knows who is said to have done wrong: %s", (text, expected) => {
  expect(accuses(text)).toBe(expected);
});

it("tells an accusation with its denial, and none alone", async () => {
  const told = async (...texts: string[]) =>
    (
      await paragraphsWritten(textPage("The mill on the Arden", texts.map(saidBlock)), 60, "narration")
    ).flat();
  expect(await told(MILL, `${CHARGE} ${DENIAL}`)).toEqual(expect.arrayContaining([MILL, CHARGE, DENIAL]));
  const alone = await told(
    MILL,
    CHARGE,
    "The wheel has turned by night since then, and the stones were dressed.",
  );
  expect(alone).toContain(MILL);
  expect(alone).not.toContain(CHARGE);
  expect(isDeniedBy(DENIAL, CHARGE)).toBe(true);
  expect(isDeniedBy(DENIAL, MILL)).toBe(false);
});
