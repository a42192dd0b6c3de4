import type { FastifyInstance, InjectOptions } from "fastify";
import { z } from "zod";
import { documentOf, type OpenApi, restOperations, shapeOf } from "./operations/document.ts";

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

/**
 * Holds every REST answer that a test gets against the OpenAPI document, so that the two cannot drift
 * apart: the operation, its status and the exact shape of the body have to be in it.
 */
export function holdToDocument(app: FastifyInstance): void {
  let check: ((method: string, answer: Answer, path: string) => void) | undefined;
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<Answer>;
  const checked = async (options: InjectOptions | string) => {
    const answer = await inject(options);
    check ??= checkerOf(documentOf({ app }));
    const { method, url } = answer.raw.req;
    check(method ?? "GET", answer, (url ?? "").split("?")[0] ?? "");
    return answer;
  };
  app.inject = checked as typeof app.inject;
}

function checkerOf(document: OpenApi) {
  // A path without parameters comes before one that it would fit, as in the router.
  const operations = restOperations(document)
    .toSorted((one, two) => Number(one.path.includes("{")) - Number(two.path.includes("{")))
    .map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
      shapes: new Map<string, z.ZodType | undefined>(),
    }));
  /** Shapes by their schemas: most refusals of all operations share one. */
  const known = new Map<string, z.ZodType>();
  function shapeFor(schema: Record<string, unknown>) {
    const text = JSON.stringify(schema);
    const shape = known.get(text) ?? shapeOf(document, schema);
    known.set(text, shape);
    return shape;
  }

  return (method: string, answer: Answer, path: string): void => {
    const operation = operations.find((one) => one.method === method && one.pattern.test(path));
    if (!operation || !String(answer.headers["content-type"]).includes("json")) return;
    const status = [String(answer.statusCode), `${answer.statusCode}`[0]!.concat("XX")].find(
      (key) => key in operation.responses,
    );
    if (!status)
      throw new Error(`${operation.name} answers ${answer.statusCode}, and its document does not say so`);
    if (!operation.shapes.has(status)) {
      const schema = operation.responses[status]?.content?.["application/json"]?.schema;
      operation.shapes.set(status, schema && shapeFor(schema));
    }
    const shown = operation.shapes.get(status)?.safeParse(answer.json());
    if (!shown || shown.success) return;
    throw new Error(
      `${operation.name} answers ${answer.statusCode} in another shape than documented:\n` +
        `${z.prettifyError(shown.error)}\n${answer.body.slice(0, 500)}`,
    );
  };
}
