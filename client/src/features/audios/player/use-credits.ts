import type { Player_AudioFragment } from "#gql/graphql";
import { useVoices } from "../voices/use-voices";

/** The lines that the licences of an audio's voices ask for where it is published. */
export function useCredits({ settings }: Pick<Player_AudioFragment, "settings">): string[] {
  const voices = useVoices();
  const spoken = new Set([settings.voice, ...(settings.speakers ?? []).map(({ voice }) => voice)]);
  const lines = voices.filter(({ id }) => spoken.has(id)).map(({ attribution }) => attribution);
  return [...new Set(lines)].filter(Boolean);
}
