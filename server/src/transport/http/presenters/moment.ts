import { z } from "zod";

export const Moment = z.string().meta({ format: "date-time" });
export const isoMoment = (date: Date) => date.toISOString();
