import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import {
  documentOf,
  type Example,
  type MediaType,
  type OpenApi,
  type RestOperation,
  restOperations,
  shapeOf,
} from "#test/operations/document";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

/** Where the documents show examples: the body that an operation takes, and each of its answers. */
function shown({
  name,
  requestBody,
  responses,
}: RestOperation): [what: string, media: MediaType | undefined][] {
  const answers = Object.entries(responses).map(
    ([status, { content }]) => [`${name} ${status}`, content?.["application/json"]] as [string, MediaType],
  );
  return requestBody ? [[`${name} body`, requestBody.content["application/json"]], ...answers] : answers;
}

function examplesIn({ components }: OpenApi, { example, examples = {} }: MediaType): unknown[] {
  if (example !== undefined) return [example];
  const named = ({ $ref, value }: Example) =>
    $ref ? components.examples[$ref.replace("#/components/examples/", "")]?.value : value;
  return Object.values(examples).map(named);
}

describe("the OpenAPI document", () => {
  it("gives every operation an example of its body and of each answer, true to their schemas", () => {
    const document = documentOf(test);
    const media = restOperations(document).flatMap(shown);
    expect(media.length).toBeGreaterThan(150);
    const without = media.filter(([, one]) => !one || examplesIn(document, one).length === 0);
    expect(without.map(([what]) => what)).toEqual([]);
    const wrong = media.flatMap(([what, one]) =>
      examplesIn(document, one!)
        .map((example) => shapeOf(document, one!.schema).safeParse(example))
        .filter(({ success }) => !success)
        .map(({ error }) => `${what}: ${error?.message}`),
    );
    expect(wrong).toEqual([]);
  });

  it("names an example of every part of a path", () => {
    const parts = restOperations(documentOf(test)).flatMap(({ name, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === "path")
        .map((parameter) => ({ ...parameter, of: name })),
    );
    expect(parts.filter(({ example }) => !example)).toEqual([]);
  });

  it("says of every shared type and of each of its fields what it means, in the words of GraphQL", () => {
    const { schemas } = documentOf(test).components;
    expect(schemas.Entry?.description).toMatch(/^A web page that a user submitted/);
    const shared = Object.entries(schemas).filter(([name]) => name !== "Failure" && !name.endsWith("Input"));
    expect(shared.length).toBeGreaterThan(20);
    const silent = shared.flatMap(([name, { description, properties = {} }]) => [
      ...(description ? [] : [name]),
      ...Object.entries(properties).flatMap(([field, text]) =>
        text.description ? [] : [`${name}.${field}`],
      ),
    ]);
    expect(silent).toEqual([]);
  });

  it("describes what webhooks are told, with an example of each that is true to its schema", () => {
    const document = documentOf(test);
    const { webhooks } = document;
    expect(Object.keys(webhooks).sort()).toEqual([
      "account.expiring",
      "audio.completed",
      "audio.failed",
      "credits.low",
      "page.analyzed",
      "page.changed",
      "page.failed",
      "publication.paused",
      "revision.live",
      "script.completed",
      "script.failed",
    ]);
    for (const [type, { post }] of Object.entries(webhooks)) {
      const { schema, example } = post.requestBody.content["application/json"]!;
      const told = shapeOf(document, schema).parse(example);
      expect(told).toMatchObject({ type, timestamp: expect.any(String), data: expect.any(Object) });
      expect(post.parameters.map(({ name }) => name)).toEqual([
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
      ]);
    }
  });
});
