import { z } from "zod";
import type { ApiKey, ShownKey } from "#domain/keys/keys.service";
import { scopes } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

const fields = {
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  lastFour: z.string(),
  allowedIps: z.array(z.string()),
  monthlyCredits: z.number().nullable(),
  usedCredits: z.number(),
  createdAt: Moment,
  expiresAt: Moment,
  formerUntil: Moment.nullable(),
  lastUsedAt: Moment.nullable(),
};

export const ApiKeyShape = z.object(fields).meta({ id: "ApiKey", examples: [samples.apiKey] });

export const ShownKeyShape = z
  .object({ ...fields, key: z.string() })
  .meta({ id: "ShownApiKey", examples: [samples.shownKey] });

export const presentKey = ({
  createdAt,
  expiresAt,
  formerUntil,
  lastUsedAt,
  ...key
}: ApiKey): z.infer<typeof ApiKeyShape> => ({
  ...key,
  createdAt: isoMoment(createdAt),
  expiresAt: isoMoment(expiresAt),
  formerUntil: formerUntil && isoMoment(formerUntil),
  lastUsedAt: lastUsedAt && isoMoment(lastUsedAt),
});

export const presentShownKey = ({ key, ...rest }: ShownKey): z.infer<typeof ShownKeyShape> => ({
  ...presentKey(rest),
  key,
});
