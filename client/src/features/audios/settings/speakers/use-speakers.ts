import { useLocalStorage } from "@mantine/hooks";
import { ownKey } from "#lib/own-storage";
import type { Speaker } from "./speakers";

/** Who speaks in the scripts of an entry: as it was chosen on this device, else as its audio was made. */
export function useSpeakers(entryId: string, made: readonly Speaker[]) {
  const [chosen, setChosen] = useLocalStorage<readonly Speaker[] | null>({
    key: ownKey(`speakers-${entryId}`),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [chosen ?? made, setChosen] as const;
}
