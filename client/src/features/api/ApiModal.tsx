import { useEffect, useState } from "react";
import { onEvent, type WindowEvents } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const ApiDialog = lazyScreen(() => import("./ApiDialog"), "ApiDialog");

/** Opens the keys for programs over the current screen, on request. */
export function ApiModal() {
  const [wanted, setWanted] = useState<WindowEvents["apiWanted"] | null>(null);
  useEffect(() => onEvent("apiWanted", setWanted), []);
  if (!wanted) return null;
  return (
    <LazyPart>
      <ApiDialog tab={wanted.tab} onClose={() => setWanted(null)} />
    </LazyPart>
  );
}
