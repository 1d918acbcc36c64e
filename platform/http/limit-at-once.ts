import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/index.ts'
import { networkOf } from '../limits/network-of.ts'

const retrySeconds = 5

export interface AtOnce {
  inAll: number
  /** maximum from one address, so that one client cannot take all slots */
  fromOne: number
}

const busy = () =>
  new AppError(503, 'not-ready', 'Beaucoup de fichiers arrivent en ce moment. Réessayez bientôt.', {
    headers: { 'retry-after': String(retrySeconds) },
  })

/** A hook for `onRequest` that turns requests away while that many are being answered: each holds its whole body in memory. */
export function limitAtOnce({ inAll, fromOne }: AtOnce) {
  let running = 0
  const byNetwork = new Map<string, number>()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = networkOf(request.ip)
    const hers = byNetwork.get(network) ?? 0
    if (running >= inAll || hers >= fromOne) throw busy()
    running += 1
    byNetwork.set(network, hers + 1)
    finished(reply.raw, () => {
      running -= 1
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
    })
  }
}
