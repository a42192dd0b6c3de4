import { useEffect } from "react";

interface Steps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Ctrl or ⌘ with Z, and with Shift forth again; in a field the browser's own undo stays. */
export function useUndoKeys({ undo, redo }: Steps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest("input, textarea");
      if (inField || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}
