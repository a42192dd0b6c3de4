/** A vitest that stays alive over one copy of the checkout, and runs what its parent asks. */
import { join } from "node:path";
import { createVitest, type TestModule } from "vitest/node";
import type { Failure, Probe, Verdict } from "./lane.ts";
import { namePattern } from "./namers.ts";

const copy = process.argv[2] as string;
const quiet: object = {};
const vitest = await createVitest("test", {
  root: copy,
  watch: false,
  maxWorkers: 1,
  reporters: [quiet],
});
await vitest.standalone();

async function probe({ rule, files, changed, mode }: Probe): Promise<Verdict> {
  const paths = files.map((file) => join(copy, file));
  for (const file of changed) vitest.invalidateFile(join(copy, file));
  for (const project of vitest.projects) project.config.bail = mode === "first failure" ? 1 : 0;
  if (mode === "whole files") vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(namePattern(rule));
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
    paths.includes(moduleId),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const modules = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  return {
    passed: modules.flatMap((module) => naming(module, rule)).filter((test) => test.ok()).length,
    failures: modules.flatMap((module) => failuresOf(module, rule)),
    strays: unhandledErrors.map((error) => String((error as Error).message ?? error)),
  };
}

const naming = (module: TestModule, rule: string) =>
  [...module.children.allTests()].filter((test) => namePattern(rule).test(test.fullName));

function failuresOf(module: TestModule, rule: string): Failure[] {
  const file = module.moduleId.slice(copy.length + 1);
  const failed = naming(module, rule).filter((test) => test.result().state === "failed");
  const suites = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...failed.map((test) => ({
      file,
      test: test.fullName,
      message: test.result().errors?.[0]?.message ?? "",
    })),
    ...suites.map((suite) => ({ file, test: null, message: suite.errors()[0]?.message ?? "" })),
  ];
}

process.on("message", async (request: Probe) => {
  try {
    process.send?.(await probe(request));
  } catch (error) {
    process.send?.({ passed: 0, failures: [], strays: [String(error)] } satisfies Verdict);
  }
});
const stop = () => vitest.close().finally(() => process.exit());
process.once("SIGTERM", stop).once("disconnect", stop);
process.send?.("ready");
