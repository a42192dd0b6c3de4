import { EnvironmentError, parseEnv } from "#env";
import { environment } from "./production-libraries.ts";

const env = readEnv();
// Loaded last: a wrong environment is refused at once, and libraries load as in production.
const { serve } = await import("./serve.ts");
await serve(env);

function readEnv() {
  try {
    return parseEnv(environment);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
