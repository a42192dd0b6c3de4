import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { AdminAuditDocument } from "#gql/graphql";
import { Record } from "./Record";
import { Records } from "./Records";
import { useMoment } from "./use-moment";

/** Who did what to whom, newest first. */
export function AuditTab() {
  const { t, i18n } = useTranslation();
  const moment = useMoment();
  const { data, ...query } = useQuery(AdminAuditDocument, { fetchPolicy: "cache-and-network" });
  // An action that this version has no words for shows its own name.
  const nameOf = (action: string) => {
    const key = `admin.audit.actions.${action.replace(".", "_")}`;
    return i18n.exists(key) ? String(i18n.getResource(i18n.language, "translation", key)) : action;
  };
  return (
    <Records label={t(($) => $.admin.tabs.audit)} connection={data?.adminAudit} query={query}>
      {data?.adminAudit.edges.map(({ node: { id, actor, action, subject, data: what, createdAt } }) => (
        <Record key={id} title={nameOf(action)}>
          <span>{moment(createdAt)}</span>
          <span>{t(($) => $.admin.audit.by, { actor })}</span>
          {subject && <span>{t(($) => $.admin.audit.subject, { subject })}</span>}
          {what && <code>{JSON.stringify(what)}</code>}
        </Record>
      ))}
    </Records>
  );
}
