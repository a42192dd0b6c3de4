import type { z } from "zod";
import type { JobContext, JobHandler } from "#ports/jobs";

export interface Task<Services> {
  name: string;
  handler(services: Services): JobHandler;
}

/** A task is a name, the shape of its data, and one call; `exhausted` ends what no attempt could. */
export function defineTask<Services, Data extends z.ZodType>(
  name: string,
  data: Data,
  run: (data: z.output<Data>, services: Services, context: JobContext) => Promise<void>,
  exhausted?: (data: z.output<Data>, services: Services) => Promise<void>,
): Task<Services> {
  return {
    name,
    handler: (services) => ({
      run: (given, context) => run(data.parse(given), services, context),
      exhausted: exhausted && ((given) => exhausted(data.parse(given), services)),
    }),
  };
}
