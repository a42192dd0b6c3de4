import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { ChunkLoadError } from "#lib/lazy-screen";
import { FailureScreen } from "./FailureScreen";

export const AppErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Caught} onError={(error) => console.error(error)}>
    {children}
  </ErrorBoundary>
);

const reload = () => location.reload();

/** A lazy screen keeps its failure for good; only a reload asks for its chunk again. */
function Caught({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return error instanceof ChunkLoadError ? (
    <FailureScreen error={error} retry={reload} message={t(($) => $.boundary.chunk)} />
  ) : (
    <FailureScreen error={error} retry={resetErrorBoundary} />
  );
}
