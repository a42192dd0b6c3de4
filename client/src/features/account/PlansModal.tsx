import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const PlansDialog = lazyScreen(() => import("./PlansDialog"), "PlansDialog");

/** Opens the comparison of plans over the current screen when a limit was met. */
export function PlansModal() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("plansWanted", () => setOpened(true)), []);
  if (!opened) return null;
  return (
    <LazyPart>
      <PlansDialog onClose={() => setOpened(false)} />
    </LazyPart>
  );
}
