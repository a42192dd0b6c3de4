import type { FastifySchemaCompiler, FastifySerializerCompiler } from "fastify";
import type { z } from "zod";
import { notFound } from "#kernel/errors";
import { requireStorable } from "#kernel/text/storable";
import { validationError } from "#kernel/validate";
import { isWhole } from "./envelope.ts";

/** A path with something in it that is no id names nothing; every other part has to be put right. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = "body" }) =>
  (input) => {
    try {
      requireStorable(input, httpPart);
      const parsed = schema.safeParse(input, { reportInput: true });
      if (parsed.success) return { value: parsed.data };
      throw validationError(parsed.error, httpPart);
    } catch (error) {
      return { error: httpPart === "params" ? notFound("Address") : (error as Error) };
    }
  };

/** Adds the envelope, and lets nothing out that the schema does not name. */
export const compileSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const shown = schema.parse(data);
    return JSON.stringify(isWhole(schema) ? shown : { success: true, data: shown });
  };
