import { useMediaQuery } from "@mantine/hooks";
import type { Pane } from "./PaneTabs";
import { ALONE, SIDE_BY_SIDE } from "./side-by-side";

/** The pane that is the main one: the script, unless there is no room for it beside the one that was chosen. */
export function useFront(chosen: Pane): Pane {
  const isWide = useMediaQuery(SIDE_BY_SIDE, true, { getInitialValueInEffect: false });
  const isAlone = useMediaQuery(ALONE, false, { getInitialValueInEffect: false });
  const isBeside = isWide || (chosen === "entries" && !isAlone);
  return isBeside ? "script" : chosen;
}
