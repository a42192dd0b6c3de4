import { useLocalStorage } from "@mantine/hooks";
import { useCallback } from "react";
import { keepChoice } from "./keep-choice";

/** A choice as this device remembers it, with the way to change it: to another, or by what it was before. */
export function useKeptChoice<Choice extends object | null>(key: string, defaultValue: Choice) {
  const [choice, setChoice] = useLocalStorage<Choice>({ key, defaultValue, getInitialValueInEffect: false });
  const change = useCallback(
    (next: Choice | ((before: Choice) => Choice)) => {
      const kept = (after: Choice) => {
        keepChoice(key, JSON.stringify(after));
        return after;
      };
      setChoice(next instanceof Function ? (before) => kept(next(before)) : kept(next));
    },
    [key, setChoice],
  );
  return [choice, change] as const;
}
