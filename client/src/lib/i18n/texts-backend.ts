import type { BackendModule } from "i18next";

/** Reads the texts from /locales. Whether and when a failure is repeated is i18next's own business. */
export const textsBackend: BackendModule = {
  type: "backend",
  init() {},
  read(language, _namespace, done) {
    fetch(`/locales/${language}/translation.json`)
      .then(async (answer) => {
        if (answer.ok) return done(null, await answer.json());
        // A server error may pass, so the request is retried.
        done(new Error(`The texts answered ${answer.status}`), answer.status >= 500);
      })
      .catch((cause: unknown) => done(cause as Error, true));
  },
};
