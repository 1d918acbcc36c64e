import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { createAuthenticator } from '../../modules/accounts/index.ts'
import type { Config } from '../../platform/config/index.ts'
import {
  createMount,
  createRequestScopes,
  installErrors,
  parseQuery,
  type RequestScopes,
  refuseExcessiveAddresses,
  secureAnswers,
  validatorCompiler,
  withoutObsoleteHeaders,
} from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { watchKeys } from '../../platform/keys/in-use.ts'
import { answeredRequests } from '../../platform/metrics/index.ts'
import type { Module } from '../../platform/module.ts'
import { readSetting, siteName } from '../../platform/settings/index.ts'
import { admitRequests, type RequestLimits, usualLimits } from '../http/admit-requests.ts'
import { acceptJson } from '../http/json-body.ts'
import { refuseSlowBodies } from '../http/slow-bodies.ts'
import { traceRequests } from '../tracing/requests.ts'
import { registerDocs } from './docs.ts'
import { type Readiness, registerHealth } from './health.ts'
import { gatherMethods, refuseUnknown } from './unknown-calls.ts'

const mebibyte = 1024 * 1024
/** Pages of one reader are compressed while the reader waits. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/**
 * Converts a number of proxies into a function: given a number, Fastify trusts no proxy, since it cannot know whether clients can
 * bypass them.
 */
const trustProxyOf = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : [...trustProxy]

/** An address with invalid percent-encoding is looked up as written, which answers 404. */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split(/(?=\?)/)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('')
  }
}

/** Logs each request from outside; the site's own API calls only when debugging. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isFromOutside = request.raw.socket instanceof Socket
    const level = isFromOutside ? 'info' : 'debug'
    if (isFromOutside) {
      const { method, url, routeOptions } = request
      const seconds = reply.elapsedTime / 1000
      answeredRequests.publish({ method, url, route: routeOptions.url ?? 'unknown', status: reply.statusCode, seconds })
    }
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}

export interface ServerApp {
  app: FastifyInstance
  /** state that /readyz reports */
  readiness: Readiness
  scopes: RequestScopes
}

/** Wires the API with its plugins and hooks; the site is registered separately. */
export async function createApp(
  platform: OpenedPlatform,
  modules: readonly Module[],
  limits: RequestLimits = usualLimits,
): Promise<ServerApp> {
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mebibyte,
    // A busy machine starts late instead of never; until then /readyz says that it is not ready.
    pluginTimeout: 0,
    trustProxy: trustProxyOf(platform.config),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
  })
  const readiness = { ready: false, hasKeys: watchKeys(platform, modules) }
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('viewer', null)
  app.decorateRequest('author', null)
  app.decorateRequest('scope', null)
  installErrors(app)
  logRequests(app)
  traceRequests(app)
  admitRequests(app, limits)
  refuseExcessiveAddresses(app)
  refuseSlowBodies(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: fastBrotli })
  await app.register(helmet, { global: true, contentSecurityPolicy: false, ...withoutObsoleteHeaders })
  secureAnswers(app)
  registerHealth(app, platform, readiness)
  const scopes = createRequestScopes()
  app.addHook('onRequest', createAuthenticator(platform, scopes))

  const mount = createMount(platform)
  await app.register(
    async (api) => {
      await registerDocs(api, await readSetting(platform.db, platform.config, siteName))
      refuseUnknown(api, gatherMethods(api))
      acceptJson(api)
      api.addHook('onSend', async (request, reply) => {
        reply.header('x-request-id', request.id)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      for (const module of modules) {
        await api.register(async (scope) => module.routes?.(scope, platform, mount))
      }
    },
    { prefix: '/api' },
  )
  for (const module of modules) {
    await app.register(async (scope) => module.pages?.(scope, platform))
  }
  return { app, readiness, scopes }
}
