import { type ASTNode, type DocumentNode, Kind, visit } from "graphql";
import { requireStorable } from "#kernel/text/storable";
import { perDocument } from "./per-document.ts";

/** Refuses an operation whose variables or literals hold text that cannot be stored, by the name of the field. */
export function requireText(document: DocumentNode, variables: unknown): void {
  requireStorable(variables ?? {}, "variables");
  for (const { value, field } of literalsOf(document)) requireStorable(value, field);
}

const literalsOf = perDocument((document) => {
  const literals: { value: string; field: string }[] = [];
  visit(document, {
    StringValue({ value }, _key, _parent, _path, ancestors) {
      literals.push({ value, field: fieldAround(ancestors) });
    },
  });
  return literals;
});

/** The argument, or field of an input, that a literal stands for. */
function fieldAround(ancestors: readonly (ASTNode | readonly ASTNode[])[]): string {
  for (const node of ancestors.toReversed()) {
    if ("kind" in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD))
      return node.name.value;
  }
  return "query";
}
