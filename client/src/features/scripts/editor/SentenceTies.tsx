import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";
import { placeOfTie } from "./place-of-tie";
import classes from "./SentenceTies.module.css";
import type { TiedWords } from "./untied";

/** Where the page says the numbers and names of a sentence. */
export function SentenceTies({ ties }: { ties: readonly TiedWords[] }) {
  const { t } = useTranslation();
  if (ties.length === 0) return null;
  return (
    <ul className={classes.ties} aria-label={t(($) => $.scripts.ties.places)}>
      {ties.map((tie) => (
        <li key={tie.text}>
          <b data-words>{tie.text}</b>{" "}
          <Anchor
            component="button"
            type="button"
            inherit
            aria-haspopup="dialog"
            title={t(($) => $.entries.text.toPlace)}
            onClick={() => emitEvent("pageTextWanted", { place: placeOfTie(tie) })}
          >
            <q data-words>{tie.excerpt}</q>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
