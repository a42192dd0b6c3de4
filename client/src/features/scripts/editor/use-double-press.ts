import { useCallbackRef } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";

/**
 * Tells of a double click by the sentence of its first press. That press may move the page: the sound comes to the
 * sentence, tools appear below it, a field that was open closes. The second one then meets something else, which it
 * must not work. The returned function notes a press on a sentence.
 */
export function useDoublePress(onDouble: (index: number) => void): (index: number) => void {
  const first = useRef<number | null>(null);
  const tell = useCallbackRef(onDouble);
  useEffect(() => {
    const forget = ({ detail }: MouseEvent) => {
      if (detail < 2) first.current = null;
    };
    const swallow = (event: MouseEvent) => {
      if (event.detail < 2 || first.current === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const open = () => {
      if (first.current !== null) tell(first.current);
    };
    document.addEventListener("mousedown", forget, true);
    document.addEventListener("click", swallow, true);
    document.addEventListener("dblclick", open, true);
    return () => {
      document.removeEventListener("mousedown", forget, true);
      document.removeEventListener("click", swallow, true);
      document.removeEventListener("dblclick", open, true);
    };
  }, [tell]);
  return useCallback((index) => {
    first.current = index;
  }, []);
}
