import { factsIn } from "./facts-in.ts";

/**
 * Facts of the page of a rice bin: `body` stands below its name and `above` before it, `data` is the thing in JSON-LD
 * besides its name.
 */
export const factsOfBin = (body: string, data: object = {}, lang = "en", above = "") => {
  const node = { "@type": "Product", name: "Cedar rice bin", ...data };
  const head = `<title>Cedar rice bin</title><script type="application/ld+json">${JSON.stringify(node)}</script>`;
  return factsIn(
    `<html lang="${lang}"><head>${head}</head><body>${above}<h1>Cedar rice bin</h1>${body}</body></html>`,
    "https://shop.example/p/1",
  );
};

/** The first value of each kind, in the order of the kinds. */
export const valuesOf = (facts: ReturnType<typeof factsIn>, ...kinds: string[]) =>
  kinds.map((kind) => facts.find((fact) => fact.kind === kind)?.value);
