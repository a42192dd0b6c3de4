import { z } from "zod";
import type { SiteView } from "#domain/sites/sites.service";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const Site = z
  .object({
    key: z.string(),
    name: z.string(),
    allowedOrigins: z.array(z.string()),
    scriptCode: z.string(),
    createdAt: Moment,
  })
  .meta({ id: "Site", examples: [samples.site] });

export const presentSite = ({ createdAt, ...site }: SiteView): z.infer<typeof Site> => ({
  ...site,
  createdAt: isoMoment(createdAt),
});
