import { type DragEvent, useEffect, useState } from "react";
import { isField } from "#lib/typing";
import { droppedLinks, mayHoldLinks } from "./dropped-links";

/**
 * Makes an element take dragged links and text: spread `target` on it. `over` while something that it
 * takes is held above it.
 */
export function useDroppedLinks(onLinks: (links: string[]) => void) {
  const [over, setOver] = useState(false);

  // A link that misses its place must not carry the whole screen away.
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || isField(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", hold);
    window.addEventListener("drop", hold);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("drop", hold);
    };
  }, []);

  const target = {
    onDragOver(event: DragEvent) {
      if (!mayHoldLinks(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const links = droppedLinks(event.dataTransfer);
      if (links.length > 0) onLinks(links);
    },
  };
  return { over, target };
}
