import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const ApiDialog = lazyScreen(() => import("./ApiDialog"), "ApiDialog");

/** Opens the keys for programs over the current screen, on request. */
export function ApiModal() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("apiWanted", () => setOpened(true)), []);
  if (!opened) return null;
  return (
    <LazyPart>
      <ApiDialog onClose={() => setOpened(false)} />
    </LazyPart>
  );
}
