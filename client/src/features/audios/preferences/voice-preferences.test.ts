import { expect, it } from "vitest";
import { favouritesFirst, readVoicePreferences, toggled } from "./voice-preferences";

it("reads what is stored, and nothing else", () => {
  const stored = { volume: 1, voices: { favourites: ["a", 7], defaults: { ja: "a", en: null } } };
  expect(readVoicePreferences(stored)).toEqual({ favourites: ["a"], defaults: { ja: "a" } });
  expect(readVoicePreferences(undefined)).toEqual({ favourites: [], defaults: {} });
  expect(readVoicePreferences({ voices: "loud" })).toEqual({ favourites: [], defaults: {} });
});

it("likes a voice and does so no more, and lists what is liked first", () => {
  const none = { favourites: [], defaults: { ja: "a" } };
  const liked = toggled(none, "b");
  expect(liked).toEqual({ favourites: ["b"], defaults: { ja: "a" } });
  expect(toggled(liked, "b")).toEqual(none);
  expect(favouritesFirst([{ id: "a" }, { id: "b" }, { id: "c" }], ["b"]).map(({ id }) => id)).toEqual([
    "b",
    "a",
    "c",
  ]);
});
