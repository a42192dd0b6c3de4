import { expect, it } from "vitest";
import { readingRows } from "../reading/reading-set.ts";
import { heardAs, phonesOf } from "../reading/sounds.ts";
import { wordRows } from "../word-list.ts";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["I read it last night. I read it daily.", "I red it last night. I reed it daily."],
  ["She has never read it and will read it.", "She has never red it and will reed it."],
  ["I haven't read it. Have you all read it?", "I haven't red it. Have you all red it?"],
  ["It can be read; they have read-only rights.", "It can be red, they have reed-only rights."],
  ["She has since read it. It was then read aloud.", "She has since red it. It was then red aloud."],
  ["It has been read only by friends.", "It has been red only by friends."],
  ["They have read only access.", "They have reed only access."],
  ["Users who have read access", "Users who have reed access"],
  ["You had better read the terms.", "You had better read the terms."],
  ["Be sure and read the label.", "Be sure and read the label."],
  ["I have coffee and read.", "I have coffee and read."],
  ["Have students read it.", "Have students read it."],
  ["Please read last week's notes.", "Please reed last week's notes."],
  ["Now read what happened yesterday.", "Now read what happened yesterday."],
  ["Did he read it last night? Tom read it.", "Did he read it last night? Tom read it."],
  [
    "Tom read it yesterday. Could they read it yesterday?",
    "Tom red it yesterday. Could they read it yesterday?",
  ],
  ["It was a great read that she has to read.", "It was a great reed that she has to read."],
  ["It contains lead times, not lead.", "It contains leed times, not led."],
  ["He took the lead: pipes made of lead.", "He took the leed, pipes made of led."],
  ["Lead paint leads to lead poisoning.", "led paint leads to led poisoning."],
  ["He plays bass, she cooked sea bass.", "He plays base, she cooked sea bass."],
])("tells the sounds of one spelling apart by its neighbours: %j", (text, spoken) => {
  expect(normalizeEnglish(text)).toBe(spoken);
});

it.each(readingRows("en-words-in-context").map(([text = "", spoken = ""]) => [text, spoken]))(
  "gives the voice each word of several sounds as it is meant: %j",
  (text, spoken) => {
    expect(normalizeEnglish(text)).toBe(spoken);
  },
);

it("has a spelling for each meaning that the voice says with the sounds of that meaning", async () => {
  const wrong = [];
  for (const [, said = "", phones = ""] of wordRows("en-heteronyms")) {
    const heard = await phonesOf(said);
    if (!heardAs(heard, phones.split("/"))) wrong.push(`${said}: ${heard.join(" ")}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

it("takes an accent for what it tells", () => {
  expect(normalizeEnglish("My résumé, and theirs: two résumés.")).toBe(
    "My rezza-may, and theirs, two rezza-mays.",
  );
});
