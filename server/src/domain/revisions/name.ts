import { z } from "zod";
import { INPUT_LIMITS } from "#kernel/input-limits";

export const RevisionName = z.string().trim().max(INPUT_LIMITS.revisionName);
