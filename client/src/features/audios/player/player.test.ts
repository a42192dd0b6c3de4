import { describe, expect, it } from "vitest";
import { defaultPlayerSettings, readPlayerSettings } from "../preferences/player-settings";
import { playerAction } from "./player-keys";

describe("playerAction", () => {
  const press = (key: string, target: EventTarget = document.body, more = {}) =>
    playerAction({
      key,
      target,
      metaKey: false,
      ctrlKey: false,
      altKey: false,
      defaultPrevented: false,
      ...more,
    });

  it("plays by space and skips by the arrows", () => {
    expect([press(" "), press("ArrowLeft"), press("ArrowRight"), press("x")]).toEqual([
      "toggle",
      "back",
      "forward",
      null,
    ]);
  });

  it("leaves keys alone in fields, on controls, and with a modifier", () => {
    expect(press(" ", document.createElement("textarea"))).toBeNull();
    expect(press(" ", document.createElement("button"))).toBeNull();
    expect(press("ArrowLeft", document.body, { altKey: true })).toBeNull();
    expect(press(" ", document.body, { defaultPrevented: true })).toBeNull();
  });
});

describe("readPlayerSettings", () => {
  it("fills gaps, corrects what is out of range, and keeps unknown keys", () => {
    expect(readPlayerSettings(undefined)).toEqual(defaultPlayerSettings);
    expect(readPlayerSettings({ playbackRate: 9, volume: 0.3, highlight: false, theirs: 1 })).toEqual({
      ...defaultPlayerSettings,
      volume: 0.3,
      highlight: false,
      theirs: 1,
    });
  });
});
