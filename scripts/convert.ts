/** From URL to .wav in the terminal, as a client of the API. */
import { accessSync, constants } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Api, connectApi } from "./convert/api.ts";
import { type Arguments, CONVERT_USAGE, parseArguments } from "./convert/arguments.ts";
import { convertUrl } from "./convert/convert-url.ts";
import { showProgress } from "./convert/progress.ts";
import { reachServer } from "./convert/server.ts";
import { signIn } from "./convert/sign-in.ts";
import { demo } from "./lib/demo-sign-in.ts";
import { namedAddress, recognizedKey } from "./lib/installation.ts";
import { explain, UserError } from "./lib/say.ts";

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    return await convertAll(readArguments(), process.env);
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

function readArguments(): Arguments {
  try {
    return parseArguments(process.argv.slice(2));
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${CONVERT_USAGE}`);
  }
}

/** Where each file goes, from the folder that the user stands in; known to be there before anything is spent. */
function destinations(outs: string[], env: NodeJS.ProcessEnv): string[] {
  const paths = outs.map((out) => resolve(env.INIT_CWD ?? "", out));
  for (const path of paths) {
    try {
      accessSync(dirname(path), constants.W_OK);
    } catch {
      throw new UserError(`There is no folder ${dirname(path)} to write to.`);
    }
  }
  return paths;
}

/** One file after the other; a page that fails does not stop the next. */
async function convertAll(
  { urls, outs, language, email }: Arguments,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (email && !env.YOMIKOE_PASSWORD) throw new UserError("YOMIKOE_PASSWORD holds the password of --email.");
  const files = destinations(outs, env);
  const named = namedAddress(env);
  const server = named
    ? { baseUrl: named, release: async () => {} }
    : await reachServer(env.DATA_DIR || ".data");
  try {
    const api = connectApi(server.baseUrl, await bearerFor(server.baseUrl, email, env));
    let failures = 0;
    for (const [index, url] of urls.entries()) {
      if (!(await convertOne(api, url, files[index] as string, language))) failures += 1;
    }
    await api.close();
    return failures > 0 ? 1 : 0;
  } finally {
    await server.release();
  }
}

/** Of the account that is named, else the API key, else of the demo account. */
function bearerFor(address: string, email: string | undefined, env: NodeJS.ProcessEnv): Promise<string> {
  if (email) return signIn(address, email, env.YOMIKOE_PASSWORD as string);
  if (env.YOMIKOE_API_KEY) return recognizedKey(address, env.YOMIKOE_API_KEY);
  return signIn(address, demo.email, demo.password);
}

async function convertOne(api: Api, url: string, out: string, language?: "ja" | "en"): Promise<boolean> {
  const progress = showProgress(url);
  try {
    const seconds = await convertUrl(api, { url, language, out, onProgress: progress.update });
    progress.end();
    console.log(`${out}  ${seconds.toFixed(1)} s  ${url}`);
    return true;
  } catch (error) {
    progress.end();
    console.error(`${url}: ${explain(error)}`);
    return false;
  }
}
