import { Text } from "@mantine/core";
import { AudioLines, FileText, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LegalLinks } from "#lib/ui/LegalLinks";
import { Mark } from "#lib/ui/Mark";
import { useDocumentTitle } from "#lib/ui/use-document-title";
import { AddressLanguage } from "./AddressLanguage";
import classes from "./AuthLayout.module.css";
import { Sample } from "./Sample";
import { SchemeToggle } from "./SchemeToggle";
import { VoiceWaves } from "./VoiceWaves";

/** The screens before sign-in: what the product promises on one side, the form on the other. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <div className={classes.layout}>
      <aside className={classes.promise}>
        <div className={classes.brand}>
          <Mark size={32} />
          <span>Yomikoe</span>
        </div>
        <div className={classes.pitch}>
          <p className={classes.headline} data-phrases>
            {t(($) => $.auth.promise.title)}
          </p>
          <VoiceWaves />
          <Sample />
          <ul className={classes.steps} data-phrases>
            <li>
              <Globe size={18} aria-hidden />
              {t(($) => $.auth.promise.read)}
            </li>
            <li>
              <FileText size={18} aria-hidden />
              {t(($) => $.auth.promise.write)}
            </li>
            <li>
              <AudioLines size={18} aria-hidden />
              {t(($) => $.auth.promise.speak)}
            </li>
          </ul>
        </div>
      </aside>
      <div className={classes.tools}>
        <AddressLanguage />
        <SchemeToggle />
      </div>
      <main className={classes.main}>
        <div className={classes.form}>
          <Text component="h1" fz="h1" lh="h1" fw="650" mb="lg">
            {title}
          </Text>
          {children}
          <LegalLinks />
        </div>
      </main>
    </div>
  );
}
