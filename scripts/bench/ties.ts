/**
 * How surely a wrong number is marked: npm run bench -- ties --data DIR [--data DIR] [--limit N] [--json] [--show]
 * Scripts of the embedded writer with one number changed at a time: another digit, another number of the same
 * page, another unit. Beside it how many untouched numbers are marked. Sentences that the critic has something
 * else against are left out.
 */
import { parseArgs } from "node:util";
import { pageParser } from "../../server/src/domain/pages/parser.ts";
import { tieChecker, untiedIn } from "../../server/src/kernel/ties/check.ts";
import { mentionsIn } from "../../server/src/kernel/ties/mentions.ts";
import { mutationKinds, mutationsOf } from "./scripts/mutations.ts";
import { chosenFrom } from "./scripts/sources.ts";
import { pageOf, scriptsOf } from "./scripts/write-scripts.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", multiple: true },
    limit: { type: "string" },
    json: { type: "boolean" },
    show: { type: "boolean" },
  },
});
if (!values.data) {
  console.error("Say where the pages are: --data DIR");
  process.exit(1);
}

const counts = new Map<string, { of: number; marked: number }>();
function count(what: string, isMarked: boolean) {
  const known = counts.get(what) ?? { of: 0, marked: 0 };
  counts.set(what, { of: known.of + 1, marked: known.marked + Number(isMarked) });
}
const show = (line: string) => values.show && console.error(line.slice(0, 240));

const parser = pageParser({ timeoutMs: 60_000 });
for (const source of chosenFrom(values.data, values.limit)) {
  const page = await pageOf(parser, source);
  const scripts = page && (await scriptsOf(page, source.id, [60]));
  if (!scripts) continue;
  const tie = tieChecker(page);
  const untied = (sentence: string) => untiedIn(sentence, tie(sentence));
  const numbers = [...page.facts.map(({ value }) => value), ...page.blocks.map(({ text }) => text)].flatMap(
    mentionsIn,
  );
  // A sentence that an editor strikes for another reason may rightly be marked as well.
  const sentences = [
    ...new Set(
      scripts.flatMap(({ line, faults }) => {
        const struck = new Set(faults.flatMap(({ kind, sentence }) => (kind === "untied" ? [] : [sentence])));
        return line.sentences.filter((_, index) => !struck.has(index));
      }),
    ),
  ];
  for (const sentence of sentences) {
    const marked = untied(sentence);
    for (const { text } of mentionsIn(sentence)) {
      count("untouched", marked.includes(text));
      if (marked.includes(text)) show(`untouched: [${text}] ${sentence}`);
    }
    if (marked.length > 0) continue;
    for (const { kind, mutated } of mutationsOf(sentence, numbers)) {
      const isMarked = untied(mutated).length > 0;
      count(kind, isMarked);
      if (!isMarked) show(`${source.id.slice(0, 6)} ${kind}: ${sentence} → ${mutated}`);
    }
  }
}
parser.close();

const share = (what: string) => {
  const { of, marked } = counts.get(what) ?? { of: 0, marked: 0 };
  return { of, marked, share: Number((marked / Math.max(1, of)).toFixed(4)) };
};
const result = Object.fromEntries(["untouched", ...mutationKinds].map((what) => [what, share(what)]));
if (values.json) console.log(JSON.stringify(result, null, 2));
else
  for (const [what, { of, marked, share }] of Object.entries(result))
    console.log(`${what.padEnd(14)} ${marked} of ${of} marked, ${(100 * share).toFixed(2)} %`);
