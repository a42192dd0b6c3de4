import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { titleOf } from "./title.ts";
import { titleOfManual } from "./title-manual-en.ts";

const TELLS = saidBlock("It is found in every valley of the north.");

it("calls a part of a library by its name, without where it lies", () => {
  expect(titleOfManual(textPage("Reed in loom::warp", [TELLS]))).toBe("Reed");
  expect(titleOf(textPage("Reed in loom::warp", [TELLS]))).toBe("Reed");
  expect(titleOfManual(textPage("Reeds in Tarn", [TELLS]))).toBeNull();
});

it("leaves out a button’s sentence behind the title", () => {
  const call = "Keep what you like Save and sort looms for later.";
  const page = (title: string, heading: string) => textPage(title, [headingBlock(heading, 1), TELLS]);
  expect(titleOfManual(page(`Oak looms ${call}`, call))).toBe("Oak looms");
  expect(titleOf(page(`Oak looms ${call}`, call))).toBe("Oak looms");
  expect(titleOfManual(page("Looms and mills of the north", "Mills of the north"))).toBeNull();
  expect(titleOfManual(page("Reeds of cane Oil them.", "Oil them."))).toBeNull();
});

it("calls a page that bears the name of a file by its heading or its address", () => {
  const page = (title: string, blocks = [TELLS]) =>
    textPage(title, blocks, { url: "https://loom.example/a/oak-loom-guide/README.md" });
  expect(titleOfManual(page("README"))).toBe("Oak loom guide");
  expect(titleOfManual(page("README.md", [headingBlock("The oak loom", 1), TELLS]))).toBe("The oak loom");
  expect(titleOfManual(page("Read me first"))).toBeNull();
  expect(titleOfManual(textPage("README", [TELLS], { url: "https://loom.example/a" }))).toBeNull();
});

it("calls the page of a command by what stands below its NAME", () => {
  const named = [headingBlock("NAME"), saidBlock("warp-loom - Warp a loom from a pattern")];
  const page = (blocks: ReturnType<typeof saidBlock>[]) => textPage("Loom", [...named, ...blocks]);
  expect(titleOfManual(page([headingBlock("SYNOPSIS"), TELLS]))).toBe(
    "warp-loom: Warp a loom from a pattern",
  );
  expect(titleOfManual(page([TELLS]))).toBeNull();
});
