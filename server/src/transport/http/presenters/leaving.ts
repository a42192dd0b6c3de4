import { z } from "zod";
import type { Deletion } from "#domain/leaving/deletions";
import type { AccountExport } from "#domain/leaving/exports";
import { exportStates } from "#kernel/vocabulary";
import { isoMoment, Moment } from "./moment.ts";

export const AccountDeletion = z
  .object({
    askedAt: Moment.nullable().describe("Null of an account that stays"),
    erasedAt: Moment.nullable().describe("Until then the deletion can be taken back"),
  })
  .meta({
    id: "AccountDeletion",
    examples: [{ askedAt: "2026-11-21T03:00:00.000Z", erasedAt: "2026-12-21T03:00:00.000Z" }],
  });

export const presentDeletion = ({ askedAt, erasedAt }: Deletion): z.infer<typeof AccountDeletion> => ({
  askedAt: askedAt && isoMoment(askedAt),
  erasedAt: erasedAt && isoMoment(erasedAt),
});

export const AccountExportShape = z
  .object({
    status: z.enum(exportStates),
    progress: z.number().describe("From 0 to 1"),
    url: z.string().nullable().describe("Signed path of the ZIP file, which works until `endsAt`"),
    bytes: z.number().nullable(),
    askedAt: Moment.nullable(),
    endsAt: Moment.nullable().describe("When the archive is removed, 7 days after it is ready"),
  })
  .meta({
    id: "AccountExport",
    examples: [
      {
        status: "completed",
        progress: 1,
        url: "/media/exports/0d9f1c1e-6f0a-4a52-9c0e-2d6f3f7a8b11.zip?expires=1764644400&signature=4Zr0",
        bytes: 48_210_733,
        askedAt: "2026-11-21T03:00:00.000Z",
        endsAt: "2026-11-28T03:00:12.000Z",
      },
    ],
  });

export const presentExport = ({
  askedAt,
  endsAt,
  ...rest
}: AccountExport): z.infer<typeof AccountExportShape> => ({
  ...rest,
  askedAt: askedAt && isoMoment(askedAt),
  endsAt: endsAt && isoMoment(endsAt),
});
