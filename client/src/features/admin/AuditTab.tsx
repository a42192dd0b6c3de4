import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { AdminAuditDocument } from "#gql/graphql";
import { AuditDetails } from "./AuditDetails";
import { Record } from "./Record";
import { Records } from "./Records";
import { useMoment } from "./use-moment";
import { useNameOf } from "./use-name-of";

/** The log of administrators' actions, newest first. */
export function AuditTab() {
  const { t } = useTranslation();
  const moment = useMoment();
  const { data, ...query } = useQuery(AdminAuditDocument, { fetchPolicy: "cache-and-network" });
  const nameOf = useNameOf();
  return (
    <Records label={t(($) => $.admin.tabs.audit)} connection={data?.adminAudit} query={query}>
      {data?.adminAudit.edges.map(({ node: { id, actor, action, subject, data: what, createdAt } }) => (
        <Record key={id} title={nameOf("actions", action)}>
          <span>{moment(createdAt)}</span>
          <span>{t(($) => $.admin.audit.by, { actor })}</span>
          {subject && <span>{t(($) => $.admin.audit.subject, { subject })}</span>}
          {what && <AuditDetails data={what} />}
        </Record>
      ))}
    </Records>
  );
}
