import { factsRow } from "./facts-row.ts";
import { FieldScore } from "./field-score.ts";
import type { Measured, Name } from "./measure.ts";
import { reasonName } from "./reasons.ts";
import { byKind, type Mean } from "./score.ts";

type Rows = readonly Measured[];

const withText = (rows: Rows) => rows.filter(({ page }) => page.text);
const setsOf = (rows: Rows) => Map.groupBy(rows, ({ page }) => page.set);
const scores = (rows: Rows, name: Name) =>
  byKind(withText(rows).map(({ page, f1 }) => ({ kind: page.kind, f1: f1[name] ?? 0 })));

function msPerPage(rows: Rows, name: Name): number {
  const pages = withText(rows);
  return pages.reduce((sum, { answers }) => sum + (answers[name]?.ms ?? 0), 0) / Math.max(1, pages.length);
}

const peakMB = (rows: Rows, name: Name) =>
  Math.max(0, ...rows.map(({ answers }) => answers[name]?.peakMB ?? 0));

/** Scores by field, of those fields that a set knows. Currencies are compared where they are codes. */
function fieldScores(rows: Rows): [string, FieldScore][] {
  const known = new Set(rows.flatMap(({ page }) => Object.keys(page.facts ?? {})));
  const symbols = rows.some(({ page }) => page.facts?.currency?.some((code) => !/^([A-Z]{3})?$/.test(code)));
  const fields = (Object.keys(factsRow([])) as (keyof ReturnType<typeof factsRow>)[]).filter(
    (field) => known.has(field) && !(symbols && field === "currency"),
  );
  return fields.map((field) => {
    const score = new FieldScore();
    for (const { page, facts } of rows)
      if (page.facts) score.add(field, facts?.[field] ?? null, page.facts[field] ?? []);
    return [field, score];
  });
}

function refusals(rows: Rows) {
  const wanted = rows.filter(({ page }) => page.refusal);
  const refused = wanted.filter(({ answers }) => answers.ours?.refused);
  const right = refused.filter(
    ({ page, answers }) => reasonName(answers.ours?.refused ?? "") === page.refusal,
  );
  // The set itself marks pages that have nothing to read.
  const others = rows.filter(
    ({ page, answers }) => !page.refusal && answers.ours?.refused && page.text?.truth !== "",
  );
  const isForeign = ({ answers }: Measured) => answers.ours?.refused === "OTHER_LANGUAGE";
  const foreign = others.filter(isForeign);
  const wrongful = others.filter((row) => !isForeign(row));
  return { wanted, refused, right, wrongful, foreign };
}

const label = ({ page, answers }: Measured) => `${answers.ours?.refused ?? "read"} ${page.id}`;

/** Everything as one object of numbers; the first figures are of all sets together. */
export function plainReport(rows: Rows) {
  const plain = (some: Rows, name: Name) => ({
    f1: Object.fromEntries(Object.entries(scores(some, name)).map(([kind, { mean }]) => [kind, mean])),
    msPerPage: msPerPage(some, name),
  });
  const { wanted, refused, right, wrongful, foreign } = refusals(rows);
  return {
    ...plain(rows, "ours"),
    fields: Object.fromEntries(fieldScores(rows).map(([field, { f1 }]) => [field, f1])),
    memoryMB: Math.round(peakMB(rows, "ours")),
    readability: plain(rows, "readability"),
    defuddle: plain(rows, "defuddle"),
    refusals: { pages: wanted.length, refused: refused.length, rightReason: right.length },
    wronglyRefused: wrongful.map(label),
    otherLanguages: foreign.length,
    sets: Object.fromEntries(
      [...setsOf(rows)].map(([set, some]) => [
        set,
        {
          ...plain(some, "ours"),
          readability: plain(some, "readability"),
          defuddle: plain(some, "defuddle"),
          fields: Object.fromEntries(
            fieldScores(some).map(([field, { f1, stated, statedRight, invented }]) => [
              field,
              { f1, stated, statedRight, invented },
            ]),
          ),
        },
      ]),
    ),
  };
}

const line = (first: string, cells: readonly string[], rest = "") =>
  console.log(`${first.padEnd(16)}${cells.map((cell) => cell.padEnd(14)).join("")}${rest}`);

export function printReport(rows: Rows, names: readonly Name[]): void {
  for (const [set, some] of setsOf(rows)) {
    if (withText(some).length > 0) printTexts(set, some, names);
    printFields(set, some);
  }
  if (withText(rows).length > 0) printCost(rows, names);
  const { wanted, refused, right, wrongful, foreign } = refusals(rows);
  if (wanted.length > 0) {
    line("refusals", [`${refused.length} of ${wanted.length}`], `${right.length} with the right reason`);
    const missed = wanted.filter((row) => !right.includes(row));
    for (const row of missed) line("", [label(row)], `wanted ${row.page.refusal}`);
  }
  line(
    "wrongly refused",
    [`${wrongful.length} of ${rows.length - wanted.length}`],
    wrongful.map(label).join(", "),
  );
  if (foreign.length > 0) line("other languages", [String(foreign.length)]);
}

function printTexts(set: string, rows: Rows, names: readonly Name[]): void {
  const cell = (mean?: Mean) => (mean ? `${mean.mean.toFixed(3)} ±${mean.error.toFixed(3)}` : "");
  const all = names.map((name) => scores(rows, name));
  line(set, names, "pages");
  for (const [kind, { pages }] of Object.entries(all[0] ?? {}))
    line(
      kind,
      all.map((means) => cell(means[kind])),
      String(pages),
    );
}

function printFields(set: string, rows: Rows): void {
  const fields = fieldScores(rows);
  if (fields.length > 0) line(set, ["F1", "right/stated", "invented"]);
  for (const [field, { f1, stated, statedRight, invented }] of fields)
    line(field, [f1.toFixed(3), `${statedRight}/${stated}`, String(invented)]);
}

function printCost(rows: Rows, names: readonly Name[]): void {
  const ms = names.map((name) => msPerPage(rows, name));
  const [ours = 0, ...libraries] = ms;
  const ratio = ours / libraries.reduce((sum, one) => sum + one, 0);
  line(
    "ms a page",
    ms.map((one) => one.toFixed(0)),
    `ours is ${ratio.toFixed(2)} of both libraries`,
  );
  line(
    "MB at most",
    names.map((name) => peakMB(rows, name).toFixed(0)),
  );
}
