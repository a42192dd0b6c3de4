import { z } from "zod";
import { languages } from "#kernel/vocabulary";

/** Language of a page by `?lang=`; Japanese where the language is unknown. */
export const PageLanguage = z.object({ lang: z.enum(languages).catch("ja").default("ja") });
