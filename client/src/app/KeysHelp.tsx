import { useEffect, useState } from "react";
import { lazyScreen } from "#lib/lazy-screen";
import { isTyping } from "#lib/typing";
import { LazyPart } from "#lib/ui/LazyPart";

const KeysDialog = lazyScreen(() => import("./KeysDialog"), "KeysDialog");

/** `?` shows the keys, wherever nobody is typing. */
export function KeysHelp() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
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
