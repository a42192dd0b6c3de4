import { type DocumentNode, type GraphQLError, parse, specifiedRules, validate } from "graphql";
import type { GraphqlOptions } from "./server.ts";

const MOST_REMEMBERED = 200;
/** Longer ones are rare, and would fill the memory. */
const LONGEST_REMEMBERED = 10_000;

/** Parses and validates; a document that many sockets send is the same object for all of them. */
export function validDocuments({ schema, limits }: Pick<GraphqlOptions, "schema" | "limits">) {
  const remembered = new Map<string, DocumentNode>();
  const rules = [...specifiedRules, ...limits.validationRules];

  /** Throws on a syntax error. */
  return (query: string): DocumentNode | readonly GraphQLError[] => {
    const known = remembered.get(query);
    if (known) return known;
    const document = parse(query, limits.parseOptions);
    const problems = validate(schema, document, rules);
    if (problems.length > 0) return problems;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (query.length <= LONGEST_REMEMBERED) remembered.set(query, document);
    return document;
  };
}
export type ValidDocuments = ReturnType<typeof validDocuments>;
