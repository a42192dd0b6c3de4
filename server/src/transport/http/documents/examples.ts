import { z } from "zod";

/**
 * Values of a schema: the examples that it carries, or one put together from those of its parts.
 * None where a part has none.
 */
function examplesOf(schema: z.ZodType): unknown[] {
  const given = schema.meta()?.examples;
  if (Array.isArray(given)) return given;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return examplesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return examplesOf(schema.element as z.ZodType).map((value) => [value]);
  if (schema instanceof z.ZodEnum) return schema.options.slice(0, 1);
  if (schema instanceof z.ZodLiteral) return [schema.value];
  if (!(schema instanceof z.ZodObject)) return [];
  const parts = Object.entries<z.ZodType>(schema.shape).map(([name, part]) => [name, examplesOf(part)[0]]);
  return parts.every(([, value]) => value !== undefined) ? [Object.fromEntries(parts)] : [];
}

/** The same schema, with its examples where the documents look for them. */
export function exemplified(schema: z.ZodType): z.ZodType {
  const examples = examplesOf(schema);
  return examples.length > 0 ? schema.meta({ examples }) : schema;
}
