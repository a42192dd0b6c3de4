import { expect, it } from "vitest";
import { AudioSettings } from "#kernel/audio-settings";
import { toneSpeech } from "#test/tone-speech";
import { followingAudio } from "./following-audio.ts";

const [voice] = toneSpeech().voices();
/** As long as Mei's at any speed. */
const slow = { ...voice!, tempo: 0.6, bend: 0.22, slow: { bend: 0.31, commas: 0.53 } };
const speech = { ...toneSpeech(), voices: () => [slow] };
// A price asks no database.
const { price } = followingAudio({ db: undefined as never, speech, segments: undefined as never });
const viewer = { uid: "1", plan: "free" } as Parameters<typeof price>[0];
const settings = AudioSettings.parse({ speed: 0.5 });

it("holds for slow speech what is told of its sounds and its pauses, and a fifth more", () => {
  // 157.7 s, which one credit for each six make 31.5.
  expect(price(viewer, settings, "ja", 100)).toBe(32);
});

it("lets the plan's five minutes reach as far as slow speech of ordinary texts does", () => {
  expect(price(viewer, settings, "ja", 190)).toBe(60);
  expect(() => price(viewer, settings, "ja", 191)).toThrow("Your plan makes audio of up to 5 minutes");
});
