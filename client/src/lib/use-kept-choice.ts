import { useLocalStorage } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import { checkKept } from "./keep-choice";

/** A choice as this device remembers it, with the way to change it: to another, or by what it was before. */
export function useKeptChoice<Choice extends object | null>(key: string, defaultValue: Choice) {
  const [choice, setChoice] = useLocalStorage<Choice>({ key, defaultValue, getInitialValueInEffect: false });
  const isChanged = useRef(false);
  const change = useCallback(
    (next: Choice | ((before: Choice) => Choice)) => {
      isChanged.current = true;
      setChoice(next);
    },
    [setChoice],
  );
  // The hook above writes, and tells nobody when the browser does not take it.
  useEffect(() => {
    if (isChanged.current) checkKept(key, JSON.stringify(choice));
    isChanged.current = false;
  }, [key, choice]);
  return [choice, change] as const;
}
