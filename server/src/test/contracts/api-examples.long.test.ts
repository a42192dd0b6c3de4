import { afterAll, beforeAll, expect, it } from "vitest";
import { apiExamples } from "#test/api-examples";

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
