import { Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import { Mark } from "#lib/ui/Mark";
import { SchemeMenu } from "#lib/ui/SchemeMenu";
import { AccountMenu } from "../account/AccountMenu";
import { paths } from "../paths";
import { CreditsLabel } from "./CreditsLabel";
import classes from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu";

const AccountDrawer = lazyScreen(() => import("../account/AccountDrawer"), "AccountDrawer");

export function Header() {
  const { t } = useTranslation();
  // Mounted at the first opening, and kept for the way out of it.
  const [panel, setPanel] = useState<"closed" | "open" | null>(null);
  const openPanel = () => setPanel("open");
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#screen">
        {t(($) => $.header.skip)}
      </a>
      <Link className={classes.brand} to={paths.main} aria-label={t(($) => $.header.home)}>
        <Mark size={26} />
        <span>Yomikoe</span>
      </Link>
      <Group gap={4} wrap="nowrap">
        <CreditsLabel onOpen={openPanel} />
        <LanguageMenu />
        <SchemeMenu />
        <AccountMenu onSettings={openPanel} />
      </Group>
      {panel && (
        <LazyPart>
          <AccountDrawer opened={panel === "open"} onClose={() => setPanel("closed")} />
        </LazyPart>
      )}
    </header>
  );
}
