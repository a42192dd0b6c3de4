/** Which voices an account likes, and the one for each language that it begins with. */
export interface VoicePreferences {
  favourites: readonly string[];
  defaults: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The preferences of stored settings; what is no preference is left out. */
export function readVoicePreferences(stored: Record<string, unknown> | undefined): VoicePreferences {
  const { favourites, defaults } = (stored?.voices ?? {}) as { favourites?: unknown; defaults?: unknown };
  const named = typeof defaults === "object" && defaults !== null ? Object.entries(defaults) : [];
  return {
    favourites: Array.isArray(favourites) ? favourites.filter(isText) : [],
    defaults: Object.fromEntries(named.filter((one): one is [string, string] => isText(one[1]))),
  };
}

/** Likes a voice, or does so no more. */
export const toggled = ({ favourites, ...rest }: VoicePreferences, voice: string): VoicePreferences => ({
  ...rest,
  favourites: favourites.includes(voice) ? favourites.filter((one) => one !== voice) : [...favourites, voice],
});

/** Favourites first; the order within both stays. */
export const favouritesFirst = <V extends { id: string }>(
  voices: readonly V[],
  favourites: readonly string[],
) => voices.toSorted((a, b) => Number(favourites.includes(b.id)) - Number(favourites.includes(a.id)));
