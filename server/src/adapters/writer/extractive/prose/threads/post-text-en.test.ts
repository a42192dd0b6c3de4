import { expect, it } from "vitest";
import { postText, writtenOut } from "./post-text-en.ts";

it.each([
  [
    "According to https://www.mills.example/oak/wheels.html , it turns.",
    "According to mills.example, it turns.",
  ],
  ["See https://mills.example/wheels/ … oak/374 for the wheel.", "See mills.example for the wheel."],
  ["The wheel turns :wink: and i think it is dry", "The wheel turns and I think it is dry"],
  [
    "My wheel is stuck (I have tried three oils with the same result) since May.",
    "My wheel is stuck since May.",
  ],
  ["The shaft is worn - please refer to this guide for a new shaft:", "The shaft is worn"],
  ["Thanks @anvil.9 this freed it.", "this freed it."],
  ["Well, take the board out.", "take the board out."],
  ["Leave it alone .. my son did not.", "Leave it alone, my son did not."],
  ["The image mill-x86_64 holds it.", "The image mill-x86 64 holds it."],
])("says what somebody wrote in a post as one reads it out: %s", (written, said) => {
  expect(postText(written)).toBe(said);
});

it("keeps conditions in brackets, and the lines within a name of code", () => {
  expect(postText("Oil it (never while it turns, not even slowly) in May.")).toContain(
    "never while it turns",
  );
  expect(postText("Call turn_wheel first.")).toContain("turn_wheel");
});

it("gives a sentence the capital and the mark that its writer forgot, and no second mark", () => {
  expect(writtenOut("the wheel is locked at 23.951")).toBe("The wheel is locked at 23.951.");
  expect(writtenOut("does it turn at all")).toBe("Does it turn at all?");
  expect(writtenOut("It turns!")).toBe("It turns!");
  expect(writtenOut("I have tried:")).toBe("I have tried:");
});
