import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const PublishingDialog = lazyScreen(() => import("./PublishingDialog"), "PublishingDialog");

/** Opens what concerns all that an account publishes, over the current screen, on request. */
export function PublishingModal() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("publishingWanted", () => setOpened(true)), []);
  if (!opened) return null;
  return (
    <LazyPart>
      <PublishingDialog onClose={() => setOpened(false)} />
    </LazyPart>
  );
}
