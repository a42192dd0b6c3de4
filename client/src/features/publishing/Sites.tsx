import { useMutation, useQuery } from "@apollo/client/react";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { DeleteSiteDocument, Sites_SiteFragmentDoc, SitesDocument } from "#gql/graphql";
import { CodeBlock } from "#lib/ui/CodeBlock";
import { useFull } from "#lib/viewer/use-full";
import { siteDrawing } from "./FirstRecord";
import { RecordList } from "./RecordList";
import classes from "./RecordList.module.css";
import { SiteForm } from "./SiteForm";

/** The sites whose templates hold one line for all their pages. */
export function Sites() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(SitesDocument, { fetchPolicy: "cache-and-network" });
  const [remove, removed] = useMutation(DeleteSiteDocument, {
    refetchQueries: [SitesDocument],
    onError: () => {},
  });
  const full = useFull("sites", data?.sites.length);
  return (
    <RecordList
      texts={{
        label: t(($) => $.publishing.site.title),
        lead: t(($) => $.publishing.site.lead),
        add: t(($) => $.publishing.site.add),
        removeHint: t(($) => $.publishing.site.removeHint),
        fresh: t(($) => $.publishing.site.fresh),
        steps: [
          t(($) => $.publishing.site.steps.form),
          t(($) => $.publishing.site.steps.give),
          t(($) => $.publishing.site.steps.heard),
        ],
      }}
      drawing={siteDrawing}
      items={data && unmask(Sites_SiteFragmentDoc, data.sites)}
      error={error}
      full={full}
      refused={removed.error}
      onRetry={() => void refetch()}
      onRemove={({ key }) => void remove({ variables: { key } })}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      about={({ allowedOrigins }) => (
        <Text size="sm" c="dimmed" className={classes.address}>
          {allowedOrigins.map((origin) => (
            <span key={origin} className={classes.origin}>
              {origin}
            </span>
          ))}
        </Text>
      )}
      form={({ item, ...rest }) => <SiteForm {...rest} {...(item && { site: item })} />}
    >
      {({ scriptCode }) => (
        <CodeBlock hasCaption label={t(($) => $.publishing.site.code)} code={scriptCode} />
      )}
    </RecordList>
  );
}
