import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { emitEvent } from "#lib/events";
import { ChunkLoadError } from "#lib/lazy-screen";

/**
 * Loads a part on use. If it fails, the rest of the screen keeps working with its input, and a reload is
 * offered.
 */
export function LazyPart({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  useFocusBack();
  return (
    <ErrorBoundary FallbackComponent={Missing} onError={tell}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A dialog that goes away with its part leaves the focus nowhere: it goes back to where it came from. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

const tell = (error: unknown) => {
  if (error instanceof ChunkLoadError) emitEvent("newVersion", { reason: "chunk" });
};

/** Any other error is the screen's. */
function Missing({ error }: FallbackProps) {
  if (error instanceof ChunkLoadError) return null;
  throw error;
}
