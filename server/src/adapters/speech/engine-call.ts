import { AppError } from "#kernel/errors";

/** What an engine could not do is the service's failure, except when the caller gave up by itself. */
export async function engineCall<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new AppError("SERVICE_UNAVAILABLE", {
      message: "The voice does not answer right now",
      reason: "SPEECH_ENGINE",
      cause,
    });
  }
}
