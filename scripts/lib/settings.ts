import { EnvironmentError, parseEnv } from "../../server/src/env.ts";
import { asServed, startsItself } from "./local-variables.mjs";
import { assertPortFree, freePort } from "./ports.ts";
import { UserError } from "./say.ts";

export type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Settings of the environment, checked before anything starts that the server would refuse. */
export async function readSettings(source = process.env) {
  const port = source.PORT === "0" ? String(await freePort()) : source.PORT;
  const env = parse(asServed({ ...source, PORT: port }));
  return {
    local: startsItself(source),
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
  };
}

function parse(source: Record<string, string | undefined>) {
  try {
    return parseEnv(source);
  } catch (error) {
    throw error instanceof EnvironmentError ? new UserError(error.message) : error;
  }
}

export async function assertAddressFree({ port, host }: Pick<Settings, "port" | "host">) {
  try {
    await assertPortFree(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new UserError(`Port ${port} is taken by another program: set PORT to a free one.`);
    }
    if (code === "EACCES") throw new UserError(`Port ${port} needs more rights: set PORT to one above 1023.`);
    throw new UserError(`Nothing can listen on ${host}:${port} (${code}): check HOST and PORT.`);
  }
}
