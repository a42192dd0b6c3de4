import { useCallbackRef } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import { isTouch } from "./is-touch";

/**
 * Tells of a double click by the sentence of its first press. That press may move the page: the sound comes to the
 * sentence, tools appear below it, a field that was open closes. The second press then meets something else, which it
 * must not trigger. The returned function notes the sentence itself, as the press may change its place.
 */
export function useDoublePress<Of extends object>(onDouble: (of: Of) => void): (of: Of) => void {
  const first = useRef<Of | null>(null);
  const tell = useCallbackRef(onDouble);
  useEffect(() => {
    let words: Element | null = null;
    const forget = ({ detail, target }: MouseEvent) => {
      if (detail > 1) return;
      first.current = null;
      words = target instanceof Element ? target.closest("[data-words]") : null;
    };
    const swallow = (event: MouseEvent) => {
      // Two quick touches count as a double click however far apart they are: a tool below the finger is meant.
      if (isTouch(event) && event.detail > 1 && !words?.contains(event.target as Node)) first.current = null;
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
  return useCallback((of) => {
    first.current = of;
  }, []);
}
