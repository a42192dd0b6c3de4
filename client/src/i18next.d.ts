import "i18next";
import type { Texts } from "./lib/i18n/texts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    enableSelector: true;
    resources: { translation: Texts };
  }
}
