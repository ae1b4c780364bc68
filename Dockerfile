# The product as an image: what it needs to run, and nothing it was built with. No root, and nothing to
# write but /data. See docs/containers.md.
ARG NODE_VERSION=24.21.0
ARG DEBIAN=bookworm

FROM node:${NODE_VERSION}-${DEBIAN} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build \
  && npm run copy-runtime -- /app 10001 \
  && mkdir -p /data \
  && strip --strip-unneeded -o /node "$(command -v node)"

FROM debian:${DEBIAN}-slim
# Node brings the certificates of the authorities it trusts.
RUN useradd --system --uid 10001 --no-create-home ad-builder
COPY --from=build /node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/serve.ts"]
