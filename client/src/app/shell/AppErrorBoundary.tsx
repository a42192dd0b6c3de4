import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { FailureScreen } from "./FailureScreen";

export const AppErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Caught} onError={(error) => console.error(error)}>
    {children}
  </ErrorBoundary>
);

const Caught = ({ error, resetErrorBoundary }: FallbackProps) => (
  <FailureScreen error={error} retry={resetErrorBoundary} />
);
