import { UserError } from "./say.ts";
import { apt, inPath, mayInstall } from "./system-packages.ts";

const isThere = () => inPath("ffmpeg") !== undefined && inPath("ffprobe") !== undefined;

/**
 * Installs ffmpeg and ffprobe for the tests where they are missing: the system's own, since the packages of npm's
 * registry carry versions of years ago, or download theirs from elsewhere.
 */
export async function ensureFfmpeg() {
  if (isThere()) return;
  const failure = mayInstall() ? await install() : "it is installed by root on Debian only";
  if (isThere()) return;
  const reason = failure.trim().split("\n").at(-1);
  throw new UserError(
    `The tests have sound files read by ffmpeg, and it could not be installed: ${reason}. Install ffmpeg with ffprobe.`,
  );
}

/** The lists of packages may be older than the packages, or not be there at all. */
async function install(): Promise<string> {
  const args = ["install", "-y", "--no-install-recommends", "ffmpeg"];
  if ((await apt(...args)).ok) return "";
  await apt("update");
  return (await apt(...args)).output;
}
