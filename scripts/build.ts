/** Builds the server, the screens and the Japanese voice, each only when its sources have changed. */
import { buildClient, buildServer, buildVoice } from "./lib/builds.ts";
import { explain, step, UserError } from "./lib/say.ts";

try {
  await step("Server", buildServer);
  await step("Screens", buildClient);
  await step("Japanese voice", async () => {
    const failure = await buildVoice();
    if (failure) throw new UserError(failure);
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
