import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { Changes_FactFragmentDoc, type ChangesQuery } from "#gql/graphql";
import { useFactText } from "#lib/use-fact-text";
import { BeforeAfter } from "./BeforeAfter";
import classes from "./Changes.module.css";

type Facts = NonNullable<ChangesQuery["entry"]["changes"]>["facts"];

/** The facts that changed: as they were, as they are, and where that was found. */
export function FactChanges({ facts }: { facts: Facts }) {
  const { t } = useTranslation();
  const { nameOf, textOf, placeOf } = useFactText();
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t(($) => $.scripts.changes.onPage)}
      </Title>
      <dl className={classes.facts}>
        {facts.map((change, index) => {
          const before = unmask(Changes_FactFragmentDoc, change.before);
          const after = unmask(Changes_FactFragmentDoc, change.after);
          const fact = after ?? before;
          return (
            fact && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place
              <div key={index} className={classes.fact}>
                <dt>{nameOf(fact)}</dt>
                <dd>
                  <BeforeAfter
                    before={before ? <del>{textOf(before)}</del> : null}
                    after={after ? <ins>{textOf(after)}</ins> : null}
                  />
                </dd>
                <dd className={classes.where}>{placeOf(fact)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
