import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  // Each form beside one that looks like it.
  ["#BlackLivesMatter and #MeToo", "hashtag Black Lives Matter and hashtag Me Too"],
  ["#AI, #blessed, #TBT", "hashtag A I, hashtag blessed, hashtag T B T"],
  ["#WorldCup2026, #NYCMarathon", "hashtag World Cup twenty twenty six, hashtag N Y C Marathon"],
  ["#100DaysOfCode, #1 and C#", "hashtag one hundred Days Of Code, number one and C sharp"],
  ["Edit .env and .gitignore.", "Edit dot env and dot gitignore."],
  ["a .pdf file, .5 in", "a dot P D F file, zero point five inches"],
  ["Attach photo.JPG.", "Attach photo dot J P G."],
  ["He is the one.The other", "He is the one.The other"],
  [
    "Get app-1.2.3.dmg or app-1.2.3.tar.gz.",
    "Get app one point two point three dot D M G or app one point two point three dot tar dot G Z.",
  ],
  ["Run npm ci && npx tsc", "Run N P M ci and N P X T S C"],
  ["Shh, hmm, psst, the nth time", "Shh, hmm, psst, the nth time"],
  ["It was v. good, v3.11, v0.9b", "It was v. good, version three point eleven, version zero point nine B"],
  ["CVE-2022-3602", "C V E twenty twenty two, three six zero two"],
  ["See www.example.com.", "See w w w dot example dot com."],
  ["See https://www.example.com today", "See example dot com today"],
  ["See www.example.com/a/very/long/path.", "See example dot com link."],
  ["YouTube.com/@ourchannel", "you tube dot com slash at ourchannel"],
  ["He waited .then left.", "He waited.then left."],
  ["Run it with --verbose or -v.", "Run it with dash dash verbose or dash v."],
  ["He came -- or went--in.", "He came, or went, in."],
  [
    "Open http://localhost:3000/a, http://127.0.0.1:80 and ~/.config/app.yml, ~5 ~a.",
    "Open localhost, port three thousand, one hundred twenty seven point zero point zero point one, port eighty and tilde, dot config app.yml, about five a.",
  ],
  [
    "Set timeout to 30s, a 30s delay, in her 30s, the 30s",
    "Set timeout to thirty seconds, a thirty second delay, in her thirties, the thirties",
  ],
  [
    "60 req/min, a delay of 5s, the 80s clip",
    "sixty requests per minute, a delay of five seconds, the eighties clip",
  ],
  [
    "HDMI 1.4a and 802.11a, 1.4 a day",
    "H D M I one point four A and eight oh two point eleven A, one point four a day",
  ],
  ["0.0.0.0:8080, 10:30", "zero point zero point zero point zero, port eight thousand eighty, ten thirty"],
  [
    "#ff0000, bug #662982 and #facade",
    "hash F F zero zero zero zero, bug number six hundred sixty two thousand nine hundred eighty two and hashtag facade",
  ],
  ["CTRL+ALT+DEL, Del Rey", "control plus alt plus delete, Del Rey"],
  ["312 yds, 48 cols, a mtg. at 9", "three hundred twelve yards, forty eight columns, a meeting at nine"],
  ["Hmph, several hrs later, tsp of salt", "Hmph, several hours later, teaspoon of salt"],
])("reads what belongs to computers: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
