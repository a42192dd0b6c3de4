import { useLocalStorage } from "@mantine/hooks";
import { ownKey } from "#lib/own-storage";
import type { Speaker } from "./speakers";

/** Speakers of an entry's scripts: as chosen on this device, else as in its audio. */
export function useSpeakers(entryId: string, made: readonly Speaker[]) {
  const [chosen, setChosen] = useLocalStorage<readonly Speaker[] | null>({
    key: ownKey(`speakers-${entryId}`),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [chosen ?? made, setChosen] as const;
}
