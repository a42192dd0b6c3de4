import type { SpeakerInput } from "#gql/graphql";
import { plainName } from "#lib/plain-name";

export type Speaker = SpeakerInput;

/** A line that a name and a colon begin; without the marks that end sentences, and without quotes. */
const NAMED = /^\s*([^:：\n\r#。．.！？!?｡…「」『』"“”、,]{1,30})[:：](?!\/\/)/;

/** Whether a name may stand before a colon. */
export const isName = (name: string, longest = Number.POSITIVE_INFINITY) =>
  name.trim() !== "" && name.length <= longest && !/[:：\n\r#。．.！？!?｡…]/.test(name);

/**
 * Names that a script seems to mark its speakers with: those that begin two lines or more, or all that
 * there are where every line begins with one. "Price:" on a single line is no speaker.
 */
export function detectSpeakers(script: string): string[] {
  const lines = script.split("\n").filter((line) => line.trim() !== "");
  const counts = new Map<string, number>();
  let named = 0;
  for (const line of lines) {
    const name = plainName(NAMED.exec(line)?.[1] ?? "");
    if (!name || /^[\d\s]+$/.test(name)) continue;
    named += 1;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isDialogue = lines.length > 1 && named === lines.length;
  return [...counts].filter(([, count]) => count > 1 || isDialogue).map(([name]) => name);
}

/** The voice for a speaker who is added: one that nobody else speaks with, as long as there is one. */
export function voiceFor(
  voices: readonly { id: string }[],
  taken: readonly (string | undefined)[],
): string | undefined {
  return (voices.find(({ id }) => !taken.includes(id)) ?? voices[0])?.id;
}

/** Speakers with existing voices, as they are sent; undefined without any. */
export function toSpeakersInput(speakers: readonly Speaker[], voices: readonly { id: string }[]) {
  const known = speakers.filter(({ voice }) => voices.some(({ id }) => id === voice));
  return known.length > 0 ? { speakers: known.map(({ name, voice }) => ({ name, voice })) } : {};
}
