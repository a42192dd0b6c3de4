import { Text, Title, UnstyledButton } from "@mantine/core";
import { FileText, Newspaper, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilledTrash } from "../trash/FilledTrash";
import classes from "./FirstRun.module.css";

const samples = [
  { key: "productJa", language: "ja", path: "/samples/product-ja.html", Icon: ShoppingBag },
  { key: "articleJa", language: "ja", path: "/samples/article-ja.html", Icon: Newspaper },
  { key: "articleEn", language: "en", path: "/samples/article-en.html", Icon: FileText },
] as const;

interface Props {
  busy: boolean;
  onSample(url: string): void;
  /** The form for the user's own address. */
  children: ReactNode;
}

/** The first visit: one line, one field, and three pages that make sound within a minute. */
export function FirstRun({ busy, onSample, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className={classes.welcome}>
      <Title order={1} className={classes.lead}>
        {t(($) => $.entries.firstRun.lead)}
      </Title>
      {children}
      <div>
        <Text size="sm" c="dimmed" mb="xs">
          {t(($) => $.entries.firstRun.samples)}
        </Text>
        <div className={classes.samples}>
          {samples.map(({ key, language, path, Icon }) => (
            <UnstyledButton
              key={key}
              className={classes.sample}
              disabled={busy}
              onClick={() => onSample(new URL(path, location.origin).href)}
            >
              <Icon size={20} aria-hidden />
              <Text size="sm" fw={600} component="span" lang={language}>
                {t(($) => $.entries.firstRun[key].title)}
              </Text>
              <Text size="xs" c="dimmed" component="span">
                {t(($) => $.entries.firstRun[key].text)}
              </Text>
            </UnstyledButton>
          ))}
        </div>
      </div>
      <FilledTrash />
    </section>
  );
}
