import { describe, expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { plain, type Subject } from "../../draft.ts";
import { framed, textFrameOf } from "../framing.ts";
import type { About } from "./frames.ts";
import { framesEn } from "./frames-en.ts";

const about: About = { isThread: false, isQuestion: false, isGrave: false, author: null };
const subject = (
  name: string,
  more: Partial<Subject> = {},
  page: Partial<Subject["page"]> = {},
): Subject => ({
  page: textPage(name, [], page),
  style: "talk",
  name,
  site: null,
  audience: null,
  seconds: 30,
  ...more,
});
const byMia = {
  facts: [
    {
      id: "author",
      kind: "author" as const,
      label: null,
      value: "Mia Tarn",
      currency: null,
      source: "visible" as const,
      confidence: 1,
      provenance: null,
    },
  ],
  author: "Mia Tarn",
};
const text = (drafts: { text: string }[]) => drafts.map((one) => one.text).join(" ");

describe("the frame of an English text", () => {
  it("sends a listener to a page, where only its address is known", () => {
    const closing = framesEn.closing(
      subject("How wool is dyed", {}, { url: "https://tarn.org/wool" }),
      about,
    );
    expect(text(closing)).toBe("If you would like to know more, have a look at the page at tarn.org.");
  });

  it("opens a site's first page as its home page", () => {
    const home = { url: "https://tarnmill.org/", site: "Tarn Mill" };
    expect(text(framesEn.opening(subject("Tarn Mill", {}, home), about))).toContain(
      "the home page of Tarn Mill.",
    );
    expect(text(framesEn.ending(subject("Tarn Mill", {}, home), about))).toBe(
      "That was the home page of Tarn Mill.",
    );
    const inner = { ...home, url: "https://tarnmill.org/dyes" };
    expect(text(framesEn.opening(subject("Tarn Mill", {}, inner), about))).toContain("“Tarn Mill”");
  });

  it("says of the page, and of no question, when it was published", () => {
    const page = { publishedAt: "2026-05-03" };
    const opened = (title: string) => text(framesEn.opening(subject(title, { style: "news" }, page), about));
    expect(opened("Why do dyes fade?")).toContain("The page was published on May 3, 2026.");
    expect(opened("Dyes")).toContain("It was published on May 3, 2026.");
  });

  it("tells of a thread as done, in the month in which it began where the page says when [7.3]", () => {
    const thread = { ...about, isThread: true };
    const opened = (page: Partial<Subject["page"]>) =>
      text(framesEn.opening(subject("Dyes", { style: "news", site: "Tarn Forum" }, page), thread));
    expect(opened({ publishedAt: "2011-05-03T10:00:00+0200" })).toBe(
      "In a thread of May 2011, readers on Tarn Forum discussed the subject “Dyes”.",
    );
    expect(opened({})).toBe("Readers on Tarn Forum have discussed the subject “Dyes”.");
  });

  it("ends a whole thread without its title", () => {
    expect(text(framesEn.ending(subject("Dyes"), { ...about, isThread: true }))).toBe(
      "That was the whole thread.",
    );
  });

  it("keeps nothing of its own but what introduces the text, where no other way has the length", () => {
    const dated = {
      text: "It was published on May 3, 2026.",
      ties: [{ text: "May 3, 2026", blockIndex: null, factId: "day" }],
    };
    const facts = [
      {
        id: "day",
        kind: "published" as const,
        label: null,
        value: "2026-05-03",
        currency: null,
        source: "visible" as const,
        confidence: 1,
        provenance: null,
      },
    ];
    const frame = {
      opening: [plain("This is “Dyes”."), dated],
      plans: [],
      closing: [plain("There is more.")],
      ending: [],
      brief: [plain("More.")],
    };
    const said = (isBare: boolean) =>
      framed([[plain("Wool takes its colour from roots.")]], frame, subject("Dyes", {}, { facts }), about, {
        isWhole: false,
        isUnclosed: isBare,
        isBare,
        isAllowed: () => true,
      }).flat();
    expect(text(said(true))).toBe("This is “Dyes”. Wool takes its colour from roots.");
    expect(text(said(false))).toContain("It was published on May 3, 2026.");
  });
});

it("names the author of a text in the sentence that opens its narration, tied to the page's word [7.3]", () => {
  const own = { ...about, author: "Mia Tarn" };
  const opened = (style: "narration" | "news", site: string | null = null) =>
    framesEn.opening(subject("How wool is dyed", { style, site }, byMia), own);
  expect(text(opened("narration"))).toBe("This is “How wool is dyed”, by Mia Tarn.");
  expect(opened("narration", "Dye Post")[0]).toMatchObject({
    text: "This is “How wool is dyed”, by Mia Tarn, from Dye Post.",
    ties: [{ text: "Mia Tarn" }],
  });
  expect(text(opened("news"))).not.toContain("Mia Tarn");
});

it("is heard with its author where of our own words only the opening is left [7.3]", () => {
  const of = subject("Dyes", { style: "narration" }, byMia);
  const own = { ...about, author: "Mia Tarn" };
  const frame = textFrameOf(of, own, () => true, { added: [], plans: [] });
  const shown = { isWhole: false, isUnclosed: true, isBare: true, isAllowed: () => true };
  expect(text(framed([[plain("Roots give red.")]], frame, of, own, shown).flat())).toBe(
    "This is “Dyes”, by Mia Tarn. Roots give red.",
  );
});

it("tells a heading of a whole case as one, and a box for travellers by its name [7.3]", () => {
  expect(framesEn.section("If it stands still", 0, [], true)).toBe(
    "Next comes the case in which it stands still.",
  );
  expect(framesEn.section("If you go", 0, [], true)).toBe("Next comes “If you go”.");
});
