import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";

/**
 * A value once it has stopped changing for a while, and whether it is the present one. Compared by
 * content, so that an object made anew by each render counts as the same.
 */
export function useSettled<Value>(value: Value, delay: number): { settled: Value; isSettled: boolean } {
  const text = JSON.stringify(value);
  const [settledText] = useDebouncedValue(text, delay);
  const settled = useMemo(() => JSON.parse(settledText) as Value, [settledText]);
  return { settled, isSettled: settledText === text };
}
