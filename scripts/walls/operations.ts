import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefinitionNode, Kind, parse, visit } from "graphql";

export interface Operations {
  /** Which file defines the operation or fragment behind a generated name. */
  fileOf(generatedName: string): string | undefined;
  /** From a file to another whose fragment it spreads. */
  spreads: { from: string; to: string }[];
}

/** The names that are generated for an operation or fragment, without their endings. */
const generatedName = (name: string) =>
  name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_");

const ENDING = /(FragmentDoc|Fragment|Document|(Query|Mutation|Subscription)(Variables)?)$/;

/** Operations and fragments belong to the file that defines them, although one generated file exports them all. */
export function readOperations(root: string, files: readonly string[]): Operations {
  const owners = new Map<string, string>();
  const spread: { from: string; name: string }[] = [];
  for (const from of files) {
    const document = parse(readFileSync(join(root, from), "utf8"));
    for (const definition of document.definitions) owners.set(generatedName(nameOf(definition)), from);
    visit(document, { FragmentSpread: ({ name }) => void spread.push({ from, name: name.value }) });
  }
  return {
    fileOf: (name) => (ENDING.test(name) ? owners.get(name.replace(ENDING, "")) : undefined),
    spreads: spread.flatMap(({ from, name }) => {
      const to = owners.get(generatedName(name));
      return to && to !== from ? [{ from, to }] : [];
    }),
  };
}

function nameOf(definition: DefinitionNode): string {
  const isExecutable =
    definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;
  return (isExecutable && definition.name?.value) || "";
}
