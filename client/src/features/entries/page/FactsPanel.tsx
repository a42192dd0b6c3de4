import { Button, Text } from "@mantine/core";
import { BookOpenText } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FragmentType } from "#gql/fragment-masking";
import { unmask } from "#gql/fragment-masking";
import { FactsPanel_EntryFragmentDoc } from "#gql/graphql";
import { emitEvent } from "#lib/events";
import { useFactText } from "#lib/use-fact-text";
import classes from "./FactsPanel.module.css";
import { placeOfFact } from "./place-of-fact";

/** Shows the facts of the page and where each was found. */
export function FactsPanel({ entry: masked }: { entry: FragmentType<typeof FactsPanel_EntryFragmentDoc> }) {
  const { t } = useTranslation();
  const { nameOf, textOf, placeOf, otherOf } = useFactText();
  const entry = unmask(FactsPanel_EntryFragmentDoc, masked);
  // Descriptions of pictures belong to a thing for sale; of an article they are no facts.
  const facts = entry.facts.filter(({ kind }) => kind !== "image" || entry.pageType === "product");
  return (
    <>
      {entry.characters !== null && (
        <Button
          mb="md"
          size="xs"
          variant="default"
          leftSection={<BookOpenText size={14} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => emitEvent("pageTextWanted", {})}
        >
          {t(($) => $.entries.text.all)}
        </Button>
      )}
      {facts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(($) => $.entries.facts.none)}
        </Text>
      ) : (
        <dl className={classes.facts}>
          {facts.map((fact) => (
            <div key={fact.id} className={classes.fact}>
              <dt>{nameOf(fact)}</dt>
              <dd data-words>{textOf(fact)}</dd>
              {fact.provenance && (
                <dd>
                  <details className={classes.where}>
                    <summary>{placeOf(fact)}</summary>
                    <q data-words>{fact.provenance.excerpt}</q>
                    <Button
                      mt={4}
                      size="compact-xs"
                      variant="subtle"
                      aria-haspopup="dialog"
                      aria-label={t(($) => $.entries.text.toPlaceOf, { name: nameOf(fact) })}
                      onClick={() => emitEvent("pageTextWanted", { place: placeOfFact(fact, textOf) })}
                    >
                      {t(($) => $.entries.text.toPlace)}
                    </Button>
                    {fact.provenance.others?.map((other) => (
                      <p key={`${other.source} ${other.value}`} data-words>
                        {otherOf(fact, other)}
                      </p>
                    ))}
                  </details>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
