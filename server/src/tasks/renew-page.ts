import { z } from "zod";
import { RENEW_PAGE } from "#domain/pages/renewals";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const renewPage = defineTask(
  RENEW_PAGE,
  z.object({ entryId: z.uuid() }),
  ({ entryId }, { pages }: TaskServices) => pages.renew(entryId),
);
