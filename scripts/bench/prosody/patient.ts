import { AppError } from "../../../server/src/kernel/errors.ts";
import type { Speech } from "../../../server/src/ports/speech.ts";

const ATTEMPTS = 5;

/** Asks again when a voice took too long: a measurement of its sound says nothing about a busy machine. */
export const patient = (speech: Speech): Speech => ({
  ...speech,
  async speak(utterance, signal) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await speech.speak(utterance, signal);
      } catch (error) {
        const isLate = error instanceof AppError && error.code === "SERVICE_UNAVAILABLE";
        if (!isLate || attempt === ATTEMPTS) throw error;
      }
    }
  },
});
