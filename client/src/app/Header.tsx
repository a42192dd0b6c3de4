import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Mark } from "#lib/ui/Mark";
import { SchemeMenu } from "#lib/ui/SchemeMenu";
import { AccountMenu } from "./AccountMenu";
import { CreditsLabel } from "./CreditsLabel";
import classes from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu";
import { paths } from "./paths";

export function Header() {
  const { t } = useTranslation();
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
        <CreditsLabel />
        <LanguageMenu />
        <SchemeMenu />
        <AccountMenu />
      </Group>
    </header>
  );
}
