import {
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { invalid } from "#kernel/errors";

const LARGEST_INT = 2_147_483_647;

/** Refuses variables that do not fit their types, by field and rule: the executor would say it in prose only. */
export function requireVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): void {
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    const value = variables?.[name];
    if (isInputType(type) && (value !== undefined || !defaultValue)) requireFit(value, type, [name]);
  }
}

function requireFit(value: unknown, type: GraphQLInputType, path: readonly string[]): void {
  if (isNonNullType(type)) {
    if (value == null) throw invalid(path.join("."), "required");
    requireFit(value, type.ofType, path);
  } else if (value == null) {
    return;
  } else if (isListType(type)) {
    if (!Array.isArray(value)) requireFit(value, type.ofType, path);
    else for (const [index, item] of value.entries()) requireFit(item, type.ofType, [...path, String(index)]);
  } else if (!isInputObjectType(type)) {
    requireLeaf(value, type, path.join("."));
  } else {
    if (typeof value !== "object" || Array.isArray(value))
      throw invalid(path.join("."), "wrong_type", { expected: "object" });
    const fields = type.getFields();
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) throw invalid([...path, unknown].join("."), "unknown_field");
    for (const field of Object.values(fields)) {
      const inner = (value as Record<string, unknown>)[field.name];
      if (inner !== undefined || isRequiredInputField(field))
        requireFit(inner, field.type, [...path, field.name]);
    }
  }
}

function requireLeaf(value: unknown, type: GraphQLLeafType, field: string): void {
  try {
    if (type.parseValue(value) !== undefined) return;
  } catch {
    // The type says what is wrong in prose; the rule is found below.
  }
  if (isEnumType(type)) {
    throw invalid(field, "not_allowed", { allowed: type.getValues().map(({ name }) => name) });
  }
  if (type === GraphQLInt && typeof value === "number" && Number.isFinite(value)) {
    if (!Number.isInteger(value)) throw invalid(field, "not_whole");
    if (value > LARGEST_INT) throw invalid(field, "too_big", { limit: LARGEST_INT });
    throw invalid(field, "too_small", { limit: -LARGEST_INT - 1 });
  }
  throw invalid(field, "wrong_type", { expected: type.name });
}
