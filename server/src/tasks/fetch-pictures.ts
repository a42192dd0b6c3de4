import { z } from "zod";
import { FETCH_PICTURES } from "#domain/pictures/pictures.service";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const fetchPictures = defineTask(
  FETCH_PICTURES,
  z.object({ entryId: z.uuid() }),
  ({ entryId }, { pictures }: TaskServices) => pictures.fetch(entryId),
);
