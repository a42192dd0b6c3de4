import { type RefObject, useEffect, useState } from "react";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import { type MetWord, selectedWord } from "./selected-word";

/**
 * The word that is selected in the script, in its sentences or in a text field; the last one, until
 * another is selected or nothing is any more in the script itself.
 */
export function useSelectedWord(script: RefObject<HTMLElement | null>): MetWord | null {
  const [met, setMet] = useState<MetWord | null>(null);
  const limits = useInputLimits();
  useEffect(() => {
    if (!limits) return;
    const look = () => {
      const element = script.current;
      if (!element) return;
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement && element.contains(field)) {
        const { value, selectionStart, selectionEnd } = field;
        setMet(
          selectedWord(value.slice(selectionStart, selectionEnd), around(value, selectionStart), limits),
        );
        return;
      }
      const selection = getSelection();
      const node = selection?.anchorNode;
      if (!selection || !node || !element.contains(node)) return;
      const sentence = (node instanceof Element ? node : node.parentElement)?.closest("[role=button]");
      setMet(selectedWord(selection.toString(), sentence?.textContent ?? "", limits));
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [script, limits]);
  return met;
}

/** The line that a place of a text is in. */
function around(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, end < 0 ? undefined : end);
}
