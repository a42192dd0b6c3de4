import { useEffect, useState } from "react";
import { onEvent, type WindowEvents } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const DictionaryDialog = lazyScreen(() => import("./DictionaryDialog"), "DictionaryDialog");

interface Props {
  /** Goes to an audio that a change concerns. */
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
}

/** Opens the dictionary over the current screen on request. */
export function DictionaryModal({ onOpen }: Props) {
  const [met, setMet] = useState<WindowEvents["dictionaryWanted"] | null>(null);
  useEffect(() => onEvent("dictionaryWanted", setMet), []);
  if (!met) return null;
  const close = () => setMet(null);
  return (
    <LazyPart>
      <DictionaryDialog
        met={met}
        onClose={close}
        onOpen={(audio) => {
          close();
          onOpen(audio);
        }}
      />
    </LazyPart>
  );
}
