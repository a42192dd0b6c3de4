import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiExamples, root } from "#test/api-examples";

let examples: Awaited<ReturnType<typeof apiExamples>>;
beforeAll(async () => {
  examples = await apiExamples();
});
afterAll(() => examples.close());

it.each([
  ["bash", "article.sh", { code: 22 }],
  ["python3", "article.py", { message: expect.stringContaining("409") }],
])(
  "%s runs the example %s of docs/api.md, which makes audio out of a page",
  async (program, file, refusal) => {
    const env = await examples.newcomer();
    await examples.run(program, [file], env);
    expect(await examples.savedSeconds()).toBeGreaterThan(20);
    // The page is there by now, which is refused: an example that goes on would wait for ever.
    await expect(examples.run(program, [file], env)).rejects.toMatchObject(refusal);
  },
  120_000,
);

it("the example of docs/api.md is typed by the published schema, compiles, and makes audio out of a page", async () => {
  const { run } = examples;
  const tool = (name: string) => join(root, "node_modules/.bin", name);
  expect(examples.names).toEqual(["article.sh", "codegen.ts", "article.ts", "article.py"]);

  await run(tool("graphql-codegen"), ["--config", "codegen.ts"]);
  const strict = ["--strict", "--noEmit", "--allowImportingTsExtensions", "--erasableSyntaxOnly"];
  const modern = ["--target", "es2024", "--module", "nodenext", "--types", "node", "--skipLibCheck"];
  await run(tool("tsc"), [...strict, ...modern, "article.ts"]);

  const env = await examples.newcomer();
  const { stdout } = await run(process.execPath, ["article.ts"], env);
  const seconds = await examples.savedSeconds();
  expect(seconds).toBeGreaterThan(20);
  expect(stdout).toBe(`article.wav: ${seconds.toFixed(1)} s\n`);

  // The page is there by now, which is refused: an example that goes on would wait for ever.
  await expect(run("bash", ["article.sh"], env)).rejects.toMatchObject({ code: 22 });
}, 180_000);
