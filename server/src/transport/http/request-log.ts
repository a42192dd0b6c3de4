import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { levels } from "pino";

const INFO = levels.values.info ?? 0;

/** One line a request, at its end; with LOG_LEVEL=debug one at its beginning, too. */
export class RequestLog extends LogController {
  #lines: FastifyBaseLogger | undefined;

  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, "incoming request");
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, "request errored");
    else if (isOn(reply.log))
      this.#linesOf(reply).info({ [this.requestIdLogLabel]: request.id, ...line }, "request completed");
  }

  /** Line after line tells the same few facts, and to look for secrets in them takes longer than to write them. */
  #linesOf({ server }: FastifyReply): FastifyBaseLogger {
    this.#lines ??= server.log.child({}, { redact: [] });
    return this.#lines;
  }
}

/** A route may have a level of its own. */
const isOn = ({ level }: FastifyBaseLogger) => (levels.values[level] ?? Number.POSITIVE_INFINITY) <= INFO;
