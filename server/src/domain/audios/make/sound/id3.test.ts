import { expect, it } from "vitest";
import { id3 } from "./id3.ts";

/** The frames of a tag, each with its id and body, by what the format says of them. */
function framesOf(bytes: Buffer): { id: string; body: Buffer }[] {
  const frames = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 10 + bytes.readUInt32BE(at + 4);
    frames.push({ id: bytes.toString("latin1", at, at + 4), body: bytes.subarray(at + 10, end) });
    at = end;
  }
  return frames;
}

/** Behind a byte that says how it is written, and the mark of its byte order. */
const textOf = (body: Buffer | undefined) => body?.subarray(3).toString("utf16le");

function chapterOf(body: Buffer) {
  const [id = ""] = body.toString("latin1").split("\0");
  const times = id.length + 1;
  const [title] = framesOf(body.subarray(times + 16));
  return [id, body.readUInt32BE(times), body.readUInt32BE(times + 4), textOf(title?.body)];
}

it("holds a title, a table of contents, and each chapter with its times in milliseconds", () => {
  const bytes = id3({
    title: "声の話",
    chapters: [
      { title: "はじめに", start: 0.1, end: 1.25 },
      { title: "The end 🎉", start: 1.25, end: 4_000 },
    ],
  });
  expect(bytes.toString("latin1", 0, 6)).toBe("ID3\x03\0\0");
  expect([...bytes.subarray(6, 10)].reduce((sum, seven) => sum * 128 + seven)).toBe(bytes.length - 10);
  const [title, ...others] = framesOf(bytes.subarray(10));
  const [contents, ...chapters] = others.filter(({ id }) => id.startsWith("C") && id !== "COMM");
  expect([title?.id, textOf(title?.body)]).toEqual(["TIT2", "声の話"]);
  expect([contents?.id, contents?.body.toString("latin1")]).toEqual([
    "CTOC",
    "toc\0\x03\x02chapter0\0chapter1\0",
  ]);
  expect(chapters.map(({ id }) => id)).toEqual(["CHAP", "CHAP"]);
  expect(chapters.map(({ body }) => chapterOf(body))).toEqual([
    ["chapter0", 100, 1_250, "はじめに"],
    ["chapter1", 1_250, 4_000_000, "The end 🎉"],
  ]);
});

it("says that an AI speaks where there is nothing else to tell", () => {
  const frames = framesOf(id3({ title: null, chapters: [] }).subarray(10));
  expect(frames.map(({ id }) => id)).toEqual(["TENC", "TXXX", "COMM"]);
  expect(textOf(frames[0]?.body)).toBe("Yomikoe");
  expect(textOf(frames[1]?.body)).toBe("AI-GENERATED\0\ufefftrue");
  expect(frames[2]?.body.subarray(10).toString("utf16le")).toBe("AI voice");
});

it("holds as many chapters as a table of contents can count", () => {
  const chapter = (start: number) => ({ title: `${start}`, start, end: start + 1 });
  const bytes = id3({ title: null, chapters: Array.from({ length: 300 }, (_, start) => chapter(start)) });
  const frames = framesOf(bytes.subarray(10));
  expect(frames.filter(({ id }) => id === "CHAP")).toHaveLength(255);
  expect(frames.find(({ id }) => id === "CTOC")?.body[5]).toBe(255);
});

it("tells whose page it is, when it was made and whose voice it has", () => {
  const bytes = id3({
    title: "声の話",
    chapters: [],
    site: "声の店",
    source: "https://example.com/声",
    language: "ja",
    made: new Date("2026-03-09T12:00:00Z"),
    credits: ["Mei, CC BY 3.0"],
  });
  const frames = framesOf(bytes.subarray(10));
  const texts = frames.filter(({ id }) => id.startsWith("T")).map(({ id, body }) => [id, textOf(body)]);
  expect(texts).toEqual([
    ["TIT2", "声の話"],
    ["TPE1", "声の店"],
    ["TALB", "声の店"],
    ["TLAN", "jpn"],
    ["TYER", "2026"],
    ["TDAT", "0903"],
    ["TENC", "Yomikoe"],
    ["TXXX", "AI-GENERATED\0\ufefftrue"],
  ]);
  expect(frames.find(({ id }) => id === "WOAS")?.body.toString("latin1")).toBe(
    "https://example.com/%E5%A3%B0",
  );
  const comment = frames.find(({ id }) => id === "COMM")?.body;
  expect(comment?.toString("latin1", 1, 4)).toBe("jpn");
  expect(comment?.subarray(10).toString("utf16le")).toBe("AI音声 / Mei, CC BY 3.0 / https://example.com/声");
});

it("holds the page's picture as its front cover, behind all else", () => {
  const cover = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const frames = framesOf(id3({ title: "声の話", chapters: [], cover }).subarray(10));
  expect(frames.map(({ id }) => id)).toEqual(["TIT2", "TENC", "TXXX", "COMM", "APIC"]);
  expect(frames.at(-1)?.body).toEqual(Buffer.concat([Buffer.from("\0image/jpeg\0\x03\0", "latin1"), cover]));
});
