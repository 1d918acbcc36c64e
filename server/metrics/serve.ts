import { timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import { notFound, unauthorized } from '../../platform/errors/index.ts'
import type { Metrics } from './collect.ts'

type Where = Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>

function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Serves `/metrics` on the site's own port to callers with METRICS_TOKEN; not if METRICS_PORT is set. */
export function registerMetrics(
  app: FastifyInstance,
  { metricsPort, metricsToken }: Where,
  metrics: () => Metrics | undefined,
): void {
  if (metricsToken === undefined || metricsPort !== undefined) return
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isAllowed(request.headers.authorization, metricsToken)) throw unauthorized()
    const counted = metrics()
    if (!counted) throw notFound()
    reply.header('cache-control', 'no-store').type(counted.contentType)
    return counted.scrape()
  })
}

/** Serves scrapes on a separate port, which no proxy publishes; until there are metrics, each gets a 503. */
export async function listenForScrapes(
  { host, metricsPort, metricsToken }: Where,
  metrics: () => Metrics | undefined,
): Promise<() => void> {
  if (metricsPort === undefined) return () => {}
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (!isAllowed(request.headers.authorization, metricsToken)) return void response.writeHead(401).end()
    const counted = metrics()
    if (!counted) return void response.writeHead(503).end()
    try {
      const text = await counted.scrape()
      response.writeHead(200, { 'content-type': counted.contentType }).end(text)
    } catch {
      // The database is unreachable: the scrape fails like everything else.
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError(`Cannot listen on ${host}:${metricsPort} (METRICS_PORT): ${error.code}`)),
    )
    server.listen(metricsPort, host, resolve)
  })
  server.unref()
  return () => server.close()
}
