import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withoutAddresses } from "./addresses-en.ts";
import { withNameOfTitle } from "./reference-en.ts";

const named = (title: string, text: string) => withNameOfTitle(textPage(title, [saidBlock(text)]))[0]?.text;

it.each([
  [
    "tables.join()",
    "Joins two tables on a column. Does not change its inputs.",
    "The function “join” joins two tables on a column. It does not change its inputs.",
  ],
  [
    "tarball pack - Reference",
    "Creates an archive of a folder.",
    "The command “tarball pack” creates an archive of a folder.",
  ],
])("gives the first words of a reference the name of the title: %s [7.3]", (title, text, whole) => {
  expect(named(title, text)).toBe(whole);
});

it.each([
  ["The Mill", "Creates an archive of a folder."],
  ["tables.join()", "This function joins two tables."],
])("leaves other titles and whole sentences as they are: %s %s [7.3]", (title, text) => {
  expect(named(title, text)).toBe(text);
});

it.each([
  ["Write to mill@mill.example by May.", "Write to the email address on the page by May."],
  ["Book at www.mill.example/book.", "Book at the address on the page."],
  ["The fee is £5 (see table above).", "The fee is £5."],
  ["Dogs stay out (see the wall: it is low).", "Dogs stay out (see the wall: it is low)."],
  ["Only adults (over 16) may enter.", "Only adults (over 16) may enter."],
])("leaves out what only a reader can follow: %s [7.3]", (text, said) => {
  expect(withoutAddresses(text)).toBe(said);
});
