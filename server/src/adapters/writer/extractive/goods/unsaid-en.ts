import { isOnlyParticiples, isPhraseWithClause } from "../text/english-sentence.ts";
import { isGlued } from "../text/glued.ts";
import { hasOrderCode } from "./order-code.ts";

const UNSAID = [isOnlyParticiples, isPhraseWithClause, isGlued, hasOrderCode];

/** Whether English words on goods are half a sentence or a shop's machinery. */
export const isUnsaidOfGoods = (text: string): boolean => UNSAID.some((is) => is(text));
