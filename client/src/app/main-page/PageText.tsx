import { useEffect, useMemo, useState } from "react";
import { placeOfTie } from "#features/scripts/editor/place-of-tie";
import { placedTies } from "#features/scripts/editor/untied";
import { onEvent, type WindowEvents } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import type { Workspace } from "./use-workspace";

const PageTextDialog = lazyScreen(() => import("#features/entries/page/PageTextDialog"), "PageTextDialog");

/** Opens the text of the open page on request, at the place that is asked for. */
export function PageText({ workspace: { masked, script } }: { workspace: Workspace }) {
  const [wanted, setWanted] = useState<WindowEvents["pageTextWanted"] | null>(null);
  useEffect(() => onEvent("pageTextWanted", setWanted), []);
  const sentences = useMemo(
    () =>
      (script?.sentences ?? []).flatMap(({ text, ties }) =>
        placedTies(ties ?? []).map((tie) => ({ ...placeOfTie(tie), name: text })),
      ),
    [script],
  );
  if (!wanted || !masked) return null;
  return (
    <LazyPart>
      <PageTextDialog
        entry={masked}
        sentences={sentences}
        wanted={wanted.place ?? null}
        onClose={() => setWanted(null)}
      />
    </LazyPart>
  );
}
