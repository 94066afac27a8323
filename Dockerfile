# syntax=docker/dockerfile:1
# Two architectures: docker buildx build --platform linux/amd64,linux/arm64 .
ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# Not in the image that comes out, and Debian keeps only its latest versions.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc g++ libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/serve.lock requirements/serve.lock
RUN python3 -m venv /opt/ruthless \
 && /opt/ruthless/bin/python -m pip install --no-cache-dir --require-hashes -r requirements/serve.lock
COPY . .
# How much is done for the speed of the engine: rough, quick or tuned, which takes twice as long as quick.
ARG EFFORT=quick
RUN RUTHLESS_COMPILE="${EFFORT}" /opt/ruthless/bin/python -m pip wheel --no-cache-dir --no-deps --wheel-dir wheels . \
 && /opt/ruthless/bin/python -m pip install --no-cache-dir --no-deps wheels/*.whl \
 && /opt/ruthless/bin/python -m pip uninstall --yes pip setuptools \
 && /opt/ruthless/bin/ruthless --version

FROM python:${PYTHON}
RUN useradd --system --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin ruthless \
 && install --directory --owner=ruthless --group=ruthless --mode=0700 /data
COPY --from=build /opt/ruthless /opt/ruthless
# `container` says that the address in here is nobody else's.
ENV PATH=/opt/ruthless/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    container=docker \
    RUTHLESS_HOST=0.0.0.0 \
    RUTHLESS_PORT=8000 \
    RUTHLESS_BROWSER=no \
    RUTHLESS_LOG_LEVEL=info \
    RUTHLESS_DATABASE=sqlite:////data/tables.sqlite
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["ruthless", "health"]
ENTRYPOINT ["ruthless"]
CMD ["serve"]
