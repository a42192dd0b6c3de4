import { useTranslation } from "react-i18next";
import classes from "./SentenceView.module.css";
import type { TiedWords } from "./untied";

/** Where the page says the numbers and names of a sentence. */
export function SentenceTies({ ties }: { ties: readonly TiedWords[] }) {
  const { t } = useTranslation();
  const places = ties.filter(({ text, excerpt }) => excerpt && !isPartOf(text, ties));
  if (places.length === 0) return null;
  return (
    <ul className={classes.ties} aria-label={t(($) => $.scripts.ties.places)}>
      {places.map(({ text, excerpt }) => (
        <li key={text}>
          <b>{text}</b> <q>{excerpt}</q>
        </li>
      ))}
    </ul>
  );
}

/** The 200 of HM-200B has no place of its own. */
const isPartOf = (words: string, ties: readonly TiedWords[]) =>
  ties.some(({ text }) => text !== words && text.includes(words));
