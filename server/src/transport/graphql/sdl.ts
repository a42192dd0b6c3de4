import { lexicographicSortSchema, printSchema } from "graphql";
import { buildGraphqlSchema } from "./schema.ts";

/** The schema as the repository keeps it: sorted, so that a change shows as what it is. */
export const printSdl = (): string => `${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`;
