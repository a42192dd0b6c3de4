import { useTranslation } from "react-i18next";
import classes from "./SentenceView.module.css";
import type { TiedWords } from "./untied";

/** Where the page says the numbers and names of a sentence. */
export function SentenceTies({ ties }: { ties: readonly TiedWords[] }) {
  const { t } = useTranslation();
  if (ties.length === 0) return null;
  return (
    <ul className={classes.ties} aria-label={t(($) => $.scripts.ties.places)}>
      {ties.map(({ text, excerpt }) => (
        <li key={text}>
          <b>{text}</b> <q>{excerpt}</q>
        </li>
      ))}
    </ul>
  );
}
