# Everything that building needs stays in this stage.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends gcc g++ libc6-dev
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY scripts/bootstrap.mjs scripts/
COPY scripts/lib/file-lock.mjs scripts/lib/forward-signals.mjs scripts/lib/npm-ci.mjs scripts/lib/process-state.mjs scripts/lib/
RUN node scripts/bootstrap.mjs
COPY . .
RUN npm run build

# The same packages without those that only building and testing need.
FROM node:24-bookworm-slim AS production
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && mkdir -p server/node_modules

# The stage that runs: one program, whose ROLE says whether it serves, works or does both.
FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/drizzle drizzle
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/server/package.json server/
COPY --from=production /app/server/node_modules server/node_modules
COPY --from=build /app/server/assets server/assets
COPY --from=build /app/server/samples server/samples
COPY --from=build /app/server/voice/build server/voice/build
COPY --from=build /app/server/voice/lexicon server/voice/lexicon
COPY --from=build /app/server/dist server/dist
RUN mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
USER node
CMD ["node", "--max-semi-space-size=64", "server/dist/main.js"]
