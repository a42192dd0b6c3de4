import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@babel/core";
import { expect, it } from "vitest";
import { DRAWN_OFTEN } from "./memoized";

const SOURCES = join(import.meta.dirname, "../src");

/**
 * They write a ref while they are drawn, load code, or end in `finally`: the compiler leaves them as they are. One
 * that it takes reads a value that changes by itself once only, so that it must subscribe to it first.
 */
const LEFT = [
  "app/main-page/OpenEntry.tsx: Known",
  "app/main-page/PlayerBar.tsx: PlayerBar",
  "app/main-page/bulk/use-bulk-order.ts: useBulkOrder",
  "app/main-page/use-speaking.ts: useStretch",
  "app/main-page/use-transitions.ts: useTransitions",
  "features/audios/player/Waveform.tsx: Waveform",
  "features/entries/list/EntryList.tsx: EntryList",
  "features/entries/list/EntryRail.tsx: EntryRail",
  "features/entries/list/use-delete-entry.ts: useDeleteEntry",
  "features/scripts/editor/ProofPanel.tsx: useLastProof",
  "features/scripts/editor/SpeakOnce.tsx: SpeakOnce",
  "features/scripts/editor/use-autosave.ts: useAutosave",
];

/** A report of the compiler on one function. */
interface Report {
  kind: "CompileSuccess" | "CompileError" | "CompileSkip" | "PipelineError";
  fnLoc: { start: { line: number } } | null;
}

/** How the compiler took the functions of a file, each by its name. */
function takenIn(file: string) {
  const source = readFileSync(join(SOURCES, file), "utf8");
  const reports: Report[] = [];
  const logger = { logEvent: (_file: string | null, report: Report) => void reports.push(report) };
  transformSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [["babel-plugin-react-compiler", { logger }]],
  });
  const lines = source.split("\n");
  const nameOf = ({ fnLoc }: Report) => {
    const line = lines[(fnLoc?.start.line ?? 1) - 1] ?? "";
    return `${file}: ${/(?:function|const) (\w+)/.exec(line)?.[1] ?? line.trim()}`;
  };
  return {
    kept: reports.filter(({ kind }) => kind === "CompileSuccess").map(nameOf),
    left: reports.filter(({ kind }) => kind !== "CompileSuccess").map(nameOf),
  };
}

it("lets every part that is drawn often keep what did not change, but for these", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    (file) => DRAWN_OFTEN.test(`/client/src/${file}`) && !file.includes(".test."),
  );
  const taken = files.map(takenIn);
  expect(taken.flatMap(({ kept }) => kept).length).toBeGreaterThan(80);
  expect([...new Set(taken.flatMap(({ left }) => left))].sort()).toEqual(LEFT);
}, 120_000);
