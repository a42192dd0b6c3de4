import { describe, expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { plain, type Subject } from "../../draft.ts";
import { framed } from "../framing.ts";
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

it("names the author of a text where there is time for it [7.3]", () => {
  const of = (seconds: number) =>
    text(
      framesEn.opening(subject("How wool is dyed", { style: "narration", seconds }), {
        ...about,
        author: "Mia Tarn",
      }),
    );
  expect(of(90)).toContain("It was written by Mia Tarn.");
  expect(of(60)).not.toContain("Mia Tarn");
});

it("tells a heading of a whole case as one, and a box for travellers by its name [7.3]", () => {
  expect(framesEn.section("If it stands still", 0, [], true)).toBe(
    "Next comes the case in which it stands still.",
  );
  expect(framesEn.section("If you go", 0, [], true)).toBe("Next comes “If you go”.");
});
