import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ApiKeys_KeyFragment } from "#gql/graphql";

/** Rights, use of this month, end and addresses of a key. */
export function KeyFacts({
  scopes,
  allowedIps,
  monthlyCredits,
  usedCredits,
  expiresAt,
  formerUntil,
  lastUsedAt,
}: ApiKeys_KeyFragment) {
  const { t, i18n } = useTranslation();
  const moment = (at: string, timeStyle?: "short") =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle }).format(new Date(at));
  const rights = scopes.map((scope) => t(($) => $.api.scope[scope]));
  const used =
    monthlyCredits === null
      ? t(($) => $.api.used, { count: usedCredits })
      : t(($) => $.api.usedOf, { used: usedCredits, count: monthlyCredits });
  const last = lastUsedAt
    ? t(($) => $.api.lastUsed, { date: moment(lastUsedAt, "short") })
    : t(($) => $.api.neverUsed);
  return (
    <div>
      <Text size="sm">{rights.join(t(($) => $.api.comma))}</Text>
      <Text size="sm">{used}</Text>
      <Text size="sm" c="dimmed">
        {t(($) => $.api.ends, { date: moment(expiresAt) })} · {last}
      </Text>
      {allowedIps.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(($) => $.api.from, { ranges: allowedIps.join(", ") })}
        </Text>
      )}
      {formerUntil && new Date(formerUntil) > new Date() && (
        <Text size="sm" c="dimmed">
          {t(($) => $.api.former, { date: moment(formerUntil, "short") })}
        </Text>
      )}
    </div>
  );
}
