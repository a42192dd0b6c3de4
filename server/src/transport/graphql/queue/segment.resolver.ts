import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ReadySegment } from "#domain/audios/show/ready-segments";
import { segmentLink } from "#domain/links/segment-link";
import type { Context } from "../context.ts";
import { SegmentType } from "./segment.type.ts";

@Resolver(() => SegmentType)
export class SegmentResolver {
  @FieldResolver(() => String, { description: "Signed, short-lived path below /media." })
  url(@Root() segment: ReadySegment, @Ctx() { links }: Context) {
    return segmentLink(links, segment);
  }
}
