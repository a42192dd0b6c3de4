import type { VoicePreferences } from "./voice-preferences";

export interface PlayerSettings {
  playbackRate: number;
  volume: number;
  skipSeconds: number;
  autoplay: boolean;
  highlight: boolean;
  voices?: VoicePreferences;
}

export const defaultPlayerSettings: PlayerSettings = {
  playbackRate: 1,
  volume: 1,
  skipSeconds: 10,
  autoplay: true,
  highlight: true,
};

const within = (value: unknown, low: number, high: number, fallback: number) =>
  typeof value === "number" && value >= low && value <= high ? value : fallback;

/** The account's settings with defaults; unknown keys are kept for other clients. */
export function readPlayerSettings(stored: Record<string, unknown> | undefined): PlayerSettings {
  return {
    ...stored,
    playbackRate: within(stored?.playbackRate, 0.5, 2, defaultPlayerSettings.playbackRate),
    volume: within(stored?.volume, 0, 1, defaultPlayerSettings.volume),
    skipSeconds: within(stored?.skipSeconds, 1, 600, defaultPlayerSettings.skipSeconds),
    autoplay: stored?.autoplay !== false,
    highlight: stored?.highlight !== false,
  };
}
