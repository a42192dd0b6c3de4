import type { TestApp } from "../app.ts";
import { documentOf, type OpenApi, type RestOperation, restOperations } from "./document.ts";

interface Seen {
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  body: unknown;
}

/** Forms that a text on the wire has; what is none of them is free text. */
const FORMS: readonly [string, RegExp][] = [
  ["moment", /^\d{4}-\d\d-\d\dT[\d:.]+Z$/],
  ["uuid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ["signed link", /^(https?:\/\/[^/]+)?\/media\//],
  ["JSON", /^\{.*\}$/s],
];

const kindOf = (value: unknown): string => {
  if (typeof value !== "string") return Array.isArray(value) ? "list" : typeof value;
  return FORMS.find(([, form]) => form.test(value))?.[0] ?? "text";
};

/**
 * Where an answer has another form than the example of it: another field, type or kind of text. Null says
 * nothing of a form, and of lists the first parts are compared.
 */
export function differences(example: unknown, answer: unknown, at = ""): string[] {
  if (example === null || answer === null) return [];
  const [shown, given] = [kindOf(example), kindOf(answer)];
  if (shown !== given) return [`${at}: ${shown} in the example, ${given} in the answer`];
  if (shown === "list") {
    const [[one], [other]] = [example as unknown[], answer as unknown[]];
    return one === undefined || other === undefined ? [] : differences(one, other, `${at}[0]`);
  }
  if (shown !== "object") return [];
  const [parts, others] = [example as Record<string, unknown>, answer as Record<string, unknown>];
  return [...new Set([...Object.keys(parts), ...Object.keys(others)])].flatMap((key) => {
    if (!(key in parts)) return [`${at}.${key}: not in the example`];
    if (!(key in others)) return [`${at}.${key}: not in the answer`];
    return differences(parts[key], others[key], `${at}.${key}`);
  });
}

/** Holds answers against the examples that the OpenAPI document shows of them. */
export function unlikeExamples(test: Pick<TestApp, "app">, seen: readonly Seen[]) {
  const document = documentOf(test);
  const operations = restOperations(document);
  const compared = new Set<string>();
  const found = seen.flatMap(({ method, path, status, body }) => {
    const operation = operations.find((one) => one.method === method && patternOf(one).test(path));
    const examples = operation ? examplesOf(document, operation, status) : [];
    if (!operation || examples.length === 0) return [];
    compared.add(`${operation.name} ${status}`);
    const all = examples.map((example) => differences(example, body));
    if (all.some((some) => some.length === 0)) return [];
    return (all[0] ?? []).map((difference) => `${operation.name} ${status}${difference}`);
  });
  return { compared: compared.size, differences: [...new Set(found)] };
}

const patternOf = ({ path }: RestOperation) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);

function examplesOf({ components }: OpenApi, { responses }: RestOperation, status: number): unknown[] {
  const media = responses[status]?.content?.["application/json"];
  if (!media) return [];
  if (media.example !== undefined) return [media.example];
  return Object.values(media.examples ?? {}).map(({ $ref, value }) =>
    $ref ? components.examples[$ref.replace("#/components/examples/", "")]?.value : value,
  );
}
