import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";

const HOST_REPLY = new RegExp(alternativesOf("host-replies"), "i");
const LONGEST = 40;

/** Whether a line heads the answer of a host to a guest's review, which goes on until the next heading. */
export const isHostReply = ({ text }: Block): boolean =>
  text.length <= LONGEST && HOST_REPLY.test(text.trim());
