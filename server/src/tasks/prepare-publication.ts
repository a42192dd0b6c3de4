import { z } from "zod";
import { PREPARE_PUBLICATION } from "#domain/live-files/live-files";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const preparePublication = defineTask(
  PREPARE_PUBLICATION,
  z.object({ entryId: z.uuid() }),
  ({ entryId }, { publications }: TaskServices) => publications.prepare(entryId),
);
