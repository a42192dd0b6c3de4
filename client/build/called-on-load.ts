import type { Plugin } from "vite";

/** Chunks that a visit of the sign-in screen or of the main screen runs, most of whose functions are called at once. */
const START = ["index", "sign-in", "LoginScreen", "studio", "SignedInLayout", "MainPage", "firebase"];

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets the browser compile all functions of these chunks while they come, beside the thread that draws. Without the
 * hint it skims each function first, and compiles it on that thread when it is called.
 */
export const calledOnLoad = (): Plugin => ({
  name: "called-on-load",
  apply: "build",
  generateBundle: {
    // The hint counts in a file's first line alone, and Vite itself writes one.
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      for (const name of START) {
        const chunk = chunks.find((made) => made.name === name);
        if (!chunk) return this.error(`The build has no chunk ${name}`);
        chunk.code = HINT + chunk.code;
      }
    },
  },
});
