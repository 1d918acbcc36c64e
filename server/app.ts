import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { AppError, notFound } from '../platform/errors/index.ts'
import { createMount, installErrors, parseQuery, validatorCompiler } from '../platform/http/index.ts'
import type { Module, Platform } from '../platform/index.ts'
import { registerDocs } from './docs.ts'
import { registerHealth } from './health.ts'

const mebibyte = 1024 * 1024

export interface HouseApp {
  app: FastifyInstance
  /** what /readyz says */
  readiness: { ready: boolean }
}

function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request) => {
    const allowed = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) =>
      app.findRoute({ method, url: request.url.split('?')[0] ?? '/' }),
    )
    if (allowed.length > 0 && !allowed.includes(request.method as never)) {
      throw new AppError(405, 'method-not-allowed', 'Cette méthode n’est pas acceptée ici.', {
        headers: { allow: allowed.join(', ') },
      })
    }
    throw notFound()
  })
}

/** The API and its surroundings, wired in plain sight; the site is registered beside it. */
export async function createApp(platform: Platform, modules: readonly Module[]): Promise<HouseApp> {
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    bodyLimit: mebibyte,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  const readiness = { ready: false }
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('viewer', null)
  installErrors(app)
  await app.register(helmet, { global: true, contentSecurityPolicy: false, crossOriginEmbedderPolicy: false })
  registerHealth(app, platform, readiness)

  const mount = createMount(platform)
  await app.register(
    async (api) => {
      await registerDocs(api)
      refuseUnknown(api)
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
  return { app, readiness }
}
