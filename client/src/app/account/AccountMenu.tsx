import { ActionIcon, Menu, Text } from "@mantine/core";
import { CircleUser, Globe, Keyboard, LogOut, Megaphone, Search, Settings, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";
import { signOut } from "#lib/identity/auth";
import { RouteLink } from "#lib/ui/RouteLink";
import { useHasKeyboard } from "#lib/use-has-keyboard";
import { type Profile, useViewer } from "#lib/viewer/use-viewer";
import { paths } from "../paths";

/** Shows the signed-in user and the plan, and offers to log out. */
export function AccountMenu({ onSettings }: { onSettings(): void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const hasKeyboard = useHasKeyboard();

  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          size={40}
          aria-label={t(($) => $.header.account)}
        >
          <CircleUser size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {viewer && <Summary {...viewer} />}
        <Menu.Divider />
        <Menu.Item leftSection={<Settings size={16} aria-hidden />} onClick={onSettings}>
          {t(($) => $.header.settings)}
        </Menu.Item>
        <Menu.Item
          leftSection={<Globe size={16} aria-hidden />}
          onClick={() => emitEvent("publishingWanted", {})}
        >
          {t(($) => $.publishing.all.open)}
        </Menu.Item>
        <Menu.Item
          leftSection={<Megaphone size={16} aria-hidden />}
          onClick={() => emitEvent("announcementsWanted", {})}
        >
          {t(($) => $.announcements.title)}
        </Menu.Item>
        <Menu.Item
          leftSection={<Search size={16} aria-hidden />}
          onClick={() => emitEvent("paletteWanted", {})}
        >
          {t(($) => $.palette.title)}
        </Menu.Item>
        {hasKeyboard && (
          <Menu.Item
            leftSection={<Keyboard size={16} aria-hidden />}
            onClick={() => emitEvent("keysAsked", {})}
          >
            {t(($) => $.header.keys)}
          </Menu.Item>
        )}
        {viewer?.role === "admin" && (
          <Menu.Item
            component={RouteLink}
            to={paths.admin}
            leftSection={<ShieldCheck size={16} aria-hidden />}
          >
            {t(($) => $.header.admin)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
          {t(($) => $.header.signOut)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Summary({ email, plan, credits, accountExpiresAt }: Profile) {
  const { t, i18n } = useTranslation();
  const until = accountExpiresAt && new Date(accountExpiresAt).toLocaleDateString(i18n.language);
  return (
    <Menu.Label c="inherit" py="xs">
      <Text fw={600} truncate title={email}>
        {email}
      </Text>
      <Text size="sm" c="dimmed">
        {t(($) => $.header.plans[plan])}
        {until && ` · ${t(($) => $.header.until, { date: until })}`}
      </Text>
      <Text size="sm" mt={4}>
        {t(($) => $.header.credits, { count: credits.balance })}
        {credits.held > 0 && ` · ${t(($) => $.header.held, { count: credits.held })}`}
      </Text>
    </Menu.Label>
  );
}
