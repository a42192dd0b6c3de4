import { z } from "zod";

export const Moment = z.string().meta({ format: "date-time" });
export const moment = (date: Date) => date.toISOString();
