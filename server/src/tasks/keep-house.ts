import { z } from "zod";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const keepHouse = defineTask("keep_house", z.object({}), (_data, { housekeeping }: TaskServices) =>
  housekeeping.run(),
);
