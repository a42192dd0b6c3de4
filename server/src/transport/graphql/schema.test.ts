import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
  visit,
} from "graphql";
import { describe, expect, it } from "vitest";
import { assetsFolder } from "#kernel/folders";
import { operationLimits } from "./limits.ts";
import { buildGraphqlSchema } from "./schema.ts";
import { printSdl } from "./sdl.ts";

const schema = buildGraphqlSchema();
const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

describe("the schema", () => {
  it("describes every type and every field", () => {
    const bare = own.flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
      const isRoot = ["Query", "Mutation", "Subscription"].includes(type.name);
      return [...(isRoot ? [] : [type]), ...fields].filter(({ description }) => !description);
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it("is emitted the same every time, in the order of names", () => {
    expect(printSdl()).toBe(printSdl());
    const names = [...printSdl().matchAll(/^(?:type|input|enum|scalar) (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual([...names].sort());
  });

  it("uses the words of the domain for its enums", () => {
    const enums = own
      .filter(isEnumType)
      .map((type) => [type.name, type.getValues().map(({ value }) => value)]);
    expect(Object.fromEntries(enums)).toMatchObject({
      Language: ["ja", "en"],
      QueueStatus: ["queued", "running", "completed", "failed"],
      QueueType: ["generate_script", "generate_audio"],
    });
  });

  it("has an example for each operation, within the limits that operations have", async () => {
    const examples = parse(await readFile(join(assetsFolder, "examples.graphql"), "utf8"));
    const { validationRules } = operationLimits({ introspection: true });
    expect(validate(schema, examples, specifiedRules)).toEqual([]);
    const shown = new Set<string>();
    visit(examples, { Field: ({ name }) => void shown.add(name.value) });
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
      for (const { name, type } of Object.values(root?.getFields() ?? {})) {
        expect(shown, `${getNamedType(type).name} ${name}`).toContain(name);
      }
    }
    for (const definition of examples.definitions) {
      const alone = { ...examples, definitions: [definition] };
      expect(validate(schema, alone, validationRules)).toEqual([]);
    }
  });
});
