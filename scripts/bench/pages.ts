/**
 * How well pages are understood: npm run bench -- pages --data DIR [--out FILE.jsonl] [--json] [--kind KIND]
 * Main text as F1 by set and kind, ours beside bare Readability and bare Defuddle in the same run; facts by
 * field; refusals with their reasons; milliseconds a page; the most memory that our processes held.
 * The output file has a line a page: { id, text, facts, refused, reason }.
 */
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { type Measured, measured, names, said } from "./pages/measure.ts";
import { reasonName } from "./pages/reasons.ts";
import { plainReport, printReport } from "./pages/report.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    out: { type: "string" },
    json: { type: "boolean" },
    kind: { type: "string" },
  },
});
if (!values.data) {
  console.error("Say where the pages are: --data DIR");
  process.exit(1);
}

const out = values.out ? createWriteStream(values.out) : null;
const rows: Measured[] = [];
for await (const row of measured(values.data, ({ kind }) => !values.kind || kind === values.kind)) {
  // The texts of the pages are not needed again, and there are hundreds of megabytes of them.
  rows.push({ ...row, page: { ...row.page, html: "" } });
  const { page, answers, facts } = row;
  const refused = answers.ours?.refused;
  const text = answers.ours && !refused ? said(page, answers.ours) : "";
  const line = {
    id: page.id,
    text,
    facts,
    refused: refused !== undefined,
    reason: refused ? reasonName(refused) : null,
  };
  out?.write(`${JSON.stringify(line)}\n`);
}
out?.end();

if (values.json) console.log(JSON.stringify(plainReport(rows), null, 2));
else printReport(rows, names);
