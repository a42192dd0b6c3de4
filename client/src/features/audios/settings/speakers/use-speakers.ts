import { readLocalStorageValue } from "@mantine/hooks";
import { ownKey } from "#lib/own-storage";
import { useKeptChoice } from "#lib/use-kept-choice";
import type { Speaker } from "./speakers";

type Chosen = readonly Speaker[] | null;

const kept = (entryId: string) => ({ key: ownKey(`speakers-${entryId}`), defaultValue: null });

/** Speakers of an entry's scripts: as chosen on this device, else as in its audio. */
export function useSpeakers(entryId: string, made: readonly Speaker[]) {
  const { key, defaultValue } = kept(entryId);
  const [chosen, setChosen] = useKeptChoice<Chosen>(key, defaultValue);
  return [chosen ?? made, setChosen] as const;
}

/** The same outside of a component. */
export const readSpeakers = (entryId: string, made: readonly Speaker[]) =>
  readLocalStorageValue<Chosen>(kept(entryId)) ?? made;
