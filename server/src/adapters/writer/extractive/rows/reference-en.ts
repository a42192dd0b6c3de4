import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { lacksSubject } from "../text/sentences/without-subject.ts";
import { uncapitalized } from "./cells-en.ts";

const FUNCTION = /^(?:\w+\.)*(\w+)\([^()]*\)$/;
const COMMAND = /^[a-z][a-z\d]*(?:[ -][a-z][a-z\d-]*){0,2}$/;
const LATEST = 2;

/** A reference says what its function or command does without its name: the first text has it from the title. */
export function withNameOfTitle({ title, blocks }: Pick<Page, "title" | "blocks">): Block[] {
  const subject = subjectIn([title, blocks.find(({ kind }) => kind === "heading")?.text ?? ""]);
  const at = blocks.findIndex(({ kind, text }) => kind === "paragraph" && text.length > 0);
  const block = blocks[at];
  if (!subject || !block || at > LATEST) return [...blocks];
  const sentences = splitScript(block.text).map(({ text }) => text);
  if (!lacksSubject(sentences[0] ?? "")) return [...blocks];
  const said = sentences.map((text, place) =>
    lacksSubject(text) ? `${place === 0 ? subject : "It"} ${uncapitalized(text)}` : text,
  );
  return blocks.with(at, { ...block, text: said.join(" ") });
}

function subjectIn(titles: readonly string[]): string | null {
  for (const title of titles.map((text) => text.split(/ [-–—|] /)[0]?.trim() ?? "")) {
    const name = FUNCTION.exec(title)?.[1];
    if (name) return `The function “${name.replace(/_/g, " ")}”`;
    if (COMMAND.test(title)) return `The command “${title}”`;
  }
  return null;
}
