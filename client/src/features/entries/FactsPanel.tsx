import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FragmentType } from "#gql/fragment-masking";
import { unmask } from "#gql/fragment-masking";
import { FactsPanel_EntryFragmentDoc } from "#gql/graphql";
import { useLanguage } from "#lib/i18n/use-language";
import classes from "./FactsPanel.module.css";
import { factValue } from "./fact-value";

/** What was understood of the page, and where each of it was found. */
export function FactsPanel({ entry: masked }: { entry: FragmentType<typeof FactsPanel_EntryFragmentDoc> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const entry = unmask(FactsPanel_EntryFragmentDoc, masked);
  if (entry.facts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t(($) => $.entries.facts.none)}
      </Text>
    );
  }
  return (
    <dl className={classes.facts}>
      {entry.facts.map((fact) => (
        <div key={fact.id} className={classes.fact}>
          <dt>{fact.label ?? t(($) => $.entries.facts.kind[fact.kind as "name"])}</dt>
          <dd>{factValue(fact, language, (word) => t(($) => $.entries.facts.availability[word]))}</dd>
          {fact.provenance && (
            <dd>
              <details className={classes.where}>
                <summary>
                  {t(($) => $.entries.facts.foundIn, {
                    source: t(($) => $.entries.facts.source[fact.source as "json-ld"]),
                  })}
                </summary>
                <q>{fact.provenance.excerpt}</q>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
