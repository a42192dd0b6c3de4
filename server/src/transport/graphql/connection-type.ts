import { type ClassType, Field, ObjectType } from "type-graphql";
import { PageInfoType } from "./entry/entry.type.ts";

/** The type of a page of a list, for a list that has no total. */
export function connectionTypeOf<Node extends object>(name: string, Node: ClassType<Node>) {
  @ObjectType(`${name}Edge`, {
    description: `One ${name} at its place in the list.`,
    simpleResolvers: true,
  })
  class Edge {
    @Field(() => Node, { description: "It." })
    node!: Node;

    @Field(() => String, { description: "Position in the list: pass it as `after` to continue from here." })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: "Items of this page." })
    edges!: Edge[];

    @Field(() => PageInfoType, { description: "Information about this page of the list." })
    pageInfo!: PageInfoType;
  }
  return Connection;
}
