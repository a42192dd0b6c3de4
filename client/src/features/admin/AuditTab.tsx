import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { AdminAuditDocument } from "#gql/graphql";
import { EmptyState } from "#lib/ui/EmptyState";
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
  /** Programs that act have a name here; anybody else without one has been deleted. */
  const actorOf = (id: string) =>
    id === "operator" || id === "payments"
      ? t(($) => $.admin.audit.actors[id])
      : t(($) => $.admin.audit.left);
  return (
    <Records
      label={t(($) => $.admin.tabs.audit)}
      connection={data?.adminAudit}
      query={query}
      none={
        <EmptyState drawing="ledger" title={t(($) => $.admin.audit.none.title)}>
          {t(($) => $.admin.audit.none.hint)}
        </EmptyState>
      }
    >
      {data?.adminAudit.edges.map(({ node }) => {
        const { id, actor, actorName, action, subject, subjectName, data: what, createdAt } = node;
        return (
          <Record key={id} isOurs title={nameOf("actions", action)}>
            <span>{moment(createdAt)}</span>
            <span title={actor}>{t(($) => $.admin.audit.by, { actor: actorName ?? actorOf(actor) })}</span>
            {subject && (
              <span title={subject}>
                {t(($) => $.admin.audit.subject, { subject: subjectName ?? t(($) => $.admin.audit.gone) })}
              </span>
            )}
            {what && <AuditDetails data={what} />}
          </Record>
        );
      })}
    </Records>
  );
}
