import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const PublishingDialog = lazyScreen(() => import("./PublishingDialog"), "PublishingDialog");

/** Opens sites and podcasts over the current screen when another part asks for them. */
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
