# EduTrain in a container: docs/running-a-site.md, Containers.
#
#   docker build -t edutrain .
#   docker buildx build --platform linux/amd64,linux/arm64 -t registry.example.org/edutrain --push .

# The Node that the project is tested with; the packages below bring no second one.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

# Builds on the machine's own architecture for every other: what is built is the same for all.
FROM --platform=$BUILDPLATFORM $NODE_IMAGE AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# A registry of your own: --secret id=npmrc,src=$HOME/.npmrc
RUN --mount=type=secret,id=npmrc NPM_CONFIG_USERCONFIG=/run/secrets/npmrc npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
# As in `git rev-parse --short=12 HEAD`: part of the version that /healthz and the log show.
ARG COMMIT=
RUN --mount=type=secret,id=npmrc export NPM_CONFIG_USERCONFIG=/run/secrets/npmrc && mkdir -p dist && \
    if [ -n "$COMMIT" ]; then echo "$COMMIT" > dist/.commit; fi && \
    npm run --silent build && node workshop/release/release.ts --folder /app && install -d -m 0700 /data

FROM $NODE_IMAGE
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# No user of the base image: one that owns nothing but /data. The program is root's.
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Ready, not merely alive: the database answers too.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--min-semi-space-size=4", "--max-semi-space-size=8", "--no-parallel-scavenge", "--heap-growing-percent=60", "--import", "./dist/server/compile-cache.js", "dist/server/main.js"]
