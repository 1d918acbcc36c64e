# docker build -t eclore . : the release of this working copy, and nothing else, in an image that runs as an unprivileged user.
# The base images can be replaced: --build-arg BUILD_IMAGE=… --build-arg RUN_IMAGE=…
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
# Apart from the sources: installed again only when the list of packages changes. The install brings the project's own Node.
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run release -- /out && mv /out/eclore-*/ /opt/eclore

FROM ${RUN_IMAGE}
# Node needs this library, which a small Debian lacks.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY --from=build --chown=0:0 /opt/eclore /opt/eclore
# A number, so that Kubernetes can tell that it is not root.
RUN mkdir -m 0700 /data /backups && chown 10001:10001 /data /backups
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/opt/eclore/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/eclore/bin/eclore"]
CMD ["start"]
