import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

it("tells a colour once that the name says", async () => {
  const name = {
    ...specification("", "Tarn Wool Throw, Green"),
    id: "name",
    kind: "name",
    label: null,
  } as Fact;
  const facts = [name, specification("Colour", "Green"), specification("Material", "Wool")];
  const page = textPage("Tarn Wool Throw, Green", [saidBlock("A throw that is woven by hand.")], {
    type: "product",
    facts,
  });
  const script = (await paragraphsWritten(page)).flat().join(" ");
  expect(script).toContain("Tarn Wool Throw in green");
  expect(script.match(/green/gi)).toHaveLength(1);
});
