import { useQuery } from "@apollo/client/react";
import { Badge, Button, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type AdminUser_UserFragment, AdminUser_UserFragmentDoc, AdminUsersDocument } from "#gql/graphql";
import { SEARCH_DELAY } from "#lib/timing";
import { EmptyState } from "#lib/ui/EmptyState";
import { LazyPart } from "#lib/ui/LazyPart";
import { Record } from "./Record";
import { Records } from "./Records";
import { UserDialog } from "./UserDialog";
import { useMoment } from "./use-moment";

interface Props {
  /** Shows the jobs of one user. */
  onJobs(user: { id: string; email: string }): void;
}

/** The accounts, newest first, found by the beginning of their address. */
export function UsersTab({ onJobs }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const [open, setOpen] = useState<AdminUser_UserFragment | null>(null);
  const { data: found, ...query } = useQuery(AdminUsersDocument, {
    variables: { search: search || null },
    fetchPolicy: "cache-and-network",
  });
  // Rows stay while the next answer is awaited: a press on one that goes away is lost.
  const data = found ?? query.previousData;
  const users = (data?.adminUsers.edges ?? []).map(({ node }) => unmask(AdminUser_UserFragmentDoc, node));
  // The list may be asked anew while somebody types in the dialog: it stays, with what was last known.
  const shown = open && (users.find(({ id }) => id === open.id) ?? open);

  return (
    <Stack>
      <TextInput
        type="search"
        label={t(($) => $.admin.users.search)}
        leftSection={<Search size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Records
        label={t(($) => $.admin.tabs.users)}
        connection={data?.adminUsers}
        query={query}
        none={
          <EmptyState drawing="search" title={t(($) => $.admin.users.none.title)}>
            {t(($) => $.admin.users.none.hint)}
          </EmptyState>
        }
      >
        {users.map((user) => (
          <User key={user.id} {...user} onOpen={() => setOpen(user)} />
        ))}
      </Records>
      {shown && (
        <LazyPart>
          <UserDialog user={shown} onClose={() => setOpen(null)} onJobs={() => onJobs(shown)} />
        </LazyPart>
      )}
    </Stack>
  );
}

function User({ email, role, plan, expired, closedAt, credits, createdAt, onOpen }: UserProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const marks = (
    <>
      {role === "admin" && <Badge tt="none">{t(($) => $.admin.users.admin)}</Badge>}
      {(closedAt || expired) && (
        <Badge color="yellow" variant="light" tt="none">
          {closedAt ? t(($) => $.admin.users.closed) : t(($) => $.admin.users.expired)}
        </Badge>
      )}
    </>
  );
  const actions = (
    <Button
      variant="default"
      size="xs"
      aria-label={t(($) => $.admin.users.manageNamed, { email })}
      onClick={onOpen}
    >
      {t(($) => $.admin.users.manage)}
    </Button>
  );
  return (
    <Record title={email} marks={marks} actions={actions}>
      <span>{t(($) => $.header.plans[plan])}</span>
      <span>{t(($) => $.header.credits, { count: credits.balance })}</span>
      <span>{moment(createdAt)}</span>
    </Record>
  );
}
type UserProps = AdminUser_UserFragment & { onOpen(): void };
