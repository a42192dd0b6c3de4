import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";

/** Parts of the main screen that are drawn anew with each spoken sentence, each key and each report of a job. */
export const DRAWN_OFTEN =
  /\/client\/src\/(app\/main-page|features\/(audios\/(player|settings)|entries\/list|scripts\/editor))\/.*\.tsx?$/;

/**
 * React's compiler: a part keeps whatever its own data did not change. What it makes is a third larger, so it is
 * for these parts alone.
 */
export const memoized = () =>
  // Babel takes seconds over files that it need not even read.
  babel({ include: DRAWN_OFTEN, presets: [reactCompilerPreset()] });
