import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = { DateTime: "string", JSONObject: "Record<string, unknown>" };

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["client/src/**/*.graphql"],
  generates: {
    "client/src/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: { unmaskFunctionName: "unmask" } },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, strictScalars: true },
    },
    "client/src/gql/enums.ts": {
      plugins: ["typescript"],
      config: { onlyEnums: true, enumsAsConst: true, useTypeImports: true, scalars, strictScalars: true },
    },
  },
};

export default config;
