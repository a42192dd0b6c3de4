import "@mantine/core/styles/Skeleton.layer.css";
import { Button, NativeSelect, Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ExportData } from "#features/account/ExportData";
import { KeptSound } from "#features/account/KeptSound";
import { PasswordForm } from "#features/account/PasswordForm";
import { PlanSection } from "#features/account/PlanSection";
import { Balance } from "#features/credits/Balance";
import { emitEvent } from "#lib/events";
import { type Language, languages } from "#lib/i18n/language";
import { useLanguage } from "#lib/i18n/use-language";
import { periods } from "#lib/periods";
import { LegalLinks } from "#lib/ui/LegalLinks";
import { useViewer } from "#lib/viewer/use-viewer";
import { paths } from "../paths";
import classes from "./AccountDrawer.module.css";
import { DrawerSection as Section } from "./DrawerSection";
import { NotificationSwitch } from "./NotificationSwitch";
import { PanelDrawer, type PanelProps } from "./PanelDrawer";
import { useChooseLanguage } from "./use-choose-language";

/** The account's settings in a drawer over the current screen. */
export function AccountDrawer({ opened, onClose }: PanelProps) {
  const { t } = useTranslation();
  const choose = useChooseLanguage();
  const language = useLanguage();

  return (
    <PanelDrawer opened={opened} onClose={onClose} title={t(($) => $.account.panel.title)}>
      {(data, waiting) => (
        <>
          <Section title={t(($) => $.account.panel.profile)}>
            <Who since={data?.viewer.createdAt} />
          </Section>
          <Section title={t(($) => $.header.plan)}>
            <PlanSection />
          </Section>
          <Section title={t(($) => $.account.panel.credits)}>
            {data && <Balance {...data.viewer.credits} />}
            {waiting && <Skeleton height={150} />}
            {data && <KeptSound {...data.viewer.kept} />}
          </Section>
          <Section title={t(($) => $.dictionary.title)}>
            <Text size="sm" c="dimmed" mb="xs" data-phrases>
              {t(($) => $.dictionary.lead)}
            </Text>
            <Button
              variant="default"
              onClick={() => {
                onClose();
                emitEvent("dictionaryWanted", {});
              }}
            >
              {t(($) => $.dictionary.openIt)}
            </Button>
          </Section>
          <Section title={t(($) => $.api.title)}>
            <Text size="sm" c="dimmed" mb="xs" data-phrases>
              {t(($) => $.api.lead)}
            </Text>
            <Button
              variant="default"
              onClick={() => {
                onClose();
                emitEvent("apiWanted", {});
              }}
            >
              {t(($) => $.api.keys)}
            </Button>
          </Section>
          <Section title={t(($) => $.language.label)}>
            <NativeSelect
              aria-label={t(($) => $.language.label)}
              value={language}
              onChange={(event) => choose(event.currentTarget.value as Language)}
              data={languages.map((value) => ({ value, label: t(($) => $.language[value]) }))}
            />
          </Section>
          <Section title={t(($) => $.account.notify.title)}>
            <NotificationSwitch />
          </Section>
          <Section title={t(($) => $.account.password.title)}>
            <PasswordForm />
          </Section>
          <Section title={t(($) => $.leave.export.title)}>
            <ExportData />
          </Section>
          <Section title={t(($) => $.leave.title)}>
            <Text size="sm" c="dimmed" mb="xs" data-phrases>
              {t(($) => $.leave.lead, { days: periods.deletionDays })}
            </Text>
            <Button
              component="a"
              href={`${paths.login}?leave=1&lang=${language}`}
              variant="default"
              w="fit-content"
            >
              {t(($) => $.leave.open)}
            </Button>
          </Section>
          <LegalLinks />
        </>
      )}
    </PanelDrawer>
  );
}

function Who({ since }: { since?: string }) {
  const { t, i18n } = useTranslation();
  const viewer = useViewer();
  const date = since && new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date(since));
  return (
    <div>
      {viewer?.displayName && <Text fw={600}>{viewer.displayName}</Text>}
      <Text className={classes.email}>{viewer?.email}</Text>
      <Text size="sm" c="dimmed">
        {date && t(($) => $.account.panel.since, { date })}
      </Text>
    </div>
  );
}
