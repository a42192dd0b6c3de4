import { AppError } from "#kernel/errors";

/** A failing engine is a failure of the service, unless the caller aborted. */
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
