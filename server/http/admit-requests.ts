import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, tooMany } from '../../platform/errors/index.ts'
import { createWorkSlots, enterWork, leaveWork, registerSlots, type WorkLimits } from '../../platform/http/index.ts'

export interface RequestLimits {
  /** maximum requests, from their headers until the client has received the answer; event streams do not count */
  atOnce: number
  fromOneAddress: number
  /** limits of concurrent work; other requests wait in order */
  work: WorkLimits
}

const retrySeconds = 5

/** The embedded database runs one query at a time on the process's own thread: more concurrent work would only wait. */
export const embeddedWork: WorkLimits = { atOnce: 32, fromOneAddress: 2 }

export const usualLimits: RequestLimits = {
  atOnce: 1024,
  fromOneAddress: 256,
  work: { atOnce: 64, fromOneAddress: 8 },
}

const tooBusy = () =>
  new AppError(503, 'not-ready', 'Trop de monde en ce moment. Réessayez dans quelques secondes.', {
    headers: { 'retry-after': String(retrySeconds) },
  })

/** Probes are answered whatever the load. */
const isProbe = ({ url }: FastifyRequest): boolean => url === '/healthz' || url === '/readyz'

/** The site's own API calls in the same process belong to a request that is counted already. */
const isCounted = (request: FastifyRequest): boolean => request.raw.socket instanceof Socket && !isProbe(request)

/** Limits requests in progress, in total and from one address. Does no work for a client that has disconnected. */
export function admitRequests(app: FastifyInstance, limits: RequestLimits): void {
  const work = createWorkSlots(limits.work)
  const byAddress = new Map<string, number>()
  let underWay = 0

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    const { ip } = request
    const active = byAddress.get(ip) ?? 0
    if (active >= limits.fromOneAddress) throw tooMany(retrySeconds)
    if (underWay >= limits.atOnce) throw tooBusy()
    underWay += 1
    byAddress.set(ip, active + 1)
    let counted = true
    const slot = work.slotFor(ip)
    const leave = () => {
      slot.leave()
      if (!counted) return
      counted = false
      underWay -= 1
      const left = (byAddress.get(ip) ?? 1) - 1
      if (left > 0) byAddress.set(ip, left)
      else byAddress.delete(ip)
    }
    registerSlots(reply.raw, { enterWork: slot.enter, leaveWork: slot.leave, leave })
    reply.raw.once('close', leave)
  })
  // Wait for a slot only once the body has arrived, so that a slow sender occupies none.
  app.addHook('preHandler', async (_request, reply) => {
    await enterWork(reply.raw)
    // A hijacked reply counts as sent, so Fastify starts no more work for it.
    if (reply.raw.destroyed) reply.hijack()
  })
  app.addHook('onSend', async (_request, reply) => leaveWork(reply.raw))
}
