import { expect, it } from "vitest";
import { feedGuid, itemGuid } from "./feed-guid.ts";

it("a feed's id is the one that Podcasting 2.0's own example has", () => {
  expect(feedGuid("https://mp3s.nashownotes.com/pc20rss.xml")).toBe("917393e3-1b1e-5cef-ace4-edaa54e1f810");
  expect(feedGuid("podnews.net/rss")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
});

it("an item's id belongs to feed and entry", () => {
  const feed = "917393e3-1b1e-5cef-ace4-edaa54e1f810";
  const entry = "0198f1c2-5b7e-4c41-9a53-2d6f0e8b1a47";
  expect(itemGuid(feed, entry)).toBe(itemGuid(feed, entry));
  expect(itemGuid(feed, entry)).not.toBe(itemGuid("9b024349-ccf0-5f69-a609-6b82873eab3c", entry));
  expect(itemGuid(feed, entry)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
