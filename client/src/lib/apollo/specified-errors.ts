import { AppError, sentences, statusOf } from "#lib/errors";

/** The specification's messages for failed calls, by operation name. */
const saying: Record<string, (error: AppError) => string | null> = {
  Viewer: () => sentences.profile,
  EntryQueues: (error) => sentences.queues(statusOf(error)),
  Workspace: (error) => sentences.revisions(statusOf(error)),
  WorkspaceRevision: ({ code }) => (code === "NOT_FOUND" ? sentences.scriptNotFound : null),
  ScriptNow: ({ code }) => (code === "NOT_FOUND" ? sentences.scriptNotFound : null),
  UpdateScript: ({ code }) => (code === "NOT_FOUND" ? sentences.scriptNotFound : null),
  SetLiveRevision: (error) => sentences.setLive(statusOf(error)),
  AnalyzeEntry: ({ message }) => sentences.analysis(message),
};

/** The same refusal under the specification's sentence, with what was said before as its cause. */
export function withSpecifiedMessage(operation: string | undefined, error: AppError): AppError | null {
  const message = saying[operation ?? ""]?.(error);
  return message ? new AppError(error.code, { ...error.refusal, message }, { cause: error }) : null;
}
