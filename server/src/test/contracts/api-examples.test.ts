import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { listen } from "#test/graphql";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const execute = promisify(execFile);

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await startApp({ works: true });
  folder = await mkdtemp(join(tmpdir(), "yomikoe-example-"));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

it("the example of docs/api.md is typed by the published schema, compiles, and makes audio out of a page", async () => {
  const guide = await readFile(join(root, "docs/api.md"), "utf8");
  const files = [...guide.matchAll(/```ts\n\/\/ (\S+\.ts)\n(.*?)```/gs)];
  expect(files.map(([, name]) => name)).toEqual(["codegen.ts", "article.ts"]);
  for (const [, name = "", code = ""] of files) await writeFile(join(folder, name), code);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await symlink(join(root, "schema.graphql"), join(folder, "schema.graphql"));
  const run = (program: string, args: string[], env = {}) =>
    execute(program, args, { cwd: folder, env: { ...process.env, ...env } }).catch(({ stdout, stderr }) => {
      throw new Error(`${program}: ${stdout}${stderr}`);
    });
  const tool = (name: string) => join(root, "node_modules/.bin", name);

  await run(tool("graphql-codegen"), ["--config", "codegen.ts"]);
  const strict = ["--strict", "--noEmit", "--allowImportingTsExtensions", "--erasableSyntaxOnly"];
  const modern = ["--target", "es2024", "--module", "nodenext", "--types", "node", "--skipLibCheck"];
  await run(tool("tsc"), [...strict, ...modern, "article.ts"]);

  const user = await test.newUser();
  const { viewer } = await test.container.authenticate(user.token);
  const { key } = await test.container.services.keys.create(viewer, {
    name: "Example",
    scopes: ["entries:read", "entries:write", "audio:make"],
  });
  const env = {
    YOMIKOE_URL: await listen(test),
    YOMIKOE_API_KEY: key,
    PAGE_URL: "http://localhost:4000/samples/article-en",
  };
  const { stdout } = await run(process.execPath, ["article.ts"], env);
  const wav = await readFile(join(folder, "article.wav"));
  expect(wav.subarray(0, 4).toString()).toBe("RIFF");
  const seconds = wav.readUInt32LE(40) / wav.readUInt32LE(28);
  expect(seconds).toBeGreaterThan(20);
  expect(stdout).toBe(`article.wav: ${seconds.toFixed(1)} s\n`);

  // The page is there by now, which is refused: an example that goes on would wait for ever.
  const [, script = ""] = /```sh\n# article\.sh\n(.*?)```/s.exec(guide) ?? [];
  await writeFile(join(folder, "article.sh"), script);
  const again = execute("bash", ["article.sh"], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
  await expect(again).rejects.toMatchObject({ code: 22 });
}, 180_000);
