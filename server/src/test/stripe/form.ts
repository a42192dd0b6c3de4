export type Value = string | Value[] | { [name: string]: Value };

/** A body as Stripe's libraries send it: line_items[0][price]=… */
export function parseForm(body: string): Record<string, Value> {
  const root: Record<string, Value> = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.replaceAll("]", "").split("[");
    const last = names.pop() ?? "";
    let place = root;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Record<string, Value>;
    }
    place[last] = value;
  }
  return root;
}

interface Shape {
  required: string[];
  optional?: string[];
}

/** A refusal in Stripe's words. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { type?: string; code?: string; message: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.error = { type: "invalid_request_error", ...error };
  }
}

/** Refuses what the API does not know, and what it misses. */
export function checkShape(given: Record<string, Value>, { required, optional = [] }: Shape): void {
  for (const param of Object.keys(given)) {
    if (required.includes(param) || optional.includes(param)) continue;
    throw new Refusal(400, {
      code: "parameter_unknown",
      message: `Received unknown parameter: ${param}`,
      param,
    });
  }
  for (const param of required) {
    if (given[param] !== undefined) continue;
    throw new Refusal(400, {
      code: "parameter_missing",
      message: `Missing required param: ${param}.`,
      param,
    });
  }
}
