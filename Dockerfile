# syntax=docker/dockerfile:1
FROM node:24.11.1-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /laurel
COPY package.json package-lock.json .npmrc ./
# No package needs its install script.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# After npm prune there are still dependencies that only the build needs, and optional ones that nothing uses.
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/typescript node_modules/tailwindcss node_modules/@tailwindcss node_modules/lightningcss* \
    node_modules/prisma node_modules/@types node_modules/@playwright node_modules/playwright*

FROM node:24.11.1-bookworm-slim
# Nothing is installed here any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin laurel \
  && install -d -m 0700 -o laurel -g laurel /data /backups
WORKDIR /laurel
COPY --from=build /laurel/package.json /laurel/package-lock.json /laurel/next.config.ts /laurel/tsconfig.json ./
COPY --from=build /laurel/node_modules node_modules
COPY --from=build /laurel/prisma prisma
COPY --from=build /laurel/lib lib
COPY --from=build /laurel/public public
COPY --from=build /laurel/.next .next
# HOST: a container is reached from outside, also behind a proxy.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "prisma/start/serve.mjs", "start"]
