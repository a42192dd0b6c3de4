import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const GENERATED = /\/client\/src\/gql\/graphql\.ts$/;
const PART = /\/client\/src\/gql\/graphql\.ts\?(document|fragment)=(\w+)$/;
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<.*>;$/gm;

interface Definition {
  kind: string;
  name: { value: string };
}

/** The parts of what the code generator wrote in one file: its documents, and each fragment that they repeat, once. */
export function documentsOf(text: string, file: string) {
  const documents = new Map<string, string>();
  const fragments = new Map<string, string>();
  for (const [, name = "", json = ""] of text.matchAll(DOCUMENT)) {
    const { definitions } = JSON.parse(json) as { definitions: Definition[] };
    const own: string[] = [];
    const shared: string[] = [];
    for (const definition of definitions) {
      const code = JSON.stringify(definition);
      if (definition.kind !== "FragmentDefinition") {
        own.push(code);
        continue;
      }
      const fragment = definition.name.value;
      if ((fragments.get(fragment) ?? code) !== code) throw new Error(`Two fragments are named ${fragment}`);
      fragments.set(fragment, code);
      shared.push(fragment);
    }
    const imports = shared.map(
      (each) => `import ${each} from ${JSON.stringify(`${file}?fragment=${each}`)};\n`,
    );
    const code = `export default { kind: "Document", definitions: [${[...own, ...shared].join()}] };\n`;
    documents.set(name, imports.join("") + code);
  }
  return { documents, fragments };
}

/**
 * Gives each GraphQL document a module of its own, and each fragment. As one they would be a part of every screen: each
 * start would read the documents of all dialogs, and most fragments many times.
 */
export function splitDocuments(): Plugin {
  let known: ReturnType<typeof documentsOf> | undefined;
  const partsOf = (file: string) => {
    known ??= documentsOf(readFileSync(file, "utf8"), file);
    return known;
  };
  return {
    name: "split-documents",
    enforce: "pre",
    buildStart() {
      known = undefined;
    },
    resolveId: { filter: { id: PART }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: {
      filter: { id: [GENERATED, PART] },
      handler(id) {
        const [file = "", query = ""] = id.split("?");
        const { documents, fragments } = partsOf(file);
        const [kind, name = ""] = query.split("=");
        if (kind === "fragment") return `export default ${fragments.get(name)};`;
        if (kind === "document") return documents.get(name);
        if (documents.size === 0) this.error(`${file} holds no document that is known as one`);
        const exports = [...documents.keys()].map(
          (each) => `export { default as ${each} } from ${JSON.stringify(`${file}?document=${each}`)};`,
        );
        return { code: exports.join("\n"), moduleSideEffects: false };
      },
    },
  };
}
