import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** One line for each request that came from outside; the site's own calls of the API only when debugging. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.raw.socket instanceof Socket ? 'info' : 'debug'
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'requête')
  })
}
