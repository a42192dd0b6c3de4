import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const CommandPalette = lazyScreen(() => import("./CommandPalette"), "CommandPalette");

/** Ctrl or ⌘ and K open the palette, in a field as well; so does the account menu. */
export function PaletteKey() {
  const [turn, setTurn] = useState(0);
  useEffect(() => onEvent("paletteWanted", () => setTurn((before) => before + 1)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // A dialog is answered first.
      if (document.querySelector("[role=dialog][aria-modal=true]")) return;
      event.preventDefault();
      setTurn((before) => before + 1);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    turn > 0 && (
      <LazyPart>
        <CommandPalette turn={turn} />
      </LazyPart>
    )
  );
}
