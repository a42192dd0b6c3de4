import { Group } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { Later } from "#lib/ui/Later";
import { LazyPart } from "#lib/ui/LazyPart";
import { Mark } from "#lib/ui/Mark";
import { RouteLink } from "#lib/ui/RouteLink";
import { SchemeMenu } from "#lib/ui/SchemeMenu";
import { AccountMenu } from "../account/AccountMenu";
import { paths } from "../paths";
import { CreditsLabel } from "./CreditsLabel";
import classes from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu";

const drawers = {
  account: lazyScreen(() => import("../account/AccountDrawer"), "AccountDrawer"),
  credits: lazyScreen(() => import("../account/CreditsDrawer"), "CreditsDrawer"),
};
type Panel = keyof typeof drawers;

export function Header() {
  const { t } = useTranslation();
  // Each is mounted at its first opening, and kept for the way out of it.
  const [used, setUsed] = useState<readonly Panel[]>([]);
  const [opened, setOpened] = useState<Panel | null>(null);
  const open = useCallback((panel: Panel) => {
    setUsed((before) => (before.includes(panel) ? before : [...before, panel]));
    setOpened(panel);
  }, []);
  useEffect(() => onEvent("panelWanted", ({ panel }) => open(panel)), [open]);
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#screen">
        {t(($) => $.header.skip)}
      </a>
      <RouteLink className={classes.brand} to={paths.main} aria-label={t(($) => $.header.home)}>
        <Mark size={26} />
        <span>Yomikoe</span>
      </RouteLink>
      <Group gap={4} wrap="nowrap">
        <CreditsLabel onOpen={() => open("credits")} />
        <Group gap={4} wrap="nowrap" className={classes.menus}>
          <Later turn={2}>
            <LanguageMenu />
          </Later>
          <Later turn={3}>
            <SchemeMenu />
          </Later>
          <Later turn={4}>
            <AccountMenu onSettings={() => open("account")} />
          </Later>
        </Group>
      </Group>
      {used.map((panel) => {
        const Drawer = drawers[panel];
        return (
          <LazyPart key={panel}>
            <Drawer opened={opened === panel} onClose={() => setOpened(null)} />
          </LazyPart>
        );
      })}
    </header>
  );
}
