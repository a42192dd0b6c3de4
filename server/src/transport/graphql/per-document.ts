import type { DocumentNode } from "graphql";

/** Works out once what a document holds: the server keeps the documents that come again. */
export function perDocument<Others extends unknown[], Value>(
  work: (document: DocumentNode, ...others: Others) => Value,
) {
  const known = new WeakMap<DocumentNode, Value>();
  return (document: DocumentNode, ...others: Others): Value => {
    const found = known.get(document) ?? work(document, ...others);
    known.set(document, found);
    return found;
  };
}
