import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test/longest-first.ts";

type Test = NonNullable<UserWorkspaceConfig["test"]>;

/** Every worker that asks a database loads its client. */
const execArgv = ["--import", new URL("./server/src/kernel/quick-drizzle.mjs", import.meta.url).href];

/** A project inherits nothing of the configuration below. */
const common: Test = {
  // Tests wait for databases, processes and real time as much as they compute: two cores carry four of them.
  maxWorkers: Math.max(4, availableParallelism() - 1),
  // A test that expects nothing proves nothing; a busy machine answers late.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
};

const LONG = "**/*.long.test.ts";
const exclude = [...configDefaults.exclude, LONG];

/** Tests of modules that remember, each file in a worker of its own; the others share a worker, and the client's its page. */
const ALONE = [
  "src/lib/identity/{AuthProvider.test.tsx,auth.test.ts}",
  "src/lib/i18n/i18n.test.ts",
  // It loads modules anew: the identity client would begin a second time beside its first.
  "src/lib/env.test.ts",
];

/** Tests that stand in for the identity client or for what is in a page: they share a worker among themselves. */
const STANDING_IN = [
  "src/features/auth/**/*.test.tsx",
  "src/lib/identity/**/*.test.{ts,tsx}",
  "src/**/{PasswordForm,Waveform,LeavePage,TrialNotice}.test.tsx",
  "src/**/{use-leave,use-deletion}.test.ts",
];

/** Tokens as Google signs them: the other files have told this process of the emulator, which signs none. */
const SERVER_ALONE = ["src/adapters/identity/{tokens,remembered-tokens}.test.ts"];

const server = (test: Test) => ({
  root: "server",
  extends: "server/vitest.config.ts",
  test: { ...common, execArgv, ...test },
});
const client = (test: Test) => ({
  root: "client",
  extends: "client/vite.config.ts",
  test: { ...common, ...test },
});
const scripts = (test: Test) => ({
  // As the server's own tests resolve it: the sources stand in for the build.
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
  test: { ...common, execArgv, testTimeout: 60_000, hookTimeout: 120_000, ...test },
});

/** One run, three kinds of tests; the browser's journeys run under Playwright (client/e2e). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Loading the server anew for each of two hundred files took as long as their tests.
      server({
        name: "server",
        include: ["src/**/*.test.ts"],
        exclude: [...exclude, ...SERVER_ALONE],
        isolate: false,
      }),
      server({ name: "server-alone", include: SERVER_ALONE }),
      client({
        name: "client",
        include: ["{src,build}/**/*.test.{ts,tsx}"],
        exclude: [...exclude, ...ALONE, ...STANDING_IN],
        isolate: false,
      }),
      client({
        name: "client-standing-in",
        include: STANDING_IN,
        exclude: [...exclude, ...ALONE],
        isolate: false,
      }),
      client({ name: "client-alone", include: ALONE }),
      scripts({ name: "scripts", include: ["scripts/**/*.test.ts"], exclude, isolate: false }),
      server({ name: "long-server", include: [`src/${LONG}`] }),
      client({ name: "long-client", include: [`{src,build}/${LONG}`] }),
      scripts({ name: "long-scripts", include: [`scripts/${LONG}`] }),
    ],
  },
});
