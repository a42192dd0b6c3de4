import { useTranslation } from "react-i18next";
import classes from "./MarkedText.module.css";
import { markWords, type TiedWords } from "./untied";

interface Props {
  text: string;
  untied: readonly string[];
  ties: readonly TiedWords[];
}

/** A sentence with its numbers and names marked: those of the page, and those that it does not say. */
export function MarkedText({ text, untied, ties }: Props) {
  const { t } = useTranslation();
  return markWords(text, untied, ties).map(({ text: words, kind, excerpt }, index) => {
    if (kind === "plain") return words;
    const Part = kind === "untied" ? "mark" : "span";
    const hint =
      kind === "untied"
        ? t(($) => $.scripts.untied.hint)
        : excerpt && t(($) => $.scripts.ties.hint, { excerpt });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Part key={index} className={classes[kind]} title={hint}>
        {words}
      </Part>
    );
  });
}
