import { type GraphQLSchema, isObjectType } from "graphql";

/** Types that REST names otherwise than GraphQL. */
const TYPES: Record<string, string> = {
  Profile: "Viewer",
  AnalyzedEntry: "Entry",
  Refused: "RefusedInput",
};

/** Fields that REST names otherwise, beyond spelling: the specification's names. */
const FIELDS: Record<string, string> = {
  userId: "id",
  queueId: "id",
  queueType: "type",
  error: "errorCode",
  scriptContent: "content",
  generationSettings: "settings",
  totalDuration: "duration",
  waveformData: "waveform",
};

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
}

/** Gives types and fields without a text of their own the text that GraphQL has for them. */
export function describeByGraphql<Document extends object>(
  document: Document,
  schema: GraphQLSchema,
): Document {
  const { components } = document as { components?: { schemas?: Record<string, JsonSchema> } };
  for (const [id, shape] of Object.entries(components?.schemas ?? {})) {
    // The library writes each schema twice: as it is received, with this ending, and as it is sent.
    const name = id.replace(/Input$/, "");
    const type = schema.getType(TYPES[name] ?? name);
    shape.description ??= type?.description ?? undefined;
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [wireName, property] of Object.entries(shape.properties ?? {})) {
      const field = candidatesOf(wireName, type.name).map((candidate) => fields[candidate]);
      property.description ??= field.find(Boolean)?.description ?? undefined;
    }
  }
  return document;
}

/** revision_number of a Revision is revisionNumber, or number. */
function candidatesOf(wireName: string, typeName: string): string[] {
  const name = wireName.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const bare = name.slice(typeName.length);
  const isPrefixed = bare !== "" && name.toLowerCase().startsWith(typeName.toLowerCase());
  return [name, isPrefixed ? bare.charAt(0).toLowerCase() + bare.slice(1) : "", FIELDS[name] ?? ""];
}
