import { type CallToolResult, McpServer, requireScopes } from "@modelcontextprotocol/server";
import { appErrorOf } from "#kernel/app-error-of";
import { version } from "#kernel/folders";
import { requireActive } from "#kernel/viewer";
import type { Scope } from "#kernel/vocabulary";
import { requireKeyAccess, scopesFor } from "#transport/shared/key-access";
import { resultOf, type ToolContext } from "./tool.ts";
import { tools } from "./tools/tools.ts";

const INSTRUCTIONS =
  "Yomikoe turns web pages into audio, in Japanese and English. The way: read_page, quote_script, write_script, get_job, get_script, quote_audio, make_audio, get_job, set_live, share. " +
  "Only write_script and make_audio cost credits, never more than maxCredits. " +
  "Look at `untied` before anything is published: it lists what a script says and its page does not.";

/** The tools for one request; every tool is listed, whatever the key may do. */
export function mcpServer(context: ToolContext): McpServer {
  const server = new McpServer({ name: "yomikoe", version }, { instructions: INSTRUCTIONS });
  for (const { name, title, description, asks, input, output, annotations, run } of tools) {
    const config = {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations,
      // A call without its scopes is answered by 403 before the tool is reached.
      scopeChallenge: requireScopes(...(scopesFor(asks) as [Scope, ...Scope[]])),
    };
    server.registerTool(name, config, async (given, { mcpReq }) => {
      try {
        const viewer = requireActive(context.viewer);
        for (const operation of asks) requireKeyAccess(viewer, operation);
        return resultOf(await run(context, given as never, mcpReq));
      } catch (error) {
        return refusal(context, error);
      }
    });
  }
  return server;
}

/** An error that the model can act upon, in the words of the other transports. */
function refusal({ log }: ToolContext, thrown: unknown): CallToolResult {
  const error = appErrorOf(thrown);
  const { code, reason, message, details, retryAfter, status, cause } = error;
  if (status >= 500) log.error({ err: cause ?? error }, message);
  const text = JSON.stringify({ error: code, code: reason ?? code, message, details, retryAfter });
  return { isError: true, content: [{ type: "text", text }] };
}
