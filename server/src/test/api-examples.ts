import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startApp } from "./app.ts";
import { listen } from "./graphql.ts";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
const execute = promisify(execFile);

/** The examples of docs/api.md as files of a folder of their own, and an application that they call. */
export async function apiExamples() {
  const test = await startApp({ works: true });
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-example-"));
  const guide = await readFile(join(root, "docs/api.md"), "utf8");
  const files = [...guide.matchAll(/```\w+\n(?:#|\/\/) (\S+\.\w+)\n(.*?)```/gs)];
  for (const [, name = "", code = ""] of files) await writeFile(join(folder, name), code);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await symlink(join(root, "schema.graphql"), join(folder, "schema.graphql"));

  return {
    names: files.map(([, name]) => name),

    /** The output of a program; it is refused with its exit code. */
    run: (program: string, args: string[], env = {}) =>
      execute(program, args, { cwd: folder, env: { ...process.env, ...env }, timeout: 150_000 }).catch(
        ({ code, stdout, stderr }) => {
          throw Object.assign(new Error(`${program}: ${stdout}${stderr}`), { code });
        },
      ),

    /** Variables with the key of an account that has no pages yet. */
    async newcomer() {
      const user = await test.newUser();
      const { viewer } = await test.container.authenticate(user.token);
      const { key } = await test.container.services.keys.create(viewer, {
        name: "Example",
        scopes: ["entries:read", "entries:write", "audio:make"],
      });
      return {
        YOMIKOE_URL: await listen(test),
        YOMIKOE_API_KEY: key,
        PAGE_URL: "http://localhost:4000/samples/article-en",
      };
    },

    /** Seconds of the file that an example saved, which is taken away. */
    async savedSeconds(): Promise<number> {
      const wav = await readFile(join(folder, "article.wav"));
      await rm(join(folder, "article.wav"));
      if (wav.subarray(0, 4).toString() !== "RIFF") throw new Error("article.wav is no sound");
      return wav.readUInt32LE(40) / wav.readUInt32LE(28);
    },

    async close() {
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
}
