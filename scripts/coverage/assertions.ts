import { type Block, blocks } from "./blocks.ts";
import type { TestFile } from "./rules.ts";

const FUNCTION = /^(?:async )?(?:function (\w+)|const (\w+) = )/;

/** Journeys that expect nothing: a sentence for each. Functions of the file may expect for them. */
export function withoutAssertion({ path, text }: TestFile): string[] {
  const functions = blocks(text, FUNCTION).map(({ text }) => ({ text, name: nameOf(text) }));
  const asserting = new Set(["expect"]);
  for (const _ of functions)
    for (const { name, text } of functions) if (asserts(text, asserting)) asserting.add(name);
  return blocks(text, /^\s*(test|apart)\(/)
    .filter((test) => !asserts(bodyOf(test), asserting))
    .map(({ line }) => `${path}:${line} tests nothing: it expects nothing`);
}

const nameOf = (text: string) => FUNCTION.exec(text)?.slice(1).find(Boolean) ?? "";
const bodyOf = ({ text }: Block) => text.replace(/(["'`])(?:\\.|(?!\1).)*\1/g, "");
const asserts = (text: string, names: Set<string>) =>
  [...text.matchAll(/(?<!\.)\b(\w+)(?=[(.])/g)].some(([, name = ""]) => names.has(name));
