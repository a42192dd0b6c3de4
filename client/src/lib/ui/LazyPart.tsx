import { type ReactNode, Suspense } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { emitEvent } from "#lib/events";
import { ChunkLoadError } from "#lib/lazy-screen";

/**
 * Loads a part on use. If it fails, the rest of the screen keeps working with its input, and a reload is
 * offered.
 */
export const LazyPart = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Missing} onError={tell}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

const tell = (error: unknown) => {
  if (error instanceof ChunkLoadError) emitEvent("newVersion", { reason: "chunk" });
};

/** Any other error is the screen's. */
function Missing({ error }: FallbackProps) {
  if (error instanceof ChunkLoadError) return null;
  throw error;
}
