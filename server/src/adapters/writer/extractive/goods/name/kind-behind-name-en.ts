import type { Page } from "#kernel/page";
import { endsInOne } from "../../kinds/counted-en.ts";
import { articled } from "../../text/sentences/noun-phrase.ts";

const folded = (text: string) => text.toLowerCase().replace(/^the /, "");

/** "Tarn Elixir brightening face serum", where the page has the name alone, too, is the Tarn Elixir, a brightening face serum. */
export function kindApart(name: string, { facts }: Pick<Page, "facts">): string {
  const [, own = "", kind = ""] = /^((?:\p{Lu}\S* )+)(\p{Ll}[\p{Ll}-]+(?: [\p{Ll}-]+)+)$/u.exec(name) ?? [];
  const names = facts
    .filter((fact) => fact.kind === "name")
    .flatMap(({ provenance }) => provenance?.others?.map(({ value }) => folded(value)) ?? []);
  return endsInOne(kind) && names.includes(folded(own.trim())) ? `${own.trim()}, ${articled(kind)}` : name;
}
