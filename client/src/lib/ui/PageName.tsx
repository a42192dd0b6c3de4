import { Fragment } from "react";
import { pageName } from "#lib/page-name";

/**
 * The name of a page. An address may break behind each of its parts, and not in the middle of a word: where a
 * name keeps one line, take `pageName`, since a `wbr` breaks there, too.
 */
export function PageName({ entry }: { entry: { title?: string | null; url: string } }) {
  const name = pageName(entry);
  if (entry.title != null) return name;
  return name.split(/(?<=[/?&=])/).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other key, and never move
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
