import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import { NoSchemaIntrospectionCustomRule, type ValidationRule } from "graphql";

const MAX_TOKENS = 2_000;

/** Limits of one operation. The largest of our own screens costs less than a third of it. */
export function operationLimits({ introspection }: { introspection: boolean }) {
  const armor = new ApolloArmor({
    // A fragment counts as a level: the list of entries has seven levels of fields, and eleven in all.
    maxDepth: { n: 14 },
    costLimit: { maxCost: 20_000 },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    // Counted by the parser itself, over HTTP and the socket alike.
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: !introspection },
  }).protect();
  const validationRules: ValidationRule[] = [
    ...armor.validationRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  // The library's types name the server's other build; the plugins are the same.
  return {
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: armor.plugins as unknown as ApolloServerPlugin[],
    validationRules,
  };
}
export type OperationLimits = ReturnType<typeof operationLimits>;
