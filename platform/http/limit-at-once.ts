import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/index.ts'
import { networkOf } from '../limits/network-of.ts'
import { createWorkPlaces, type WorkPlace } from './work-places.ts'

const retrySeconds = 5
const waitMilliseconds = 5000

export interface ConcurrencyLimit {
  inAll: number
  /** maximum from one address, so that one client cannot take all slots */
  fromOne: number
  /** how long one more request waits for a slot before it is refused */
  waitMilliseconds?: number
  /** message for a request beyond the limit (default: many files are arriving) */
  message?: string
}

const manyFiles = 'Beaucoup de fichiers arrivent en ce moment. Réessayez bientôt.'

const busy = (message: string) =>
  new AppError(503, 'not-ready', message, { headers: { 'retry-after': String(retrySeconds) } })

/** @returns whether there was a free slot in time */
async function entersWithin(milliseconds: number, place: WorkPlace): Promise<boolean> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    place.leave()
  }, milliseconds)
  await place.enter()
  clearTimeout(timer)
  return !isLate
}

/**
 * A hook for `onRequest` that limits concurrent requests, because each holds its whole content in memory. A further request waits
 * with its body unread, and is refused if no slot is free in time.
 */
export function limitAtOnce({
  inAll,
  fromOne,
  waitMilliseconds: patience = waitMilliseconds,
  message = manyFiles,
}: ConcurrencyLimit) {
  const places = createWorkPlaces({ atOnce: inAll, fromOneAddress: fromOne })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const place = places.placeFor(networkOf(request.ip))
    finished(reply.raw, () => place.leave())
    if (!(await entersWithin(patience, place))) throw busy(message)
  }
}
