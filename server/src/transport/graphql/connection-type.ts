import { type ClassType, Field, ObjectType } from "type-graphql";
import { PageInfoType } from "./entry/entry.type.ts";

/** The type of a page of a list, for a list that has no total. */
export function connectionTypeOf<Node extends object>(name: string, Node: ClassType<Node>) {
  @ObjectType(`${name}Edge`, { description: `One ${name} at its place in the list.` })
  class Edge {
    @Field(() => Node, { description: "It." })
    node!: Node;

    @Field(() => String, { description: "Its place: give it as `after` to go on from here." })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.` })
  class Connection {
    @Field(() => [Edge], { description: "Those of this page." })
    edges!: Edge[];

    @Field(() => PageInfoType, { description: "Where it ends." })
    pageInfo!: PageInfoType;
  }
  return Connection;
}
