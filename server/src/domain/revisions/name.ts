import { z } from "zod";

export const RevisionName = z.string().trim().max(100);
