import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const TrashDialog = lazyScreen(() => import("./TrashDialog"), "TrashDialog");

/** Opens the trash over the current screen when another part asks for it. */
export function TrashModal() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("trashWanted", () => setOpened(true)), []);
  if (!opened) return null;
  return (
    <LazyPart>
      <TrashDialog onClose={() => setOpened(false)} />
    </LazyPart>
  );
}
