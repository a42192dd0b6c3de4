import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { isUnwanted } from "#lib/single-keys";
import { isTyping } from "#lib/typing";
import { LazyPart } from "#lib/ui/LazyPart";

const KeysDialog = lazyScreen(() => import("./KeysDialog"), "KeysDialog");

/** `?` shows the keys, wherever nobody is typing; so does the account menu. */
export function KeysHelp() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("keysAsked", () => setOpened(true)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (isUnwanted(event)) return;
      event.preventDefault();
      setOpened(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    opened && (
      <LazyPart>
        <KeysDialog onClose={() => setOpened(false)} />
      </LazyPart>
    )
  );
}
