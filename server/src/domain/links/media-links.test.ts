import { describe, expect, it } from "vitest";
import { LINK_SECONDS, mediaLinks } from "./media-links.ts";

const at = (seconds: number) => () => seconds * 1_000;
const START = 1_800_000_000;

function parts(link: string) {
  const url = new URL(link, "http://localhost");
  return [
    url.pathname,
    Number(url.searchParams.get("expires")),
    url.searchParams.get("signature") ?? "",
  ] as const;
}

describe("media links [6.1]", () => {
  const [path, expires, signature] = parts(mediaLinks("key", at(START)).sign("/media/audios/a.wav"));

  it("open what they were made for, for an hour at least", () => {
    expect(mediaLinks("key", at(START)).verify(path, expires, signature)).toBe(true);
    expect(mediaLinks("key", at(START + LINK_SECONDS)).verify(path, expires, signature)).toBe(true);
  });

  it("run out in their second", () => {
    expect(mediaLinks("key", at(expires - 1)).verify(path, expires, signature)).toBe(true);
    expect(mediaLinks("key", at(expires)).verify(path, expires, signature)).toBe(false);
  });

  it("open nothing else, for no longer, and with no other key", () => {
    const links = mediaLinks("key", at(START));
    expect(links.verify("/media/audios/b.wav", expires, signature)).toBe(false);
    expect(links.verify(path, expires + 1, signature)).toBe(false);
    expect(links.verify(path, expires, "")).toBe(false);
    expect(mediaLinks("other", at(START)).verify(path, expires, signature)).toBe(false);
  });

  it("stay the same for a while, so that a player need not load again", () => {
    const quarter = Math.ceil(START / 900) * 900;
    const first = mediaLinks("key", at(quarter)).sign("/media/audios/a.wav");
    expect(mediaLinks("key", at(quarter + 899)).sign("/media/audios/a.wav")).toBe(first);
  });
});
