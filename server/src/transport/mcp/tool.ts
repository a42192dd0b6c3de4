import type { CallToolResult, ServerContext, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Viewer } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";

/** Surroundings of a tool call: the same services as REST and GraphQL, for the same viewer. */
export interface ToolContext extends Pick<Host, "services" | "links" | "events" | "log"> {
  viewer: Viewer;
  publicUrl: string;
}

export type ToolRequest = ServerContext["mcpReq"];

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Operations of GraphQL whose rights a key needs for this tool. */
  asks: readonly string[];
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: ToolAnnotations;
  run(context: ToolContext, input: never, request: ToolRequest): Promise<object>;
}

/** Ties the types of a tool's input and output to its deed. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  given: Omit<Tool, "input" | "output" | "run"> & {
    input: Input;
    output: Output;
    run(context: ToolContext, input: z.output<Input>, request: ToolRequest): Promise<z.input<Output>>;
  },
): Tool => given as unknown as Tool;

/** Nothing is changed by the call. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
/** Something is added, and nothing lost. */
export const ADDS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};
/** Repeating the call changes nothing more. */
export const SETS: ToolAnnotations = { ...ADDS, idempotentHint: true };

export const resultOf = (output: object): CallToolResult => ({
  structuredContent: output as Record<string, unknown>,
  content: [{ type: "text", text: JSON.stringify(output) }],
});
