import { expect, it } from "vitest";
import { readingRows } from "../reading/reading-set.ts";
import { heardAs, phonesHeard } from "../reading/sounds.ts";
import { englishWordsInContext, misheard } from "../reading/words-in-context.ts";
import { wordRows } from "../word-list.ts";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["I read it last night. I read it daily.", "I red it last night. I reed it daily."],
  ["She has never read it and will read it.", "She has never red it and will read it."],
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
  ["It contains lead times, not lead.", "It contains leed times, not lead."],
  ["He took the lead: pipes made of lead.", "He took the leed, pipes made of lead."],
  ["Lead paint leads to lead poisoning.", "Lead paint leads to led poisoning."],
  [
    "Python 3 does the same. We saw 12 does in the field.",
    "Python three does the same. We saw twelve doze in the field.",
  ],
  ["Polish up your grammar. Polish until it shines.", "Polish up your grammar. Polish until it shines."],
  ["Type I record. I record it.", "Type one record. I rekord it."],
  ["We didn't use to. The ones they use.", "We didn't use to. The ones they uze."],
  ["A sales record Us took", "A sales record Us took"],
  ["We graduate in May as graduates.", "We gradjoo ate in May as graduates."],
  ["We graduate students need money.", "We graduate students need money."],
  ["You rebel forces, rebel.", "You rebel forces, rebel."],
  ["The criteria I used to choose. I used to sing.", "The criteria I used to choose. I yoost to sing."],
  ["This year records fell. It records sound.", "This year records fell. It rick ords sound."],
  ["He gave a friend presents. This presents a risk.", "He gave a friend presents. This pri zents a risk."],
  ["A number of uses remain. The pump uses less oil.", "A number of uses remain. The pump uzes less oil."],
  ["The court records were lost.", "The court records were lost."],
  ["He should be content with his life.", "He should be contentt with his life."],
  ["There should be content with his name.", "There should be content with his name."],
  ["He had to be content with a point.", "He had to be contentt with a point."],
  ["There has to be content with a hook.", "There has to be content with a hook."],
  ["The cats seem content in their home.", "The cats seem contentt in their home."],
  ["He dove over the fence.", "He doave over the fence."],
  ["A white dove over the fence", "A white dove over the fence"],
  ["They found traces of lead in the city water.", "They found traces of lead in the city water."],
  ["No lead in the drinking water", "No lead in the drinking water"],
  ["It has plenty of lead in the last lap.", "It has plenty of leed in the last lap."],
  ["Get the lead out of the pipe.", "Get the lead out of the pipe."],
  ["Get the lead out of the singer.", "Get the leed out of the singer."],
  ["See what the does are doing.", "See what the doze are doing."],
  ["See what the man does.", "See what the man does."],
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
  const spelt = [
    ...wordRows("neighbours/en"),
    ...wordRows("neighbours/en-verbs"),
    ...wordRows("neighbours/en-third-person"),
  ].filter(([word, said]) => said !== word);
  const heard = await phonesHeard(spelt.map(([, said = ""]) => said));
  const wrong = spelt
    .filter(([, said = "", phones = ""]) => !heardAs(heard.get(said) ?? [], phones.split("/")))
    .map(([, said = ""]) => `${said}: ${heard.get(said)?.join(" ")}`);
  expect(spelt.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

it("says words of two sounds as they are meant, those that are written otherwise and those left alone", async () => {
  const lines = englishWordsInContext().filter((_, at) => at % 12 === 0);
  expect(lines.length).toBeGreaterThan(10);
  expect(await misheard(lines, normalizeEnglish)).toEqual([]);
});

it("leaves no line without neighbours before another one of its word: that would decide everywhere", () => {
  const lines = Map.groupBy(wordRows("neighbours/en"), ([word = ""]) => word);
  for (const [word, own] of lines) {
    const bare = own.findIndex(([, , , left = "", right = ""]) => left === "" && right === "");
    expect([word, bare === -1 || (bare > 0 && bare === own.length - 1)]).toEqual([word, true]);
  }
});

it("begins no name of a neighbour with the sign of a beginning: it counts alone, and in brackets for nothing", () => {
  const bracketed = wordRows("neighbours/en").filter(([, , , left = ""]) => /\|\^\)/.test(left));
  expect(bracketed).toEqual([]);
});

it("takes an accent for what it tells", () => {
  expect(normalizeEnglish("My résumé, and theirs: two résumés.")).toBe(
    "My rezza-may, and theirs, two rezza-mays.",
  );
  expect(normalizeEnglish("Her re\u0301sume\u0301 is long, and they resume at 9.")).toBe(
    "Her rezza-may is long, and they resume at nine.",
  );
});
