# syntax=docker/dockerfile:1
# The server with its page and compiled engines. docs/server.md tells how to run it.

FROM node:22-bookworm-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web/ ./
COPY pelagos/games/ /src/pelagos/games/
RUN npm run build

FROM python:3.12-bookworm AS wheel
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY pelagos/ pelagos/
COPY --from=page /src/pelagos/server/page/ pelagos/server/page/
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim-bookworm
COPY deploy/requirements.lock /wheels/
RUN pip install --no-cache-dir --require-hashes --requirement /wheels/requirements.lock
COPY --from=wheel /wheels/ /wheels/
# hadolint ignore=DL3013
RUN pip install --no-cache-dir --no-deps /wheels/pelagos-*.whl \
    && rm -rf /wheels \
    && useradd --system --uid 1000 --create-home --home-dir /data pelagos
USER 1000
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["pelagos", "serve", "--host", "0.0.0.0", "--port", "8000"]
ENV PELAGOS_DATABASE=/data/pelagos.db
CMD []
